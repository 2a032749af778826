import { formatMoment } from '@/lib/format-moment';
import type { ShownReads } from '@/lib/offline/visible-data-age';

/** 'Lidos em 21/11/2026, às 18:05.' for a moment in milliseconds. */
function readText(at: number): string {
  return `Lidos em ${formatMoment(at, ', às ')}.`;
}

/**
 * The sentences over the page, main one first; none when there is nothing to say. Without a connection it says how old
 * what is shown is, and when something is missing; with one, only that copies stand in for a service that is silent.
 */
export function connectionSentences(isOnline: boolean, { oldest, hasCopy, isMissing }: ShownReads): string[] {
  if (isOnline) {
    return hasCopy && oldest !== null
      ? ['O serviço não respondeu. Mostrando dados salvos.', readText(oldest)]
      : [];
  }
  if (oldest !== null) {
    const saved = ['Sem conexão. Mostrando dados salvos.', readText(oldest)];
    return isMissing ? [...saved, 'Parte desta página precisa de internet.'] : saved;
  }
  return isMissing
    ? ['Sem conexão.', 'O que esta página mostra precisa de internet.']
    : ['Sem conexão com a internet.'];
}
