import { whenLoaded } from '@/lib/page/when-loaded';

/** A title with a message only where the screen's catalogue has both. */
export type ToastText = string | { title: string; description: string };

export interface ToastOptions {
  kind?: 'success' | 'error' | 'info';
  action?: { label: string; run: () => void };
  /** A newer toast replaces this one, so no old 'Desfazer' undoes later choices. */
  about?: string;
}

let isWanted = false;
const listeners = new Set<() => void>();

function wantToaster(): void {
  isWanted = true;
  for (const listener of listeners) listener();
}

export const toasterDemand = {
  isWanted: () => isWanted,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Safe before mounting: the library queues. Repeated sentences about nobody merge unless they have an action. */
export function notify(text: ToastText, options: ToastOptions = {}): void {
  wantToaster();
  void whenLoaded(() => import('./show-toast'), 'Toast').then((toasts) => toasts.showToast(text, options));
}

/** What it said is over; without a subject, everything that can be undone is. */
export function withdraw(about?: string): void {
  if (isWanted)
    void whenLoaded(() => import('./show-toast'), 'Toast').then((toasts) => toasts.withdraw(about));
}
