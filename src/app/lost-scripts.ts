/** Each browser has its own words for failed or outdated scripts. */
const ofMissingScript =
  /dynamically imported module|module script|preload CSS|JavaScript MIME|requested module|import(ing binding name|:? not found)|^(unexpected token '<'|expected expression, got '<')$/i;

export function isMissingScript(error: unknown): boolean {
  return error instanceof Error && ofMissingScript.test(error.message);
}

/**
 * Firefox and older Chromium keep a script that failed until the page is opened again.
 * An act that asks for it in vain is answered with the way to open it; a page that is read stays still.
 */
export function sayLostScripts(): void {
  const lost = new Map<string, number>();
  let acts = 0;
  window.addEventListener('click', () => (acts += 1), true);
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (!isMissingScript(payload)) return;
    const before = lost.get(payload.message) ?? acts;
    if (before < acts && navigator.onLine)
      globalThis.showNotice?.('Parte do site não carregou. Verifique sua conexão.');
    lost.set(payload.message, acts);
  });
}
