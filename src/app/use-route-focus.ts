import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector<HTMLElement>('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/** Focuses the heading now or, where the page still waits for its data, when it arrives and nobody moved on meanwhile. */
function focusPage(main: HTMLElement): () => void {
  if (focusHeading(main)) return () => undefined;
  main.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    if (document.activeElement !== main || focusHeading(main)) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function hrefOf(target: EventTarget | null): string | null {
  return target instanceof HTMLAnchorElement ? target.getAttribute('href') : null;
}

/** Gives the focus back to the link by which the page was left, if it is there and the focus is nowhere. */
function focusLink(main: HTMLElement, href: string): void {
  if (document.activeElement !== document.body) return;
  const link = [...main.querySelectorAll('a')].find((candidate) => hrefOf(candidate) === href);
  link?.focus({ preventScroll: true });
}

/**
 * Moves the focus to the page's heading when another address opens, so that a screen reader starts there. Going back or
 * forward puts it on the link by which that page was left. A change of parameters on the same address leaves it alone
 * (design: route change).
 */
export function useRouteFocus(): void {
  const { key, pathname } = useLocation();
  const navigationType = useNavigationType();
  const previousPath = useRef(pathname);
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
    if (previousPath.current === pathname) return undefined;
    previousPath.current = pathname;
    const main = document.querySelector<HTMLElement>('main');
    if (!main) return undefined;
    if (navigationType !== NavigationType.Pop) return focusPage(main);
    const href = leftBy.current.get(key);
    if (href !== undefined) focusLink(main, href);
    return undefined;
  }, [key, pathname, navigationType]);
}
