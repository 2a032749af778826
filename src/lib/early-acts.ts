declare global {
  interface Window {
    /** What was done on a drawn page before the application was there to answer. */
    earlyActs?: EarlyActs | undefined;
  }
}

interface EarlyActs {
  /** What each field held when it was last typed into. */
  typed: Map<HTMLInputElement, string>;
  /** Buttons that were pressed and forms that were sent, in their order. */
  pressed: Set<HTMLElement>;
  note: (event: Event) => void;
}

const presses = ['click', 'submit'] as const;

/**
 * Begins to note what is typed and pressed on a page that is drawn before its scripts: nothing of it is lost, and no form
 * is sent by the browser itself, which would put what it holds, a password even, into the address. Links work as ever.
 */
export function noteEarlyActs(): void {
  const typed: EarlyActs['typed'] = new Map();
  const pressed: EarlyActs['pressed'] = new Set();
  const note = (event: Event) => {
    const { target, type } = event;
    if (type === 'input') {
      if (target instanceof HTMLInputElement && target.type !== 'radio') typed.set(target, target.value);
      return;
    }
    if (type === 'submit') event.preventDefault();
    // A button that sends a form is heard of by the event of the form.
    const pressable = type === 'submit' ? 'form' : 'button[type=button]';
    const element = target instanceof Element ? target.closest<HTMLElement>(pressable) : null;
    if (element) pressed.add(element);
  };
  for (const type of ['input', ...presses]) document.addEventListener(type, note, true);
  window.earlyActs = { typed, pressed, note };
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

/**
 * Ends the noting of presses: from now on React answers them, and finishes its work first. Returns how to do again, once
 * it has, what was done before.
 */
export function handOverEarlyActs(): () => void {
  const acts = window.earlyActs;
  if (acts === undefined) return () => undefined;
  const { typed, pressed, note } = acts;
  window.earlyActs = undefined;
  for (const name of presses) document.removeEventListener(name, note, true);
  return () => {
    document.removeEventListener('input', note, true);
    for (const [field, text] of typed) if (field.isConnected) type(field, text);
    for (const element of pressed) if (element.isConnected) press(element);
  };
}
