import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { forgetCopies, keepCopies } from '@/lib/offline/response-copies';
import { shownReads } from '@/lib/offline/visible-data-age';
import { useSession } from '@/lib/session/use-session';
import { useOnline } from '@/lib/use-online';
import { OfflineBanner } from '@/ui/offline-banner';
import { connectionSentences } from './connection-text';
import { startWorker } from './service-worker';
import { useCalendar } from './use-calendar';

/** What the connection means for what is on the screen, and the start of all that can wait for the first screen. */
export function ConnectionWords() {
  const client = useQueryClient();
  useEffect(() => {
    keepCopies(client);
    startWorker();
  }, [client]);
  useForgetting();
  useCalendar();
  const [main = '', ...more] = useSentences().split('\n');
  if (main === '') return null;
  return (
    <OfflineBanner icon={<WifiOff className="size-5 flex-none" />}>
      <span>{main}</span> {more.join(' ')}
    </OfflineBanner>
  );
}

/** The sentences for the screen as it is, one a line; a text, so that nothing is rendered again that says the same. */
function useSentences(): string {
  const client = useQueryClient();
  const isOnline = useOnline();
  const subscribe = useCallback(
    (listener: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    [client],
  );
  return useSyncExternalStore(subscribe, () => connectionSentences(isOnline, shownReads(client)).join('\n'));
}

/** Who leaves takes along which pages they opened. */
function useForgetting(): void {
  const session = useSession();
  const hasLeft = session.status === 'visitor' && session.left !== 'never';
  useEffect(() => {
    if (!hasLeft) return;
    forgetCopies().catch((reason: unknown) => {
      console.error('What was read on this device could not be thrown away', reason);
    });
  }, [hasLeft]);
}
