import { useQuery } from '@tanstack/react-query';
import { SourceNote } from '@/ui/source-note';
import { outcomeSourceText } from './outcome-source';
import { outcomeQueries } from '@/features/politicians/queries';

interface OutcomeNoteProps {
  title: string;
  /** All deputies when left out. */
  ids?: readonly string[];
}

/** Nothing where nothing is known of them. */
export function OutcomeNote({ title, ids }: OutcomeNoteProps) {
  const { data = [] } = useQuery(outcomeQueries.everyone());
  const outcomes = data.filter(({ deputado_id }) => ids?.includes(String(deputado_id)) ?? true);
  return outcomes.length === 0 ? null : (
    <SourceNote>{`${title}: ${outcomeSourceText(outcomes)}.`}</SourceNote>
  );
}
