/** What a toast says: one sentence, or a title with a message where the screen's catalogue has both. */
export type ToastText = string | { title: string; description: string };

interface ToastOptions {
  /** Success and error are told apart by icon and by how long they stay; `info` is the default. */
  kind?: 'success' | 'error' | 'info';
  /** A way back offered inside the toast, such as 'Desfazer'. */
  action?: { label: string; run: () => void };
  /** What it is about: a newer toast about the same takes its place, so that no old way back undoes what came later. */
  about?: string;
}

const shortStay = 5_000;
const stayWithAction = 8_000;
const errorStay = 10_000;

let isWanted = false;
const listeners = new Set<() => void>();
/** The last toast about each subject. */
const lastAbout = new Map<string, string | number>();

function wantToaster(): void {
  isWanted = true;
  for (const listener of listeners) listener();
}

/** Whether any toast was asked for yet, and word of it: the toaster is mounted at the first one, not before. */
export const toasterDemand = {
  isWanted: () => isWanted,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function stay({ kind, action }: ToastOptions): number {
  if (kind === 'error') return errorStay;
  return action ? stayWithAction : shortStay;
}

/**
 * Shows a toast; safe to call from anywhere and before the toaster is on the page (the library keeps what was asked
 * and shows it on mounting). The same sentence said twice stays one toast, unless it carries an action of its own.
 */
export function notify(text: ToastText, options: ToastOptions = {}): void {
  const { title, description } = typeof text === 'string' ? { title: text, description: undefined } : text;
  const { kind = 'info', action, about } = options;
  wantToaster();
  import('sonner').then(
    ({ toast }) => {
      const former = about === undefined ? undefined : lastAbout.get(about);
      if (former !== undefined) toast.dismiss(former);
      const id = toast[kind](title, {
        description,
        duration: stay(options),
        ...(action
          ? { action: { label: action.label, onClick: action.run } }
          : { id: `${kind}: ${title} ${description ?? ''}` }),
      });
      if (about !== undefined) lastAbout.set(about, id);
    },
    (reason: unknown) => {
      console.error('A toast could not be shown', title, reason);
    },
  );
}
