import { ArrowRight } from 'lucide-react';
import { dayText } from '@/lib/day/data-day';
import { officialResults } from '@/lib/election/election';
import { formatDay } from '@/lib/text/format';
import { paths } from '@/lib/paths';
import { compareTexts } from '@/lib/text/text-order';
import { ExternalLink } from '@/ui/external-link';
import { NumberText } from '@/ui/number-text';
import { PartyChip } from '@/features/politicians/party-chip';
import { Photo } from '@/ui/person/photo';
import { Row, RowList, RowMeta, RowName } from '@/ui/row-list';
import { Section } from '@/ui/section';
import type { ResultRow } from './schema';

interface PendingRoundProps {
  turno: 1 | 2;
  /** AAAA-MM-DD. */
  day: string;
  people: readonly ResultRow['candidato'][];
}

/** Unpublished: links the official result, names people alphabetically. */
export function PendingRound({ turno, day, people }: PendingRoundProps) {
  const known = people.filter((person) => person !== null).toSorted((a, b) => compareTexts(a.nome, b.nome));
  return (
    <Section title={`${turno}º turno`} meta={<NumberText>{dayText('voted', day)}</NumberText>}>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <div className="grid content-start gap-2">
          <p className="text-lead">{`${turno}º turno (${formatDay(day)}): resultado ainda não publicado neste site.`}</p>
          <p>
            <ExternalLink
              href={officialResults}
              className="min-h-target inline-flex items-center gap-1 font-semibold"
            >
              Consulte o resultado oficial no TSE
              <ArrowRight className="size-4 flex-none -rotate-45 print:hidden" />
            </ExternalLink>
          </p>
        </div>
        {known.length === 0 ? null : (
          <div>
            <h3 className="text-lead mb-2">{`Disputaram o ${turno}º turno, em ordem alfabética`}</h3>
            <RowList columns={2} className="print:columns-3">
              {known.map(({ id, nome, foto_url, partido_sigla, partido_cor_hex, numero_urna }) => (
                <li key={id}>
                  <Row photo={<Photo src={foto_url} name={nome} width={56} className="w-14 print:hidden" />}>
                    <RowName level="h4" to={paths.candidate(id)}>
                      {nome}
                    </RowName>
                    <RowMeta>
                      <PartyChip sigla={partido_sigla} color={partido_cor_hex} />
                      <span>{numero_urna === null ? null : `Número ${String(numero_urna)}`}</span>
                    </RowMeta>
                  </Row>
                </li>
              ))}
            </RowList>
          </div>
        )}
      </div>
    </Section>
  );
}
