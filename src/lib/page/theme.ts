import { useHydratedStore } from './hydration';
import { withStorage } from './web-storage';

export type Theme = 'system' | 'light' | 'dark';

/** `publish/pages/head.ts` reads it before the first paint. */
const storageKey = 'theme';
const listeners = new Set<() => void>();

function isForced(value: string | null | undefined): value is 'light' | 'dark' {
  return value === 'light' || value === 'dark';
}

export function readTheme(): Theme {
  const forced = document.documentElement.dataset.theme;
  return isForced(forced) ? forced : 'system';
}

function show(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const notify of listeners) notify();
}

/** Lasts until the page closes where storage is denied, with a warning. */
export function setTheme(theme: Theme) {
  show(theme);
  const isStored = withStorage('localStorage', false, (storage) => {
    if (theme === 'system') storage.removeItem(storageKey);
    else storage.setItem(storageKey, theme);
    return true;
  });
  if (!isStored) console.error('Theme not stored');
}

function followOtherTabs({ key, newValue }: StorageEvent) {
  // Null: all of the storage was emptied.
  if (key === storageKey || key === null) show(isForced(newValue) ? newValue : 'system');
}

function subscribe(notify: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs);
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
  };
}

export function useTheme() {
  return [useHydratedStore(subscribe, readTheme, () => 'system' as const), setTheme] as const;
}
