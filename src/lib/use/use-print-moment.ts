import { flushSync } from 'react-dom';
import { useHydratedStore } from '@/lib/page/hydration';

/** Milliseconds since 1970; null on the screen. */
let moment: number | null = null;
let listeners = 0;

/** `beforeprint` precedes layout; the media query covers previews without that event. */
function subscribe(notify: () => void): () => void {
  const list = window.matchMedia('print');
  function tell(isPrinting: boolean) {
    if (isPrinting !== (moment !== null)) moment = isPrinting ? Date.now() : null;
    notify();
  }
  // Firefox copies the page for paper as soon as the event is over.
  const begin = () => flushSync(() => tell(true));
  const end = () => flushSync(() => tell(false));
  const follow = () => flushSync(() => tell(list.matches));
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  list.addEventListener('change', follow);
  listeners += 1;
  if (list.matches) tell(true);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    list.removeEventListener('change', follow);
    listeners -= 1;
    if (listeners === 0) moment = null;
  };
}

/** For what only paper carries; null on the screen. */
export function usePrintMoment(): number | null {
  return useHydratedStore(
    subscribe,
    () => moment,
    () => null,
  );
}
