import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { SourceNote } from '@/ui/source-note';
import { untilText } from '@/lib/day/data-day';

/** Where votes come from, up to which day, and what to know about them. */
export function VotesSource({ upTo, note }: { upTo: string | null; note: string }) {
  return (
    <SourceNote>
      Fonte: Dados Abertos da Câmara dos Deputados. <Link to={paths.data}>{untilText(upTo)}</Link>.{' '}
      <span>{note}</span>
    </SourceNote>
  );
}
