import { useHydratedStore } from '@/lib/page/hydration';

/** When the paper now being made was requested (ms since 1970); null on the screen. */
let moment: number | null = null;
let listeners = 0;

/**
 * `beforeprint` comes before the browser lays the sheet out; the media query tells of previews that send no such event.
 */
function subscribe(notify: () => void): () => void {
  const list = window.matchMedia('print');
  function tell(isPrinting: boolean) {
    if (isPrinting !== (moment !== null)) moment = isPrinting ? Date.now() : null;
    notify();
  }
  const begin = () => tell(true);
  const end = () => tell(false);
  const follow = () => tell(list.matches);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  list.addEventListener('change', follow);
  listeners += 1;
  if (list.matches) begin();
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    list.removeEventListener('change', follow);
    listeners -= 1;
    // Nobody is left to hear the end of a print.
    if (listeners === 0) moment = null;
  };
}

/** The moment of printing (ms since 1970), else null: for what only paper carries. */
export function usePrintMoment(): number | null {
  return useHydratedStore(
    subscribe,
    () => moment,
    () => null,
  );
}
