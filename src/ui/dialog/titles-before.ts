/** What can be focused in a control's stead, the nearest last. */
export function titlesBefore(control: Element): HTMLElement[] {
  const place = control.closest('[role="dialog"], main');
  const row = place && control.closest<HTMLElement>('li, tr');
  const titles = [...(place?.querySelectorAll<HTMLElement>('h1, h2, [role="tabpanel"]') ?? [])].filter(
    (title) => (title.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  return row ? [...titles, row] : titles;
}

export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Safari does not focus what is pressed, which is then under the pointer. */
export function pressedControl(): Element | null {
  const [focused, hovered] = [document.activeElement, [...document.querySelectorAll(':hover')].at(-1)];
  return isFocusLost() ? (hovered?.closest('button, a') ?? null) : focused;
}

/** At last the page's own title: a screen may have taken the place of theirs. */
export function focusNearest(titles: readonly HTMLElement[], options: FocusOptions): void {
  const [ofPage] = document.querySelectorAll<HTMLElement>('main h1');
  for (const title of [...(ofPage ? [ofPage] : []), ...titles].toReversed()) {
    // A row that stays has other controls.
    const next =
      (title.matches('li, tr') && title.querySelector<HTMLElement>('a:not([target]), button')) || title;
    if (next.tabIndex < 0) next.tabIndex = -1;
    next.focus(options);
    if (!isFocusLost()) return;
  }
}
