import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Location, ScrollRestoration } from 'react-router-dom';

/** Every load's first entry is named 'default', so addresses tell entries apart. */
export function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

function NoteScroll({ scrollRef }: { scrollRef: RefObject<number> }) {
  useLayoutEffect(() => {
    scrollRef.current = window.scrollY;
  }, [scrollRef]);
  return null;
}

/** Hydration keeps an early scroll, restored before paint; React runs the parent's effect last. */
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
