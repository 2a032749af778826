import { type RefCallback, useCallback, useState } from 'react';

/** In units of the text's size; narrower columns break words. */
const leastForTwo = 17;

/** Two columns, or one in large text; and the measuring element. */
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
