import { type ComponentType, useEffect, useState } from 'react';
import { afterFirstScreen } from '@/lib/offline/when-idle';

const lost = () => 'Sem conexão com a internet.';

/** The live region exists before the banner's late code; earlier losses have a plain sentence. */
export function ConnectionNotice() {
  const [Banner, setBanner] = useState<ComponentType | null>(null);
  useEffect(() => {
    const isGone = new AbortController();
    const { signal } = isGone;
    const load = () => {
      afterFirstScreen()
        .then(() => import('./connection-banner'))
        .then(
          ({ ConnectionBanner }) => {
            if (!signal.aborted) setBanner(() => ConnectionBanner);
          },
          (reason: unknown) => {
            if (signal.aborted) return;
            console.warn('Offline notice failed', reason);
            setBanner(() => (navigator.onLine ? null : lost));
            window.addEventListener('online', load, { once: true, signal });
          },
        );
    };
    load();
    return () => isGone.abort();
  }, []);
  return (
    <div role="status" className="print:hidden">
      {Banner ? <Banner /> : null}
    </div>
  );
}
