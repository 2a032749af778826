import { useEffect, useEffectEvent } from 'react';

declare global {
  /** Missing in Safari and Firefox. */
  var CloseWatcher: (new () => { onclose: (() => void) | null; destroy: () => void }) | undefined;
}

/** Android's Back asks the uppermost dialog to close, before it leaves the page. */
export function useCloseRequests(isOpen: boolean, onClose: (() => void) | undefined): void {
  const close = useEffectEvent(() => onClose?.());
  const isWatching = isOpen && onClose !== undefined;
  useEffect(() => {
    const Watcher = globalThis.CloseWatcher;
    if (!isWatching || !Watcher) return;
    let end: () => void;
    const watch = () => {
      const watcher = new Watcher();
      // Each hears one request; a dialog may answer with a question and stay.
      watcher.onclose = () => {
        watch();
        close();
      };
      end = () => watcher.destroy();
    };
    watch();
    return () => end();
  }, [isWatching]);
}
