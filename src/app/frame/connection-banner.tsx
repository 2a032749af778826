import { useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { formatMoment } from '@/lib/text/format-moment';
import { forgetCopies, keepCopies } from '@/lib/offline/response-copies';
import { readAgain, type ShownReads, shownReads } from '@/lib/offline/visible-data-age';
import { useSession } from '@/lib/session/use-session';
import { useCacheListeners } from '@/lib/use/use-cache-listeners';
import { useOnline } from '@/lib/use/use-online';
import { OfflineBanner } from '@/ui/state/offline-banner';
import { startWorker } from '@/app/service-worker';
import { useCalendar } from '@/app/use-calendar';
import { useKeptFocus } from './use-kept-focus';
import { useOnePress } from './use-one-press';

/** 'Lidos em 21/11/2026, às 18:05.'; milliseconds. */
function readText(at: number): string {
  return `Lidos em ${formatMoment(at, ', às ')}.`;
}

/** Main sentence first; online only for copies that replace a silent service. */
function connectionSentences(isOnline: boolean, { oldest, hasCopy, missing }: ShownReads): string[] {
  if (isOnline) {
    return hasCopy && oldest !== null
      ? ['O serviço não respondeu. Mostrando dados salvos.', readText(oldest)]
      : [];
  }
  const lack = {
    nothing: [],
    part: ['Parte desta página precisa de internet.'],
    all: ['O que esta página mostra precisa de internet.'],
  }[missing];
  if (oldest !== null) return ['Sem conexão. Mostrando dados salvos.', readText(oldest), ...lack];
  return lack.length === 0 ? ['Sem conexão com a internet.'] : ['Sem conexão.', ...lack];
}

export function ConnectionBanner() {
  const client = useQueryClient();
  useEffect(() => {
    keepCopies(client);
    startWorker();
    const onReturn = () => void readAgain(client);
    window.addEventListener('online', onReturn);
    return () => window.removeEventListener('online', onReturn);
  }, [client]);
  useForgetting();
  useCalendar();
  useKeptFocus();
  useOnePress();
  const [main = '', ...more] = useSentences().split('\n');
  if (main === '') return null;
  return (
    <OfflineBanner icon={<WifiOff className="size-5 flex-none" />}>
      <span>{main}</span> <span>{more.join(' ')}</span>
    </OfflineBanner>
  );
}

/** One text, one sentence a line: equal words render nothing again. */
function useSentences(): string {
  const client = useQueryClient();
  const isOnline = useOnline();
  return useSyncExternalStore(useCacheListeners(), () =>
    connectionSentences(isOnline, shownReads(client)).join('\n'),
  );
}

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
