import { startTransition, useEffect, useState } from 'react';
import { afterFirstScreen } from '@/lib/offline/when-idle';

/** Whether the window is a wide one, told only once the first screen is there: what depends on it can wait until then. */
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
