import { useEffect } from 'react';

/** Enter held down, by a slow hand or a stuck key, presses a button once: browsers repeat the press. */
export function useOnePress(): void {
  useEffect(() => {
    const stop = (event: KeyboardEvent) => {
      const isPress = event.key === 'Enter' && event.target instanceof HTMLButtonElement;
      if (event.repeat && isPress) event.preventDefault();
    };
    document.addEventListener('keydown', stop);
    return () => document.removeEventListener('keydown', stop);
  }, []);
}
