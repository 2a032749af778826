import { useQuery } from '@tanstack/react-query';
import { formatDay } from '@/lib/text/format';
import { usePrintMoment } from '@/lib/use/use-print-moment';
import { Disclosure } from '@/ui/dialog/disclosure';
import { ExternalLink } from '@/ui/external-link';
import {
  deputyOutcomeText,
  isPreliminary,
  type SourcedOutcome,
} from '@/features/politicians/outcome/deputy-outcome';
import { outcomeQueries } from './queries';

/** Keeps its place; the source is behind the line. */
export function OutcomeLine({ id }: { id: number }) {
  const { data: outcome, isError } = useQuery(outcomeQueries.of(id));
  return (
    <div className="min-h-target">
      {outcome === undefined ? (
        isError && <p className="text-small">Não foi possível carregar o que houve na eleição de 2026.</p>
      ) : outcome === null ? (
        <p className="text-small">{deputyOutcomeText(null)}</p>
      ) : (
        <Known outcome={outcome} />
      )}
    </div>
  );
}

function Known({ outcome }: { outcome: SourcedOutcome }) {
  const isOnPaper = usePrintMoment() !== null;
  const isTold = isPreliminary(outcome);
  return (
    <Disclosure
      isPlain
      isOpen={isOnPaper || undefined}
      summary={
        <span>
          <span>{deputyOutcomeText(outcome)}</span>
          {isTold ? (
            <>
              {/* A space of the text itself would be underlined. */}
              <span className="inline-block px-0.5"> </span>
              <span className="rounded-chip border-border-strong text-muted inline-block border border-dashed px-2">
                preliminar
              </span>
            </>
          ) : null}
        </span>
      }
    >
      <p className="text-small text-muted max-w-measure">
        <span>{isTold ? 'Ainda não conferido com o TSE. Vem de' : 'Conferido com'}</span>{' '}
        <ExternalLink href={outcome.fonte_url}>{outcome.fonte_titulo}</ExternalLink>
        <span>{`, fonte lida em ${formatDay(outcome.revisado_em)}.`}</span>
      </p>
    </Disclosure>
  );
}
