import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

function focusHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return null;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return heading;
}

/** Whether the focus is on the page as a whole, or on nothing. */
function isUnclaimed(element: Element | null): boolean {
  return element === null || element === document.body || element.tagName === 'MAIN';
}

/** Follows late data and frames until the user moves on. */
function focusPage(main: HTMLElement): () => void {
  const first = focusHeading();
  const isWaiting = () => main.querySelector('[aria-busy="true"]') !== null;
  if (first !== null && !isWaiting()) return () => undefined;
  if (first === null) main.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    if (first?.isConnected) {
      if (!isWaiting()) observer.disconnect();
      return;
    }
    if (!isUnclaimed(document.activeElement) || focusHeading()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

export function hrefOf(target: EventTarget | null): string | null {
  return target instanceof HTMLAnchorElement ? target.getAttribute('href') : null;
}

/** In what comes late, or anew, unless the focus is used or something pressed meanwhile. */
export function focusLink(place: Element, href: string): () => void {
  const isOver = new AbortController();
  const { signal } = isOver;
  const end = () => isOver.abort();
  const look = () => {
    const { activeElement } = document;
    if (activeElement === document.body)
      [...place.querySelectorAll('a')].find((link) => hrefOf(link) === href)?.focus({ preventScroll: true });
    else if (hrefOf(activeElement) !== href) end();
  };
  const observer = new MutationObserver(look);
  observer.observe(place, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
  for (const press of ['keydown', 'pointerdown']) document.addEventListener(press, end, { signal });
  look();
  return end;
}

/** Shared by frames: from the public frame to the panel is a page change. */
let lastPath: string | null = null;

/** Another path focuses the heading; back and forward, the link that was followed. */
export function useRouteFocus(): void {
  const { key, pathname } = useLocation();
  const navigationType = useNavigationType();
  const leftBy = useRef(new Map<string, string>());

  // Layout effects: what watches the page that is left ends before the next one is seen.
  useLayoutEffect(() => {
    function remember({ target }: FocusEvent) {
      const href = hrefOf(target);
      if (href !== null) leftBy.current.set(key, href);
    }
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [key]);

  useLayoutEffect(() => {
    const isFirst = lastPath === null;
    if (lastPath === pathname) return undefined;
    lastPath = pathname;
    if (isFirst) return undefined;
    const main = document.querySelector<HTMLElement>('main');
    if (!main) return undefined;
    if (navigationType !== NavigationType.Pop) return focusPage(main);
    const href = leftBy.current.get(key);
    return href === undefined ? undefined : focusLink(main, href);
  }, [key, pathname, navigationType]);
}
