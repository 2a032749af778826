import { useEffect } from 'react';
import { focusNearest, isFocusLost, titlesBefore } from '@/ui/dialog/titles-before';

interface Held {
  control: HTMLElement;
  titles: readonly HTMLElement[];
  isSeen: boolean;
  isOff: boolean;
  path: string;
}

/** Only pages and dialogs have titles: toasts and menus that go take the focus with them. */
function heldOf(control: HTMLElement): Held {
  const isSeen = control.matches(':focus-visible');
  return { control, titles: titlesBefore(control), isSeen, isOff: false, path: window.location.pathname };
}

/** Who sees where the focus is also sees where it goes. */
function focusTitle({ titles, isSeen, path }: Held): void {
  if (isFocusLost() && path === window.location.pathname && titles.length > 0)
    focusNearest(titles, { preventScroll: !isSeen });
}

/** The focus of a control that goes, or that works and is disabled meanwhile, is not left on nothing. */
export function useKeptFocus(): void {
  useEffect(() => {
    const isGone = new AbortController();
    const { signal } = isGone;
    let held: Held | null = null;
    const hold = ({ target }: Event) => {
      held = target instanceof HTMLElement ? heldOf(target) : null;
    };
    const look = () => {
      if (held === null) return;
      const { control, isOff } = held;
      if (!control.isConnected) {
        // Dialogs and pages that go place the focus themselves.
        requestAnimationFrame(focusTitle.bind(null, held));
        held = null;
      } else if (control.matches(':disabled')) held.isOff = true;
      else if (isOff) {
        held.isOff = false;
        if (isFocusLost()) control.focus({ preventScroll: true });
      }
    };
    document.addEventListener('focusin', hold, { signal });
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    signal.addEventListener('abort', () => {
      observer.disconnect();
      // Another frame may have come, and taken the control away.
      look();
    });
    return () => isGone.abort();
  }, []);
}
