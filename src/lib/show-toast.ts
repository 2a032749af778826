import { toast } from 'sonner';
import type { ToastOptions, ToastText } from './notify';

const shortStay = 5_000;
const stayWithAction = 8_000;
const errorStay = 10_000;

/** CSS px up to which toasts are as wide as the screen. */
const phoneWidth = 600;
const wideWidth = 1024;
const columnWidth = 470;
const reach = 12;

const lastAbout = new Map<string, string | number>();

function stay({ kind, action }: ToastOptions): number {
  if (kind === 'error') return errorStay;
  return action ? stayWithAction : shortStay;
}

const isPhone = () => window.innerWidth <= phoneWidth;

function isUnderFoot(control: Element): boolean {
  const { top, bottom, right } = control.getBoundingClientRect();
  const root = getComputedStyle(document.documentElement);
  const bar = Number.parseFloat(root.getPropertyValue('--bar-height')) || 0;
  const height = reach * Number.parseFloat(root.fontSize);
  return (
    bottom > window.innerHeight - height &&
    top < window.innerHeight - bar &&
    (window.innerWidth < wideWidth || right > window.innerWidth - columnWidth)
  );
}

/** Some browsers do not focus a pressed button. */
function pressedControls(): Element[] {
  return [document.activeElement, [...document.querySelectorAll(':hover')].at(-1)].flatMap(
    (element) => element?.closest('button, a, input, select, textarea') ?? [],
  );
}

/** At the top where the foot would hide the pressed control. */
export function showToast(text: ToastText, options: ToastOptions): void {
  const { title, description } = typeof text === 'string' ? { title: text, description: undefined } : text;
  const { kind = 'info', action, about } = options;
  const former = about === undefined ? undefined : lastAbout.get(about);
  if (former !== undefined) toast.dismiss(former);
  if (isPhone()) for (const { id } of toast.getToasts()) toast.dismiss(id);
  const id = toast[kind](title, {
    description,
    duration: stay(options),
    position: pressedControls().some(isUnderFoot) ? 'top-right' : 'bottom-right',
    ...(action && { action: { label: action.label, onClick: action.run } }),
    // Merging into one that is leaving would show neither.
    ...(about === undefined && !action && { id: `${kind}: ${title} ${description ?? ''}` }),
  });
  if (about !== undefined) lastAbout.set(about, id);
}

export function withdraw(about?: string): void {
  for (const [subject, id] of lastAbout) if (about === undefined || about === subject) toast.dismiss(id);
}
