import { LeftOut } from '@/features/politicians/left-out';
import { dayText } from '@/lib/data-day';
import { formatCount } from '@/lib/format-count';
import { BarRow } from '@/ui/bar-chart';
import { ExternalLink } from '@/ui/external-link';
import { Section } from '@/ui/section';
import { voteLabels } from './model';
import { differenceText, totalText } from './roll-call-model';
import type { RollCallDetail } from './roll-call-schema';
import { votes } from './roll-call-votes-model';
import { voteTexts } from './texts';
import { VoteMark } from './vote-mark';

/** What came of it: in words, as plain bars on one scale and in one ink, and in the Chamber's own text. */
export function RollCallResult({ rollCall }: { rollCall: RollCallDetail }) {
  const { sim, nao, abstencao, obstrucao, presidiu, votos, votos_fora } = rollCall;
  const counts = { 1: sim, 2: nao, 3: abstencao, 4: obstrucao, 5: presidiu };
  const most = Math.max(1, ...Object.values(counts).map((count) => count ?? 0));
  const records = votos.length === 1 ? '1 registro' : `${formatCount(votos.length)} registros`;
  const difference = differenceText(rollCall);
  return (
    <Section title="Resultado" meta={rollCall.tem_votos ? records : undefined}>
      <p className="font-head text-h2 font-bold">{totalText(rollCall)}</p>
      {difference === null ? null : <p className="max-w-measure mt-1">{difference}</p>}
      <ul className="mt-3">
        {votes.map((vote) => {
          const count = counts[vote];
          return count === null ? null : (
            <li key={vote}>
              <BarRow
                label={
                  <span className="inline-flex items-center gap-1.5">
                    <VoteMark vote={vote} /> {voteLabels[vote]}
                  </span>
                }
                value={formatCount(count)}
                ratio={count / most}
              />
              {vote === 4 && count > 0 ? (
                <p className="text-small text-muted">{voteTexts.obstruction}</p>
              ) : null}
            </li>
          );
        })}
      </ul>
      <WithoutVotes rollCall={rollCall} />
      <LeftOut rows={votos_fora} className="mt-3" />
      <blockquote className="border-border-strong mt-4 border-l-2 pl-3 wrap-anywhere">
        <p className="whitespace-pre-line">{rollCall.descricao}</p>
        <footer className="text-small text-muted mt-1">
          <span>{`Texto da Câmara. ${dayText('voted', rollCall.dia)}.`}</span>{' '}
          <ExternalLink href={`https://dadosabertos.camara.leg.br/api/v2/votacoes/${rollCall.id_camara}`}>
            Ver o registro nos Dados Abertos da Câmara
          </ExternalLink>
        </footer>
      </blockquote>
    </Section>
  );
}

/** Kinds in which the Chamber publishes nobody's vote. */
const secretKinds = ['eleicao', 'secreta'];

function WithoutVotes({ rollCall: { nominal, tem_votos, tipo } }: { rollCall: RollCallDetail }) {
  if (tem_votos) return null;
  const why = secretKinds.includes(tipo) ? voteTexts.secret : voteTexts.symbolic;
  return <p className="max-w-measure mt-3">{nominal ? voteTexts.withoutVotes : why}</p>;
}
