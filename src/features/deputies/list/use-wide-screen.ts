import { startTransition, useEffect, useState } from 'react';
import { afterFirstScreen } from '@/lib/offline/when-idle';

/** Known after the first screen: what depends on it can wait. */
export function useWideScreen(): boolean {
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const list = window.matchMedia('(min-width: 64em)');
    const read = () => startTransition(() => setIsWide(list.matches));
    void afterFirstScreen().then(read);
    list.addEventListener('change', read);
    return () => list.removeEventListener('change', read);
  }, []);
  return isWide;
}
