import { useSyncExternalStore } from 'react';

/** What browsers that can install a site give it; TypeScript does not know it, because not all have it. */
interface InstallOffer {
  prompt: () => Promise<unknown>;
}

declare global {
  interface Window {
    /** The browser's offer to install the site, kept by public/theme.js: it is made once, before any page may show it. */
    installOffer?: InstallOffer | null;
  }
}

/** Said on the window when there is an offer, or no longer one. */
const change = 'installoffer';

function subscribe(listener: () => void): () => void {
  window.addEventListener(change, listener);
  return () => window.removeEventListener(change, listener);
}

const read = () => window.installOffer ?? null;

/** Asks the person by the browser's own dialog; an offer can be taken up once. */
async function accept(): Promise<void> {
  const offer = read();
  window.installOffer = null;
  window.dispatchEvent(new Event(change));
  await offer?.prompt();
}

/** How to install the site; null where the browser does not offer it, or no longer. */
export function useInstall(): (() => Promise<void>) | null {
  return useSyncExternalStore(subscribe, read, () => null) === null ? null : accept;
}
