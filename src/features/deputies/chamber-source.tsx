import { formatDate, formatDay } from '@/lib/format';
import { ExternalLink } from '@/ui/external-link';
import { SourceNote } from '@/ui/source-note';
import type { Provenance } from './model';

interface ChamberSourceProps {
  provenance: Provenance;
  /** The period that the data covers, as a sentence. */
  period?: string;
  /** The same data at the Chamber, for people. */
  page?: string;
}

/** Where the Chamber's data comes from and when it was read; a copy is called a copy. */
export function ChamberSource({ provenance: { obtidoEm, origem }, period, page }: ChamberSourceProps) {
  return (
    <SourceNote>
      Fonte: Dados Abertos da Câmara dos Deputados.{' '}
      {origem.tipo === 'camara'
        ? `Dados lidos em ${formatDate(obtidoEm)}.`
        : `Dados de ${formatDay(origem.dadosDe)}. A Câmara pode ter dados mais novos.`}{' '}
      {origem.tipo === 'snapshot' && origem.parcial
        ? 'Faltam registros aqui; a lista completa está no site da Câmara. '
        : null}
      {period} {page === undefined ? null : <ExternalLink href={page}>Ver no site da Câmara</ExternalLink>}
    </SourceNote>
  );
}
