import { useQuery } from '@tanstack/react-query';
import { SourceNote } from '@/ui/source-note';
import { fateSourceText } from './fate-source';
import { fateQueries } from '@/features/politicians/queries';

interface FatesSourceProps {
  /** What it is the source of. */
  title: string;
  /** Of which deputies; of all when left out. */
  ids?: readonly string[];
}

/** Who says what became of deputies in the election, and since when; nothing where nothing is known of them. */
export function FatesSource({ title, ids }: FatesSourceProps) {
  const { data = [] } = useQuery({ ...fateQueries.everyone(), meta: { isInPlace: true } });
  const fates = data.filter(({ deputado_id }) => ids?.includes(String(deputado_id)) ?? true);
  return fates.length === 0 ? null : <SourceNote>{`${title}: ${fateSourceText(fates)}.`}</SourceNote>;
}
