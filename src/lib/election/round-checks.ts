import type { Outcome } from './election-outcome';
import { formatCount } from '@/lib/text/format-count';

export interface ProposedVotes {
  nome: string;
  votos: number;
  percentual: number;
  situacao: Outcome;
}

export interface ProposedRound {
  turno: 1 | 2;
  validos: number;
  comparecimento: number | null;
  brancos: number | null;
  nulos: number | null;
}

/** Constitution art. 77; the database decides, this only warns before sending. */
function isOutcomeOfVotes(turno: 1 | 2, validos: number, rows: readonly ProposedVotes[]): boolean {
  const of = (situacao: Outcome) => rows.filter((row) => row.situacao === situacao);
  const isDecided = rows.some(({ votos }) => votos * 2 > validos);
  const [elected, goingOn] = [of('eleito').length, of('segundo_turno').length];
  const isCounted =
    turno === 1 && !isDecided ? elected === 0 && goingOn === 2 : elected === 1 && goingOn === 0;
  const least = Math.min(...[...of('eleito'), ...of('segundo_turno')].map(({ votos }) => votos));
  return isCounted && least >= Math.max(0, ...of('nao_eleito').map(({ votos }) => votos));
}

/** One Portuguese sentence each; empty when nothing is wrong. */
export function roundFaults(round: ProposedRound, rows: readonly ProposedVotes[]): string[] {
  const { turno, validos, comparecimento, brancos, nulos } = round;
  const sum = rows.reduce((total, { votos }) => total + votos, 0);
  const off = rows.filter(
    ({ votos, percentual }) => Math.abs(percentual - (100 * votos) / validos) > 0.01 + Number.EPSILON * 100,
  );
  const all = brancos === null || nulos === null ? null : validos + brancos + nulos;
  return [
    ...(sum === validos
      ? []
      : [`A soma dos votos (${formatCount(sum)}) é diferente dos votos válidos (${formatCount(validos)}).`]),
    ...(all === null || comparecimento === null || all === comparecimento
      ? []
      : [
          `O comparecimento (${formatCount(comparecimento)}) é diferente da soma de válidos, brancos e nulos (${formatCount(all)}).`,
        ]),
    ...off.map(({ nome }) => `A porcentagem de ${nome} não é a dos votos.`),
    ...(isOutcomeOfVotes(turno, validos, rows) ? [] : ['A situação marcada não decorre dos votos.']),
  ];
}
