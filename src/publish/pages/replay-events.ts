/** Types as a person does: React hears of it although the field may hold the text already. */
function type(field: HTMLInputElement, text: string): void {
  field.value = '';
  Reflect.set(HTMLInputElement.prototype, 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Presses a button; the tabs listen to the mouse's way down. */
function press(button: HTMLElement): void {
  button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  button.click();
}

/** What React answers, while it hydrates, by doing the rest in one piece: a character would be seen a second late. */
const fieldEvents = (
  'pointerdown mousedown touchstart pointerup mouseup touchend click ' +
  'keydown keypress keyup textInput input change compositionstart compositionend paste'
).split(' ');

/**
 * Holds the last tap on a button until React listens, and what is typed until it has hydrated: what is seen can be used,
 * and its answer should not wait for a second tap. Links are the browser's, and forms wait with their buttons disabled.
 */
function replayOnceHydrated(): void {
  let tapped: HTMLElement | null = null;
  const typed = new Map<HTMLInputElement, string>();
  const holdTap = ({ target }: Event) => {
    tapped = target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null;
  };
  const holdText = (event: Event) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || ['radio', 'checkbox'].includes(target.type)) return;
    event.stopPropagation();
    if (event.type === 'input') typed.set(target, target.value);
  };
  document.addEventListener('click', holdTap, true);
  for (const name of fieldEvents) document.addEventListener(name, holdText, true);
  globalThis.onHydrationStart = () => {
    // The photos that head.ts holds back: all scripts of the page have come.
    delete document.documentElement.dataset['early'];
    document.removeEventListener('click', holdTap, true);
    return () => {
      for (const name of fieldEvents) document.removeEventListener(name, holdText, true);
      for (const [field, text] of typed) if (field.isConnected) type(field, text);
      if (tapped?.isConnected) press(tapped);
    };
  };
}

replayOnceHydrated();

export {};
