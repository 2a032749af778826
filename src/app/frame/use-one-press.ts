import { useEffect } from 'react';

const controlOf = ({ target }: Event) => (target instanceof Element ? target.closest('button, a') : null);

/**
 * Enter held down, by a slow hand or a stuck key, presses a button once: browsers repeat the press.
 * The second click of a double one never answers what the first put in its place.
 */
export function useOnePress(): void {
  useEffect(() => {
    const isGone = new AbortController();
    const options = { capture: true, signal: isGone.signal };
    let first: { control: Element | null } | null = null;
    const hold = (event: KeyboardEvent) => {
      const isPress = event.key === 'Enter' && event.target instanceof HTMLButtonElement;
      if (event.repeat && isPress) event.preventDefault();
    };
    const stop = (event: MouseEvent) => {
      const control = controlOf(event);
      if (event.detail === 1) first = { control };
      if (event.detail < 2 || first === null || control === null || control === first.control) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', hold, options);
    document.addEventListener('click', stop, options);
    return () => isGone.abort();
  }, []);
}
