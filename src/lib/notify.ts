/** What a toast says: one sentence, or a title with a message where the screen's catalogue has both. */
export type ToastText = string | { title: string; description: string };

export interface ToastOptions {
  /** Success and error are told apart by icon and by how long they stay; `info` is the default. */
  kind?: 'success' | 'error' | 'info';
  /** A way back offered inside the toast, such as 'Desfazer'. */
  action?: { label: string; run: () => void };
  /** What it is about: a newer toast about the same takes its place, so that no old way back undoes what came later. */
  about?: string;
}

let isWanted = false;
const listeners = new Set<() => void>();

function wantToaster(): void {
  isWanted = true;
  for (const listener of listeners) listener();
}

/** Whether any toast was requested yet, and word of it: the toaster is mounted at the first one, not before. */
export const toasterDemand = {
  isWanted: () => isWanted,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Safe before the toaster is mounted: the library queues. The same sentence twice is one toast, unless it has an action. */
export function notify(text: ToastText, options: ToastOptions = {}): void {
  wantToaster();
  import('./show-toast').then(
    (toasts) => {
      toasts.showToast(text, options);
    },
    (reason: unknown) => {
      console.error('Toast failed', text, reason);
    },
  );
}
