import { Close, Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { cn } from '@/lib/cn';
import { iconButtonStyle } from '@/ui/icon-button-style';
import { focusNearest, isFocusLost, pressedControl, titlesBefore } from './titles-before';
import { useCloseRequests } from './use-close-requests';

type DialogProps = {
  isOpen: boolean;
  /** Without it the dialog stays. */
  onClose: (() => void) | undefined;
  title: ReactNode;
  description: ReactNode;
  header?: ReactNode;
  footer?: ReactNode;
  children?: ReactNode;
  size?: 'sheet' | 'small' | 'foot';
  isAlert?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
  /** Focus at the end for dialogs that a page opens with. */
  returnFocusId?: string;
};

const sizes = {
  sheet: 'h-dvh w-full sm:h-auto sm:max-h-[min(90dvh,760px)] sm:w-[640px] sm:rounded-card sm:shadow-overlay',
  small:
    'm-gutter max-h-[calc(100dvh-2*var(--gutter))] self-center rounded-card shadow-overlay sm:m-0 sm:w-[460px]',
  foot: 'max-h-dvh self-end rounded-t-card shadow-overlay pb-[env(safe-area-inset-bottom)] sm:w-[460px] sm:self-auto sm:rounded-card',
} as const;

/** Full height, `small`, or at the `foot` of phones; `isAlert` ignores outside clicks. */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  header,
  footer,
  children,
  size = 'sheet',
  isAlert = false,
  initialFocus,
  returnFocusId = '',
}: DialogProps) {
  const focus = useFocus(initialFocus, returnFocusId);
  useCloseRequests(isOpen, onClose);
  return (
    <Root open={isOpen} onOpenChange={onClose}>
      <Portal>
        <Overlay className="bg-overlay fixed inset-0 z-50 grid sm:place-items-center sm:p-6">
          <Content
            role={isAlert ? 'alertdialog' : 'dialog'}
            onOpenAutoFocus={focus.enter}
            onCloseAutoFocus={focus.leave}
            onInteractOutside={isAlert ? keepOpen : keepOpenForToasts}
            className={cn('bg-background text-text flex min-w-0 flex-col overflow-auto', sizes[size])}
          >
            <DialogHead title={title} description={description} header={header} isAlert={isAlert} />
            <div className="px-gutter min-h-14 flex-1 overflow-auto py-4">
              {isAlert && (
                <Description asChild>
                  <div>{description}</div>
                </Description>
              )}
              <div className="contents">{children}</div>
            </div>
            {footer && (
              <footer className="border-border px-gutter flex flex-wrap justify-end gap-2 border-t py-4 *:flex-auto sm:*:flex-none">
                {footer}
              </footer>
            )}
          </Content>
        </Overlay>
      </Portal>
    </Root>
  );
}

/** Outside of dialogs: a question that follows another opens from a button that is gone. */
let pageOpener: Element | null = null;

function useFocus(initialFocus: DialogProps['initialFocus'], returnFocusId: string) {
  const openers = useRef<readonly (Element | null)[]>([]);
  const titles = useRef<readonly HTMLElement[]>([]);
  // What the dialog did may take its opener away; screens that know better come first.
  const focusTitle = () => {
    if (isFocusLost()) focusNearest(titles.current, { preventScroll: true });
  };
  return {
    enter(event: Event) {
      const opener = isFocusLost() ? null : document.activeElement;
      const pressed = pressedControl();
      if (pressed && !pressed.closest('[role$="dialog"]')) pageOpener = pressed;
      openers.current = [opener, pageOpener];
      titles.current = pageOpener ? titlesBefore(pageOpener) : [];
      if (!initialFocus?.current) return;
      event.preventDefault();
      // On the smallest screens the way out is below the question.
      initialFocus.current.focus({ preventScroll: true });
    },
    leave(event: Event) {
      event.preventDefault();
      pageOpener = null;
      const [opener, before] = openers.current;
      const places = [opener, document.getElementById(returnFocusId), before];
      // What works on the answer is disabled, and takes no focus.
      const next = places.find((one) => one?.isConnected && !one.matches(':disabled'));
      if (next instanceof HTMLElement) next.focus();
      else requestAnimationFrame(focusTitle);
    },
  };
}

type DialogHeadProps = Pick<DialogProps, 'title' | 'description' | 'header' | 'isAlert'>;

function DialogHead({ title, description, header, isAlert }: DialogHeadProps) {
  return (
    <header className="border-t-text border-b-border-strong pl-gutter grid max-h-[40dvh] flex-none grid-cols-[minmax(0,1fr)_auto] gap-x-2 overflow-auto border-t-[3px] border-b py-4 pr-2">
      <Title className="pt-2 leading-[1.2] text-wrap">{title}</Title>
      {!isAlert && (
        <>
          <Close aria-label="Fechar" className={iconButtonStyle}>
            <X className="size-5" />
          </Close>
          <div className="col-span-full mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1.5 pr-3">
            {header}
            <Description className="text-muted">{description}</Description>
          </div>
        </>
      )}
    </header>
  );
}

function keepOpen(event: Event) {
  event.preventDefault();
}

function keepOpenForToasts(event: Event) {
  if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]'))
    event.preventDefault();
}
