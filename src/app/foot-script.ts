/**
 * Stands in the file of a drawn page after its markup, a visitor’s. When the script of the head has found that this is
 * not what the application will draw first, it puts the right one in its place, or nothing, and shows the page.
 */
function settle(): void {
  const page = document.documentElement;
  const other = document.querySelector<HTMLTemplateElement>('template[data-drawn]');
  if (page.hidden) {
    const markup = page.dataset['view'] === 'person' && other ? [other.content] : [];
    document.querySelector('#root')?.replaceChildren(...markup);
    page.hidden = false;
    delete page.dataset['view'];
  }
  other?.remove();
}

settle();
