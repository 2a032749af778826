import { listMark } from '@/features/candidates/early-list';
import type { CandidateSummary } from '@/features/candidates/model';
import { hasEarlyActWithin } from '@/lib/early-acts';

/** Milliseconds after which the first paint is not waited for any more: a page in the background has none. */
const patience = 500;

/** Takes the application's scripts out of the template in which they wait, once. */
function loadScripts(): void {
  const scripts = document.querySelector<HTMLTemplateElement>('template[data-scripts]');
  if (!scripts) return;
  document.head.append(scripts.content);
  scripts.remove();
}

/** The site's policy refuses styles that stand in the markup, but not those that a script sets. */
function setStyles(drawn: DocumentFragment): void {
  for (const element of drawn.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
}

/** A photo that does not come leaves an empty frame, not a torn picture, until React puts the initials there. */
function hideTornPhotos(drawn: DocumentFragment): void {
  for (const photo of drawn.querySelectorAll('img')) {
    const look = ({ type }: Event) => {
      photo.style.visibility = type === 'error' ? 'hidden' : '';
    };
    photo.addEventListener('error', look);
    photo.addEventListener('load', look);
  }
}

/** Makes of what is seen what is drawn; what is the same in both stays, with the focus that it may have. */
function renew(seen: ChildNode, drawn: ChildNode): void {
  if (!seen.cloneNode().isEqualNode(drawn.cloneNode())) {
    seen.replaceWith(drawn);
    return;
  }
  const former = [...seen.childNodes];
  const next = [...drawn.childNodes];
  next.forEach((node, index) => {
    const old = former[index];
    if (old) renew(old, node);
    else seen.appendChild(node);
  });
  for (const old of former.slice(next.length)) old.remove();
}

/**
 * Shows the list before the application's code is there: the page was drawn with a list when it was published, which is
 * seen only when it is the very one that the backend has just answered, and not where the person is doing something.
 */
function showList(list: CandidateSummary[] | null): void {
  const drawn = document.querySelector<HTMLTemplateElement>('template[data-list]');
  const main = document.querySelector('main');
  const next = drawn?.content.firstElementChild;
  if (!list || !main?.firstElementChild || !next || drawn.dataset['list'] !== listMark(list)) return;
  if (main.contains(document.activeElement) || hasEarlyActWithin(main)) return;
  setStyles(drawn.content);
  hideTornPhotos(drawn.content);
  renew(main.firstElementChild, next);
  drawn.remove();
  window.drawnCandidates = list;
  window.earlyCandidates = undefined;
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
  if (view === 'visitor') void window.earlyCandidates?.then(showList);
  else document.querySelector('template[data-list]')?.remove();
  if (view === 'none') {
    loadScripts();
    return;
  }
  new PerformanceObserver(loadScripts).observe({ type: 'paint', buffered: true });
  setTimeout(loadScripts, patience);
}

settle();
