import { useQuery } from '@tanstack/react-query';
import { SourceNote } from '@/ui/source-note';
import { outcomeSourceText } from './outcome-source';
import { outcomeQueries } from '@/features/politicians/queries';

interface OutcomeNoteProps {
  /** What it is the source of. */
  title: string;
  /** Of which deputies; of all when left out. */
  ids?: readonly string[];
}

/** Who says what became of deputies in the election, and since when; nothing where nothing is known of them. */
export function OutcomeNote({ title, ids }: OutcomeNoteProps) {
  const { data = [] } = useQuery({ ...outcomeQueries.everyone(), meta: { isInPlace: true } });
  const outcomes = data.filter(({ deputado_id }) => ids?.includes(String(deputado_id)) ?? true);
  return outcomes.length === 0 ? null : (
    <SourceNote>{`${title}: ${outcomeSourceText(outcomes)}.`}</SourceNote>
  );
}
