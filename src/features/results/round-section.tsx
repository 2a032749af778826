import { Link } from 'react-router-dom';
import { cn } from '@/lib/cn';
import { dayText, untilText } from '@/lib/day/data-day';
import { roundStateText } from '@/lib/election/round-state';
import { formatDay } from '@/lib/text/format';
import { formatCount, formatShare } from '@/lib/text/format-count';
import { paths } from '@/lib/paths';
import { Definition, FactList } from '@/ui/definition-list';
import { ExternalLink } from '@/ui/external-link';
import { NumberText } from '@/ui/number-text';
import { Section } from '@/ui/section';
import { SourceNote } from '@/ui/source-note';
import { inOrderOfVotes } from './model';
import type { Round } from './schema';
import { VotesList, VotesTable } from './votes';

export function RoundSection({ round, day }: { round: Round; day: string }) {
  const rows = inOrderOfVotes(round.resultados);
  const hasTie = new Set(rows.map(({ votos }) => votos)).size < rows.length;
  const title = `${round.turno}º turno`;
  return (
    <Section title={title} meta={<NumberText>{dayText('voted', day)}</NumberText>}>
      <p className="flex items-baseline gap-2 font-semibold">
        <span
          aria-hidden="true"
          className={cn(
            'rounded-pill size-2.5 flex-none border-2 border-current',
            round.situacao === 'proclamado' ? 'bg-current' : 'border-dotted',
          )}
        />
        {roundStateText(round)}
      </p>
      <Totals round={round} />
      <p className="text-small text-muted mb-3 print:hidden">
        {`${rows.length} ${rows.length === 1 ? 'candidatura' : 'candidaturas'} na ordem de votos, como publica o TSE.${hasTie ? ' Com votos iguais, em ordem alfabética.' : ''} O fio em cada barra marca a metade dos votos válidos.`}
      </p>
      <VotesTable caption={`${title}: votos por candidatura`} rows={rows} />
      <VotesList rows={rows} />
      <RoundSource round={round} />
    </Section>
  );
}

function Totals({ round: { comparecimento, validos, brancos, nulos } }: { round: Round }) {
  const share = (part: number | null) =>
    part === null || !comparecimento ? null : (
      <span className="text-small text-muted block font-normal">{`${formatShare((100 * part) / comparecimento)} de quem votou`}</span>
    );
  const facts = [
    ['Comparecimento', comparecimento, null],
    ['Votos válidos', validos, share(validos)],
    ['Brancos', brancos, share(brancos)],
    ['Nulos', nulos, share(nulos)],
  ] as const;
  return (
    <FactList className="mt-4 mb-4">
      {facts.map(([term, count, ofAll]) => (
        <Definition key={term} term={term}>
          {count === null ? (
            <span>Não informado</span>
          ) : (
            <NumberText isStrong>{formatCount(count)}</NumberText>
          )}
          {ofAll}
        </Definition>
      ))}
    </FactList>
  );
}

function RoundSource({ round: { fonte_titulo, fonte_url, fonte_data, eleitorado } }: { round: Round }) {
  return (
    <SourceNote>
      <span>Fonte:</span> <ExternalLink href={fonte_url}>{fonte_titulo?.replace(/\.$/, '')}</ExternalLink>
      <span>{`. Lida em ${formatDay(fonte_data)}. ${eleitorado === null ? 'Eleitorado e abstenção não informados.' : `Eleitorado: ${formatCount(eleitorado)}.`}`}</span>{' '}
      <Link to={paths.data}>{untilText(fonte_data)}</Link>
    </SourceNote>
  );
}
