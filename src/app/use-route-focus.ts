import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Focuses the title of the page that is there now and returns it. */
function focusHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return null;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return heading;
}

/** Whether the focus is where a change of page leaves it: on the page as a whole, or on nothing. */
function isUnclaimed(element: Element | null): boolean {
  return element === null || element === document.body || element.tagName === 'MAIN';
}

/**
 * Focuses the heading, now or when the data or another frame arrives and the user has not moved on; a pending
 * page's heading hands the focus to the one that replaces it.
 */
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

function hrefOf(target: EventTarget | null): string | null {
  return target instanceof HTMLAnchorElement ? target.getAttribute('href') : null;
}

/** Gives the focus back to the link by which the page was left, unless it is used. */
function focusLink(main: HTMLElement, href: string): void {
  if (document.activeElement !== document.body) return;
  const link = [...main.querySelectorAll('a')].find((candidate) => hrefOf(candidate) === href);
  link?.focus({ preventScroll: true });
}

/** The address shown last, by whichever frame: leading from the public frame into the panel is a change of page too. */
let lastPath: string | null = null;

/** Focuses the heading when another path opens (design: route change); back and forward focus the link that was followed. */
export function useRouteFocus(): void {
  const { key, pathname } = useLocation();
  const navigationType = useNavigationType();
  const leftBy = useRef(new Map<string, string>());

  useEffect(() => {
    function remember({ target }: FocusEvent) {
      const href = hrefOf(target);
      if (href !== null) leftBy.current.set(key, href);
    }
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [key]);

  useEffect(() => {
    const isFirst = lastPath === null;
    if (lastPath === pathname) return undefined;
    lastPath = pathname;
    if (isFirst) return undefined;
    const main = document.querySelector<HTMLElement>('main');
    if (!main) return undefined;
    if (navigationType !== NavigationType.Pop) return focusPage(main);
    const href = leftBy.current.get(key);
    if (href !== undefined) focusLink(main, href);
    return undefined;
  }, [key, pathname, navigationType]);
}
