import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useAfterHydration } from '@/lib/publication';
import { ExternalLink } from '@/ui/external-link';
import { SourceNote } from '@/ui/source-note';
import { dataSentence, type Provenance } from '@/features/deputies/model';

interface ChamberSourceProps {
  /** Left out where the day is above the data. */
  provenance?: Provenance;
  note?: string;
  page?: string;
}

export function ChamberSource({ provenance, note, page }: ChamberSourceProps) {
  const day = useAfterHydration((now) => (provenance ? dataSentence(provenance, now) : null));
  return (
    <SourceNote>
      <span>{['Fonte: Dados Abertos da Câmara dos Deputados.', day, note].filter(Boolean).join(' ')}</span>{' '}
      {page === undefined ? null : (
        <span>
          <ExternalLink href={page}>Ver no site da Câmara</ExternalLink>
          <span>. </span>
        </span>
      )}
      <Link to={paths.data}>De quando são os dados</Link>
      <span>.</span>
    </SourceNote>
  );
}
