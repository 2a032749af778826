import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Location, ScrollRestoration } from 'react-router-dom';

/** The first entry of every load is named 'default', so it goes by address: else one would open where another was left. */
function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

/** Records how far the page is scrolled at hydration. */
function NoteScroll({ scrollRef }: { scrollRef: RefObject<number> }) {
  useLayoutEffect(() => {
    scrollRef.current = window.scrollY;
  }, [scrollRef]);
  return null;
}

/**
 * The router starts at the top, but a prerendered page may be scrolled before hydration: it is put back before paint.
 * React runs these effects in order, the parent's last.
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
