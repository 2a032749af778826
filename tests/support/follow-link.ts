import { vi } from 'vitest';

/** A fresh page: the service's client reads the address while starting. */
export async function followLink(address: string) {
  window.history.replaceState(null, '', address);
  vi.resetModules();
  const { renderApp } = await import('./render-app');
  return renderApp(address);
}
