import { useQuery } from '@tanstack/react-query';
import { electionYear } from '@/lib/election';
import { BadgeRow, StatusBadge } from '@/ui/badge';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { type Fate, fateWord, isPreliminary } from './fate';
import { fateQueries } from './queries';

function titleOf(fate: Fate | null): string {
  const word = fateWord(fate);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** What became of one of many deputies, in the style of a candidacy's outcome; its place is kept until it is known. */
export function FateBadge({ id }: { id: string }) {
  const { data: fates } = useQuery({ ...fateQueries.everyone(), meta: { isInPlace: true } });
  const fate = fates?.find(({ deputado_id }) => String(deputado_id) === id);
  return (
    <div className="mt-1.5 min-h-7">
      {fates === undefined ? null : fate === undefined ? (
        <p className="text-small text-muted">{titleOf(null)}</p>
      ) : (
        <BadgeRow>
          <StatusBadge
            status="active"
            word={
              <>
                <VisuallyHidden>{`Eleição de ${electionYear}: `}</VisuallyHidden>
                {titleOf(fate)}
              </>
            }
          />
          {isPreliminary(fate) ? <span className="text-small text-muted">preliminar</span> : null}
        </BadgeRow>
      )}
    </div>
  );
}
