import { type ComponentType, useEffect, useState } from 'react';
import { whenLoaded } from '@/lib/page/when-loaded';
import { afterFirstScreen } from '@/lib/offline/when-idle';

const lost = () => 'Sem conexão com a internet.';

/** The live region exists before the banner's late code; earlier losses have a plain sentence. */
export function ConnectionNotice() {
  const [Banner, setBanner] = useState<ComponentType | null>(null);
  useEffect(() => {
    const isGone = new AbortController();
    const { signal } = isGone;
    const load = () =>
      import('./connection-banner').catch((reason: unknown) => {
        if (!signal.aborted) setBanner(() => (navigator.onLine ? null : lost));
        throw reason;
      });
    void afterFirstScreen()
      .then(() => whenLoaded(load, 'Offline notice'))
      .then(({ ConnectionBanner }) => {
        if (!signal.aborted) setBanner(() => ConnectionBanner);
      });
    return () => isGone.abort();
  }, []);
  return (
    <div role="status" className="print:hidden">
      {Banner ? <Banner /> : null}
    </div>
  );
}
