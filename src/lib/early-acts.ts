declare global {
  interface Window {
    /** What was done on a drawn page before the application was there to answer. */
    earlyActs?: EarlyActs | undefined;
  }
}

interface EarlyActs {
  /** What each field held when it was last typed into. */
  typed: Map<HTMLInputElement, string>;
  /** Buttons and links that were pressed and forms that were sent, in their order. */
  pressed: Set<HTMLElement>;
  /** Keys that move among tabs, struck on one, in their order. */
  struck: string[];
  note: (event: Event) => void;
}

const noted = ['input', 'click', 'submit', 'keydown'] as const;

const tabKeys = /^(ArrowLeft|ArrowRight|Home|End)$/;

function isTab(target: EventTarget | null): target is Element {
  return target instanceof Element && target.getAttribute('role') === 'tab';
}

/** Milliseconds that a link waits for the application; then the browser opens it, without what is on this page. */
const patience = 1_000;

/** The link within the site that a plain click is on; other clicks on links (a new tab) are the browser's. */
function linkAt(target: Element, event: Event): HTMLAnchorElement | null {
  const isPlain = event instanceof MouseEvent && !(event.ctrlKey || event.metaKey || event.shiftKey);
  return isPlain ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
}

/**
 * Begins to note what is typed and pressed on a page that is drawn before its scripts: nothing of it is lost, and no form
 * is sent by the browser itself, which would put what it holds, a password even, into the address.
 */
export function noteEarlyActs(): void {
  const typed: EarlyActs['typed'] = new Map();
  const pressed: EarlyActs['pressed'] = new Set();
  const struck: string[] = [];
  const note = (event: Event) => {
    const { target, type } = event;
    if (event instanceof KeyboardEvent) {
      const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
      if (!isPlain || !isTab(target) || !tabKeys.test(event.key)) return;
      struck.push(event.key);
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (type === 'input') {
      if (target instanceof HTMLInputElement && target.type !== 'radio') typed.set(target, target.value);
      return;
    }
    if (type === 'submit') event.preventDefault();
    if (!(target instanceof Element)) return;
    const link = type === 'click' ? linkAt(target, event) : null;
    if (link) {
      event.preventDefault();
      setTimeout(() => {
        if (pressed.has(link)) window.location.assign(link.href);
      }, patience);
    }
    // A button that sends a form is heard of by the event of the form.
    const pressable = type === 'submit' ? 'form' : 'button[type=button]';
    const element = link ?? target.closest<HTMLElement>(pressable);
    if (!element) return;
    pressed.add(element);
    // React may listen already, but knows nothing yet of what was typed.
    event.stopPropagation();
  };
  for (const type of noted) document.addEventListener(type, note, true);
  window.earlyActs = { typed, pressed, struck, note };
}

/** Whether anything was typed or pressed within a part of the page that the application has not answered to yet. */
export function hasEarlyActWithin(part: Element): boolean {
  const { typed, pressed } = window.earlyActs ?? { typed: new Map<Element, string>(), pressed: [] };
  return [...typed.keys(), ...pressed].some((element) => part.contains(element));
}

/** Types as a person does: React hears of it although the field may hold the text already. */
function type(field: HTMLInputElement, text: string): void {
  field.value = '';
  Reflect.set(HTMLInputElement.prototype, 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function press(element: HTMLElement): void {
  if (element instanceof HTMLFormElement) {
    element.requestSubmit();
    return;
  }
  element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  element.click();
}

/** Strikes keys one after the other on the tab that has the focus; the tabs move it a moment after each. */
function strike([key, ...others]: readonly string[]): void {
  const { activeElement } = document;
  if (key === undefined || !isTab(activeElement)) return;
  activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  setTimeout(() => strike(others));
}

/**
 * Takes over what is noted, which goes on until React has finished its work: a form that is sent meanwhile is sent with
 * what was typed before. Returns how to end the noting and do it all again.
 */
export function handOverEarlyActs(): () => void {
  const acts = window.earlyActs;
  if (acts === undefined) return () => undefined;
  const { typed, pressed, struck, note } = acts;
  window.earlyActs = undefined;
  return () => {
    for (const name of noted) document.removeEventListener(name, note, true);
    for (const [field, text] of typed) if (field.isConnected) type(field, text);
    const elements = [...pressed];
    pressed.clear();
    for (const element of elements) if (element.isConnected) press(element);
    strike(struck);
  };
}
