import { useQuery } from '@tanstack/react-query';
import { formatDay } from '@/lib/text/format';
import { usePrintMoment } from '@/lib/use/use-print-moment';
import { Disclosure } from '@/ui/dialog/disclosure';
import { ExternalLink } from '@/ui/external-link';
import { fateText, isPreliminary, type SourcedFate } from '@/features/politicians/outcome/fate';
import { fateQueries } from './queries';

/** What became of a deputy in the election, in a line; who says so is behind it. Its place is kept until it is known. */
export function DeputyFate({ id }: { id: number }) {
  const { data: fate, isError } = useQuery({ ...fateQueries.of(id), meta: { isInPlace: true } });
  return (
    <div className="min-h-target mb-2">
      {fate === undefined ? (
        isError && <p className="text-small">Não foi possível carregar o que houve na eleição de 2026.</p>
      ) : fate === null ? (
        <p className="text-small">{fateText(null)}</p>
      ) : (
        <Known fate={fate} />
      )}
    </div>
  );
}

function Known({ fate }: { fate: SourcedFate }) {
  const isOnPaper = usePrintMoment() !== null;
  const isTold = isPreliminary(fate);
  return (
    <Disclosure
      isPlain
      isOpen={isOnPaper || undefined}
      summary={
        <span>
          <span>{fateText(fate)}</span>{' '}
          {isTold ? (
            <span className="rounded-chip border-border-strong text-muted inline-block border border-dashed px-2">
              preliminar
            </span>
          ) : null}
        </span>
      }
    >
      <p className="text-small text-muted max-w-measure">
        <span>{isTold ? 'Ainda não conferido com o TSE. Vem de' : 'Conferido com'}</span>{' '}
        <ExternalLink href={fate.fonte_url}>{fate.fonte_titulo}</ExternalLink>
        <span>{`, fonte lida em ${formatDay(fate.revisado_em)}.`}</span>
      </p>
    </Disclosure>
  );
}
