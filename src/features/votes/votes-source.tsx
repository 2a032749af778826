import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { SourceNote } from '@/ui/source-note';
import { untilText } from '@/lib/day/data-day';

export function VotesSource({ upTo, note }: { upTo: string | null; note: string }) {
  return (
    <SourceNote>
      Fonte: Dados Abertos da Câmara dos Deputados. <Link to={paths.data}>{untilText(upTo)}</Link>.{' '}
      <span>{note}</span>
    </SourceNote>
  );
}
