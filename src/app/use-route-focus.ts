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
function focusPage(main: HTMLElement): (() => void) | undefined {
  if (focusHeading(main)) return undefined;
  main.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    if (document.activeElement !== main || focusHeading(main)) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Moves the focus to the page's heading when another address opens, so that a screen reader starts there.
 * Going back or forward leaves the focus alone, as does a change of parameters on the same address (design: route change).
 */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const previousPath = useRef(pathname);

  useEffect(() => {
    if (previousPath.current === pathname) return undefined;
    previousPath.current = pathname;
    const main = document.querySelector<HTMLElement>('main');
    if (navigationType === NavigationType.Pop || !main) return undefined;
    return focusPage(main);
  }, [pathname, navigationType]);
}
