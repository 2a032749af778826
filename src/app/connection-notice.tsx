import { type ComponentType, useEffect, useState } from 'react';
import { afterFirstScreen } from '@/lib/offline/first-screen';

/**
 * The live region over every page for words about the connection. They, and with them all that makes the site work
 * without one, arrive after the first screen.
 */
export function ConnectionNotice() {
  const [Words, setWords] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isGone = false;
    afterFirstScreen()
      .then(() => import('./connection-words'))
      .then(
        ({ ConnectionWords }) => {
          if (!isGone) setWords(() => ConnectionWords);
        },
        (reason: unknown) => {
          console.warn('Offline notice failed to load', reason);
        },
      );
    return () => {
      isGone = true;
    };
  }, []);
  return (
    <div role="status" className="print:hidden">
      {Words ? <Words /> : null}
    </div>
  );
}
