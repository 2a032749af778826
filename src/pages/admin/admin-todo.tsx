import { useQuery } from '@tanstack/react-query';
import { roundDays } from '@/features/results/model';
import { resultQueries } from '@/features/results/queries';
import type { Round } from '@/features/results/schema';
import type { ExplanationState } from '@/features/admin/explanations/model';
import { votesPanelQueries } from '@/features/admin/explanations/queries';
import { failedReads } from '@/lib/failed-reads';
import { dayInBrasilia, formatDay } from '@/lib/text/format';
import { paths } from '@/lib/paths';
import { useAfterHydration } from '@/lib/publication';
import { ErrorState } from '@/ui/state/error-state';
import { RowList, RowName } from '@/ui/row-list';
import { Section } from '@/ui/section';
import { TextSkeleton } from '@/ui/state/line-skeletons';

interface Task {
  to: string;
  title: string;
  text: string;
}

/** Voted rounds that are not published, unless the first one decided. */
function roundTasks(rounds: readonly Round[], today: string): Task[] {
  const first = rounds.find(({ turno }) => turno === 1);
  const isDecided = first?.resultados.every(({ situacao }) => situacao !== 'segundo_turno') ?? false;
  return ([1, 2] as const)
    .filter((turno) => roundDays[turno] < today && !rounds.some((round) => round.turno === turno))
    .filter((turno) => turno === 1 || !isDecided)
    .map((turno) => ({
      to: `${paths.adminResults}?turno=${turno}`,
      title: `Publicar o ${turno}º turno`,
      text: `Votação em ${formatDay(roundDays[turno])}, resultado ainda não publicado no site.`,
    }));
}

/** What is said of explanations in a state that waits for somebody. */
const waiting = [
  ['rascunho', 'rascunho de explicação', 'rascunhos de explicação', 'Falta enviar para a revisão.'],
  ['em_revisao', 'explicação em revisão', 'explicações em revisão', 'Falta a leitura de outra pessoa.'],
] as const satisfies [ExplanationState, string, string, string][];

function explanationTasks(explanations: readonly { situacao: ExplanationState }[]): Task[] {
  return waiting.flatMap(([state, one, many, text]) => {
    const count = explanations.filter(({ situacao }) => situacao === state).length;
    if (count === 0) return [];
    return { to: `${paths.adminVotes}?lista=${state}`, title: `${count} ${count === 1 ? one : many}`, text };
  });
}

export function AdminTodo({ userId }: { userId: string }) {
  const today = useAfterHydration(dayInBrasilia);
  const rounds = useQuery({ ...resultQueries.rounds(), staleTime: 0 });
  const explanations = useQuery(votesPanelQueries.explanations(userId));
  const failed = [rounds, explanations].filter(({ isLoadingError }) => isLoadingError);
  const isPending = failed.length === 0 && (rounds.isPending || explanations.isPending);
  const tasks = [
    ...(rounds.data ? roundTasks(rounds.data, today) : []),
    ...(explanations.data ? explanationTasks(explanations.data) : []),
  ];
  return (
    <Section title="A fazer">
      {tasks.length > 0 && !isPending ? (
        <RowList>
          {tasks.map(({ to, title, text }) => (
            <li key={title} className="group/row relative py-3">
              <RowName to={to}>{title}</RowName>
              <p className="text-small text-muted">{text}</p>
            </li>
          ))}
        </RowList>
      ) : null}
      {isPending ? <TextSkeleton text="Carregando o que há a fazer..." lines={5} /> : null}
      {failed.length > 0 ? (
        <ErrorState message="Não foi possível carregar o que há a fazer." query={failedReads(failed)} />
      ) : null}
      {!isPending && failed.length === 0 && tasks.length === 0 ? <p>Nada espera por ninguém agora.</p> : null}
    </Section>
  );
}
