import { useHydratedStore } from './hydration';

/** Said on the window when there is an offer, or no longer one. */
const change = 'installoffer';

function subscribe(listener: () => void): () => void {
  window.addEventListener(change, listener);
  return () => window.removeEventListener(change, listener);
}

const read = () => window.installOffer ?? null;

/** Asks the user by the browser's own dialog; an offer can be taken up once. */
async function accept(): Promise<void> {
  const offer = read();
  window.installOffer = null;
  window.dispatchEvent(new Event(change));
  await offer?.prompt();
}

/** How to install the site; null where the browser does not offer it, or no longer. */
export function useInstall(): (() => Promise<void>) | null {
  return useHydratedStore(subscribe, read, () => null) === null ? null : accept;
}
