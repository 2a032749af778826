declare global {
  /** A link to the same page: a button would need the failing code. */
  var showNotice: ((line: string) => void) | undefined;
}

globalThis.showNotice = (line) => {
  if (document.querySelector('[data-missing]')) return;
  // What React would have opened does not come: the file is shown as it is.
  delete document.documentElement.dataset['asks'];
  const notice = document.createElement('p');
  notice.role = 'alert';
  notice.dataset['missing'] = '';
  notice.className =
    'bg-primary px-gutter text-small text-on-primary sticky top-0 z-30 flex flex-wrap items-center justify-center gap-x-2 py-2.5 text-center font-semibold print:hidden';
  const again = document.createElement('a');
  again.setAttribute('href', '');
  again.className = 'min-h-target inline-flex items-center font-bold';
  again.textContent = 'Tentar novamente';
  document.body.prepend(notice);
  notice.append(`${line} `, again);
};

/** Lazy chunks have their own words. */
window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement)
      globalThis.showNotice?.('O site não terminou de carregar. Verifique sua conexão.');
  },
  true,
);

export {};
