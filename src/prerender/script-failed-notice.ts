/** Says over the page that its code did not arrive, with a link to the same page: a button would wait for that very code. */
function showNotice(): void {
  if (document.querySelector('[data-missing]')) return;
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
  notice.append('O site não terminou de carregar. Verifique sua conexão. ', again);
}

/** Shows a notice when one of the page's own scripts fails to load. Lazy chunks have their own words. */
window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) showNotice();
  },
  true,
);
