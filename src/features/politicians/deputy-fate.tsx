import { useQuery } from '@tanstack/react-query';
import { formatDay } from '@/lib/format';
import { ExternalLink } from '@/ui/external-link';
import { fateText, isPreliminary } from './fate';
import { fateQueries } from './queries';

/**
 * What became of a deputy in the election, who says so and since when; its place is kept until it is known, and for the line
 * more that it takes before its letters have come.
 */
export function DeputyFate({ id }: { id: number }) {
  const { data: fate, isError } = useQuery({ ...fateQueries.of(id), meta: { isInPlace: true } });
  return (
    <p className="text-small mb-2 min-h-24.5 lg:min-h-21">
      {fate === undefined ? (
        isError && 'Não foi possível carregar o que houve na eleição de 2026.'
      ) : (
        <>
          <span>{`${fateText(fate)}.`}</span>{' '}
          {fate ? (
            <span className="text-muted">
              <span>{isPreliminary(fate) ? 'Preliminar, segundo' : 'Conferido com'}</span>{' '}
              <ExternalLink href={fate.fonte_url}>{fate.fonte_titulo}</ExternalLink>
              <span>{`, fonte lida em ${formatDay(fate.revisado_em)}.`}</span>
            </span>
          ) : null}
        </>
      )}
    </p>
  );
}
