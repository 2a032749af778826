import { useHydratedStore } from './hydration';

/** Event on the window, both when an offer comes and goes. */
const change = 'installoffer';

function subscribe(listener: () => void): () => void {
  window.addEventListener(change, listener);
  return () => window.removeEventListener(change, listener);
}

const read = () => window.installOffer ?? null;

async function accept(): Promise<void> {
  const offer = read();
  window.installOffer = null;
  window.dispatchEvent(new Event(change));
  await offer?.prompt();
}

/** Null where the browser offers no installation. */
export function useInstall(): (() => Promise<void>) | null {
  return useHydratedStore(subscribe, read, () => null) === null ? null : accept;
}
