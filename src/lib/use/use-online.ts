import { useHydratedStore } from '@/lib/page/hydration';

function subscribe(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

export function useOnline(): boolean {
  return useHydratedStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
