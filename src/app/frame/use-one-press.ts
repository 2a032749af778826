import { useEffect } from 'react';

/**
 * Enter held down, by a slow hand or a stuck key, presses a button once: browsers repeat the press.
 * The second click of a double one never answers what the first put in its place.
 */
export function useOnePress(): void {
  useEffect(() => {
    let first: Element | null | undefined;
    const hold = (event: KeyboardEvent) => {
      const isPress = event.key === 'Enter' && event.target instanceof HTMLButtonElement;
      if (event.repeat && isPress) event.preventDefault();
    };
    const stop = (event: MouseEvent) => {
      const control = event.target instanceof Element ? event.target.closest('button, a') : null;
      if (event.detail < 2) first = control;
      if (first === undefined || control === null || control === first) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', hold);
    document.addEventListener('click', stop, true);
    return () => {
      document.removeEventListener('keydown', hold);
      document.removeEventListener('click', stop, true);
    };
  }, []);
}
