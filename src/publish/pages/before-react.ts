import type { ChoiceTaps, PageStart } from './page-start.ts';

/** Answers input before React: only a visitor's tap on a choice. */
declare global {
  var pageStart: PageStart | undefined;
  /** Returns how to replay input after hydration; null where the page is left. */
  var onHydrationStart: (() => (() => void) | null) | undefined;
}

const page = document.documentElement;

/** React must hear of text that the field may hold already. */
function type(field: HTMLInputElement, text: string): void {
  field.value = '';
  Reflect.set(HTMLInputElement.prototype, 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The tabs listen to the mouse's way down. */
function press(button: HTMLElement): void {
  button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  button.click();
}

/** During hydration React answers these in one piece, a second late per character. */
const fieldEvents = (
  'pointerdown mousedown touchstart pointerup mouseup touchend click ' +
  'keydown keypress keyup textInput input change compositionstart compositionend paste submit'
).split(' ');

/** Where this tab keeps what the history entry of the next document is to carry. */
const arrivalKey = 'chegada';
let isLeft = false;

function couldStore(act: () => boolean): boolean {
  try {
    return act();
  } catch (reason) {
    console.warn('Storage is denied', reason);
    return false;
  }
}

/** As the router has it (lib/session/sign-in-state). */
function arrive(): void {
  couldStore(() => {
    const [href, text = ''] = sessionStorage.getItem(arrivalKey)?.split('\n') ?? [];
    sessionStorage.removeItem(arrivalKey);
    if (href !== location.href) return false;
    const reason: unknown = JSON.parse(text);
    history.replaceState({ usr: { signIn: { reason, isBehind: true } } }, '');
    return true;
  });
}

/** Where the router keeps places, by address for a document's first entry (app/scroll-restoration). */
const placesKey = 'react-router-scroll-positions';

/** A reload or Back finds its place; opened anew, a page begins at its top, or at the part named. */
function forgetPlace(): void {
  const [opened] = performance.getEntriesByType('navigation');
  if (!opened || !('type' in opened) || opened.type !== 'navigate') return;
  couldStore(() => {
    const places: unknown = JSON.parse(sessionStorage.getItem(placesKey) ?? 'null');
    if (!(places instanceof Object)) return false;
    Reflect.deleteProperty(places, location.pathname + location.search);
    sessionStorage.setItem(placesKey, JSON.stringify(places));
    return true;
  });
}

/** Pending requests would occupy the line, and React must not begin any more. */
function leave(go: () => void): void {
  isLeft = true;
  // Scripts that are stopped have not failed.
  globalThis.showNotice = undefined;
  window.stop();
  go();
  // Back may bring this document as it was left, without its scripts.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}

/** Like pending-store.ts; false where a person or the device keeps choices. */
function keepChoice(taps: ChoiceTaps, waiting: object, arrival: string): boolean {
  if (!navigator.onLine || 'session' in page.dataset) return false;
  return couldStore(() => {
    if (localStorage.getItem(taps.device) !== null) return false;
    sessionStorage.setItem(taps.pending, JSON.stringify(waiting));
    sessionStorage.setItem(arrivalKey, arrival);
    return true;
  });
}

/** As the application does: the choice waits, and the sign-in opens. */
function answerTap({ name, value }: HTMLButtonElement): void {
  const taps = globalThis.pageStart?.taps;
  const target = taps?.targets.find(({ id }) => id === value);
  if (!taps || !target) return;
  const flag = name === 'ignorado' ? name : 'favorito';
  const path = location.pathname + location.search + location.hash;
  const to = new URL(taps.signIn, location.origin);
  if (path !== '/') to.searchParams.set(taps.back, path);
  const { href } = to;
  const waiting = { kind: taps.kind, target, flag, path, keptAt: Date.now() };
  if (keepChoice(taps, waiting, `${href}\n${JSON.stringify(taps.reasons[flag])}`))
    leave(() => location.assign(href));
}

/** Returns how to let the router hear; it misses a move made while it is drawn. */
function holdMoves(): { begin: () => void; replay: () => void } {
  const { pathname } = location;
  let [isBegun, isMoved] = [false, false];
  const hold = (event: Event) => {
    event.stopImmediatePropagation();
    isMoved = isBegun;
    // A reloaded document holds one page of those it once showed.
    if (!isBegun && location.pathname !== pathname) leave(() => location.reload());
  };
  window.addEventListener('popstate', hold);
  return {
    begin: () => {
      isBegun = true;
    },
    replay: () => {
      window.removeEventListener('popstate', hold);
      const state: unknown = history.state;
      if (isMoved) window.dispatchEvent(new PopStateEvent('popstate', { state }));
    },
  };
}

/** Holds moves, the last button tap, typed text and its Enter; links are the browser's. */
function replayOnceHydrated(): void {
  let tapped: HTMLButtonElement | null = null;
  let sent: HTMLFormElement | null = null;
  const typed = new Map<HTMLInputElement, string>();
  const moves = holdMoves();
  const holdTap = ({ target }: Event) => {
    tapped = target instanceof Element ? target.closest<HTMLButtonElement>('button[type=button]') : null;
    if (tapped) answerTap(tapped);
  };
  const holdText = (event: Event) => {
    const { target } = event;
    // Firefox enables a reloaded button again: a password would go in the address.
    if (event.type === 'submit' && target instanceof HTMLFormElement && !target.hasAttribute('action')) {
      event.preventDefault();
      event.stopPropagation();
      sent = target;
    }
    if (!(target instanceof HTMLInputElement) || ['radio', 'checkbox'].includes(target.type)) return;
    event.stopPropagation();
    if (event.type === 'input') typed.set(target, target.value);
    // An Enter that ends a composition is never pressed.
    if (event instanceof KeyboardEvent && event.type === 'keypress' && event.key === 'Enter')
      sent = target.form;
  };
  document.addEventListener('click', holdTap, true);
  for (const name of fieldEvents) document.addEventListener(name, holdText, true);
  globalThis.onHydrationStart = () => {
    if (isLeft) return null;
    moves.begin();
    // The photos that head.ts holds back: all scripts of the page have come.
    delete page.dataset['early'];
    document.removeEventListener('click', holdTap, true);
    return () => {
      delete page.dataset['asks'];
      moves.replay();
      for (const name of fieldEvents) document.removeEventListener(name, holdText, true);
      for (const [field, text] of typed) type(field, text);
      // An event alone: the browser itself must never send a form.
      sent?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      if (tapped) press(tapped);
    };
  };
}

arrive();
forgetPlace();
replayOnceHydrated();
