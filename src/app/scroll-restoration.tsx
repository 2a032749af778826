import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Location, ScrollRestoration } from 'react-router-dom';

/**
 * Under which name the place on a screen is kept. The first screen of every full load has the key 'default', so it goes
 * by its address: otherwise one address would open where another was left.
 */
function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

/** Notes how far the page is scrolled when React takes it over. */
function NoteScroll({ scrollRef }: { scrollRef: RefObject<number> }) {
  useLayoutEffect(() => {
    scrollRef.current = window.scrollY;
  }, [scrollRef]);
  return null;
}

/**
 * Scrolls as one goes from screen to screen. A prerendered page may have been scrolled before React is there, and the router
 * begins every page at its top: so the page is put back before anybody sees it. React runs these effects in their order,
 * the parent's last.
 */
export function PageScroll() {
  const scrollRef = useRef(0);
  useLayoutEffect(() => {
    if (scrollRef.current > 0) window.scrollTo(0, scrollRef.current);
  }, []);
  return (
    <>
      <NoteScroll scrollRef={scrollRef} />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
