import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { FocusEvent, MouseEvent } from 'react';
import { Toaster as Sonner } from 'sonner';

const icons = {
  success: <CircleCheck className="text-success size-5" />,
  error: <CircleAlert className="text-error size-5" />,
  warning: <TriangleAlert className="text-warning size-5" />,
  info: <Info className="text-info size-5" />,
  close: <X className="size-5" />,
};

const classNames = {
  toast:
    'flex w-full min-h-14 flex-wrap items-center justify-end gap-x-3 rounded-card border border-border-strong bg-surface py-1.5 pr-1.5 pl-3.5 font-text text-body leading-[1.4] text-text shadow-overlay',
  content: 'min-w-0 flex-[1_1_5.5rem] py-1.5',
  title: 'not-only:font-bold',
  description: 'leading-[1.4]',
  actionButton:
    'order-1 min-h-target flex-none rounded-chip px-3 font-bold underline underline-offset-4 hover:decoration-2',
  closeButton:
    'order-2 grid size-target flex-none place-items-center rounded-control text-muted hover:bg-highlight hover:text-text',
};

/** Sonner itself only listens to the pointer. */
function hold(event: FocusEvent<HTMLElement>) {
  event.target.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
}

function release(event: FocusEvent<HTMLElement>) {
  if (event.currentTarget.contains(event.relatedTarget)) return;
  event.target.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }));
}

/** The pressed toast goes; Sonner itself returns the focus with the last one. */
function giveBack({ target, currentTarget }: MouseEvent<HTMLElement>) {
  const focused = document.activeElement;
  const isPress = target instanceof Element && target.closest('button') !== null;
  if (isPress && focused instanceof HTMLElement && currentTarget.contains(focused)) focused.blur();
}

/** An open dialog takes the pointer from all that is outside of it. */
const pressable = { pointerEvents: 'auto' } as const;

/** A screen may lift the toasts over its own foot (--toast-lift). */
const bottom = 'calc(var(--toast-bottom) + var(--toast-lift, 0px))';
const top = 'calc(var(--head-height) + 12px)';

/** Bar or header decide the place; 5 s by default, paused in use. */
export function Toaster() {
  return (
    <div role="presentation" onFocus={hold} onBlur={release} onClick={giveBack} className="print:hidden">
      <Sonner
        expand
        closeButton
        duration={5000}
        gap={8}
        position="bottom-right"
        customAriaLabel="Avisos"
        icons={icons}
        offset={{ bottom, top, right: 'var(--toast-right)' }}
        mobileOffset={{ bottom, top, left: 'var(--gutter)', right: 'var(--gutter)' }}
        className="min-[37.5625em]:w-[26rem]!"
        toastOptions={{ style: pressable, unstyled: true, closeButtonAriaLabel: 'Fechar', classNames }}
      />
    </div>
  );
}
