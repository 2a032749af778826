import { useQuery } from '@tanstack/react-query';
import { electionYear } from '@/lib/election/election';
import { fateTag } from './fate';
import { OutcomeBadge } from './outcome-badge';
import { fateQueries } from '@/features/politicians/queries';

/** What became of one of many deputies, as far as it is known, in the style of a candidacy's outcome. */
export function FateBadge({ id }: { id: string }) {
  const { data: fates } = useQuery({ ...fateQueries.everyone(), meta: { isInPlace: true } });
  const tag = fateTag(fates?.find(({ deputado_id }) => String(deputado_id) === id));
  return tag === null ? null : <OutcomeBadge of={`Eleição de ${electionYear}`} word={tag} />;
}
