import { dayText } from '@/lib/day/data-day';
import { propositionPage } from '@/lib/text/proposition-page';
import { ExternalLink } from '@/ui/external-link';
import { FoldSection } from '@/features/politicians/fold-section';
import type { RollCallDetail } from './roll-call-schema';
import { firstClause } from '@/features/votes/row/subject';

/** Whole, with the Chamber's page and its record as data. */
export function RollCallText({ rollCall }: { rollCall: RollCallDetail }) {
  const { id_camara, dia, ementa, descricao } = rollCall;
  const [proposition = ''] = id_camara.split('-');
  return (
    <FoldSection title="Texto da Câmara" about={firstClause(ementa ?? descricao)}>
      {ementa === null ? null : <p className="max-w-measure mb-3 wrap-anywhere">{ementa}</p>}
      <blockquote className="border-border-strong border-l-2 pl-3 wrap-anywhere">
        <p className="whitespace-pre-line">{descricao}</p>
        <footer className="text-small text-muted mt-1">
          <span>{`Texto da Câmara. ${dayText('voted', dia)}.`}</span>{' '}
          <ExternalLink href={propositionPage(proposition)}>Ver no site da Câmara</ExternalLink>{' '}
          <ExternalLink href={`https://dadosabertos.camara.leg.br/api/v2/votacoes/${id_camara}`}>
            Registro nos Dados Abertos (para programas)
          </ExternalLink>
        </footer>
      </blockquote>
    </FoldSection>
  );
}
