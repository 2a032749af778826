import { type ComponentType, useEffect, useState } from 'react';
import { afterFirstScreen } from '@/lib/offline/when-idle';

const lost = () => 'Sem conexão com a internet.';

/**
 * The live region over every page for words about the connection. They, and with them all that makes the site work
 * without one, arrive after the first screen; a network that is lost before is shown without them, and they are requested
 * again when it is back.
 */
export function ConnectionNotice() {
  const [Words, setWords] = useState<ComponentType | null>(null);
  useEffect(() => {
    const isGone = new AbortController();
    const { signal } = isGone;
    const load = () => {
      afterFirstScreen()
        .then(() => import('./connection-words'))
        .then(
          ({ ConnectionWords }) => {
            if (!signal.aborted) setWords(() => ConnectionWords);
          },
          (reason: unknown) => {
            if (signal.aborted) return;
            console.warn('Offline notice failed', reason);
            setWords(() => (navigator.onLine ? null : lost));
            window.addEventListener('online', load, { once: true, signal });
          },
        );
    };
    load();
    return () => isGone.abort();
  }, []);
  return (
    <div role="status" className="print:hidden">
      {Words ? <Words /> : null}
    </div>
  );
}
