/** Milliseconds after which the first paint is not waited for any more: a page in the background has none. */
const patience = 500;

/** Takes the application's scripts out of the template in which they wait, once. */
function loadScripts(): void {
  const scripts = document.querySelector<HTMLTemplateElement>('template[data-scripts]');
  if (!scripts) return;
  document.head.append(scripts.content);
  scripts.remove();
}

/**
 * Stands in the file of a drawn page after its markup, which is a visitor's. When the script of the head has found that
 * this is not what the application will draw first, it puts the right one in its place, or nothing, and shows the page.
 * What is to be seen is seen before the scripts are asked for; when that is nothing, they are asked for at once.
 */
function settle(): void {
  const page = document.documentElement;
  const view = page.dataset['view'] ?? 'visitor';
  const other = document.querySelector<HTMLTemplateElement>('template[data-drawn]');
  if (page.hidden) {
    const markup = view === 'person' && other ? [other.content] : [];
    document.querySelector('#root')?.replaceChildren(...markup);
    page.hidden = false;
    delete page.dataset['view'];
  }
  other?.remove();
  if (view === 'none') {
    loadScripts();
    return;
  }
  new PerformanceObserver(loadScripts).observe({ type: 'paint', buffered: true });
  setTimeout(loadScripts, patience);
}

settle();
