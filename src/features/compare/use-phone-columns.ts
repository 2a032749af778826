import { type RefCallback, useCallback, useState } from 'react';

/** Below this width a column would break its words, in units of the text's size. */
const leastForTwo = 17;

/** How many people a phone shows side by side: two, or one where the text is large; and what measures it. */
export function usePhoneColumns(): [count: number, measure: RefCallback<HTMLElement>] {
  const [count, setCount] = useState(2);
  const measure = useCallback((table: HTMLElement | null) => {
    if (table === null) return undefined;
    const observer = new ResizeObserver(() => {
      const size = Number.parseFloat(getComputedStyle(table).fontSize);
      setCount(table.clientWidth < leastForTwo * size ? 1 : 2);
    });
    observer.observe(table);
    return () => observer.disconnect();
  }, []);
  return [count, measure];
}
