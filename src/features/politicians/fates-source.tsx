import { useQuery } from '@tanstack/react-query';
import { electionYear } from '@/lib/election';
import { SourceNote } from '@/ui/source-note';
import { fateSourceText } from './fate-source';
import { fateQueries } from './queries';

/** Who says what a list of deputies says of the election, and since when; nothing while nothing is known. */
export function FatesSource() {
  const { data = [] } = useQuery({ ...fateQueries.everyone(), meta: { isInPlace: true } });
  const text = fateSourceText(data);
  return text === '' ? null : (
    <SourceNote>
      Eleição de {electionYear}: {text}.
    </SourceNote>
  );
}
