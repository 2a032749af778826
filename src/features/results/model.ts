import type { DeputyOutcome } from '@/features/politicians/outcome/deputy-outcome';
import { civicDays } from '@/lib/election/civic-calendar';
import { isOutcome, outcomeWords } from '@/lib/election/election-outcome';
import { formatShare, votesText } from '@/lib/text/format-count';
import { compareTexts } from '@/lib/text/text-order';
import type { ResultRow } from './schema';

export const roundDays: Readonly<Record<1 | 2, string>> = {
  1: civicDays.firstRound,
  2: civicDays.secondRound,
};

/** As the TSE publishes it; equal votes by name. */
export function inOrderOfVotes(rows: readonly ResultRow[]): ResultRow[] {
  return rows.toSorted(
    (a, b) => b.votos - a.votos || compareTexts(a.candidato?.nome ?? '', b.candidato?.nome ?? ''),
  );
}

export function outcomeText(situacao: string): string {
  return isOutcome(situacao) ? outcomeWords[situacao] : situacao;
}

export function resultLine(
  turno: number,
  { votos, percentual, situacao }: Omit<ResultRow, 'candidato'>,
): string {
  return `${turno}º turno: ${votesText(votos)} (${formatShare(percentual)} dos válidos). ${outcomeText(situacao)}.`;
}

export interface Tally {
  kind: string;
  text: string;
  names: string[];
}

export const unknownKind = 'unknown';
/** Until the second round is published. */
export const goingOnKind = 'segundo_turno';

const candidateTexts = {
  eleito: ['foi eleito(a)', 'foram eleitos(as)'],
  [goingOnKind]: ['foi ao 2º turno', 'foram ao 2º turno'],
  nao_eleito: ['não foi eleito(a)', 'não foram eleitos(as)'],
  fora_da_urna: ['não foi à urna', 'não foram à urna'],
  [unknownKind]: ['sem resultado publicado neste site', 'sem resultado publicado neste site'],
} as const;

const deputyOutcomeTexts = {
  reeleito: ['reeleito(a) para a Câmara', 'reeleitos(as) para a Câmara'],
  nao_reeleito: ['não reeleito(a)', 'não reeleitos(as)'],
  outro_cargo_eleito: ['eleito(a) para outro cargo', 'eleitos(as) para outro cargo'],
  outro_cargo_nao_eleito: ['não eleito(a) para outro cargo', 'não eleitos(as) para outro cargo'],
  nao_concorreu: ['não concorreu', 'não concorreram'],
  [unknownKind]: ['sem informação conferida', 'sem informação conferida'],
} as const;

function tallyBy<Kind extends string>(
  texts: Readonly<Record<Kind, readonly [one: string, many: string]>>,
  people: readonly { nome: string; kind: string }[],
): Tally[] {
  const known = (kind: string) => (Object.hasOwn(texts, kind) ? kind : unknownKind);
  return Object.entries<readonly [string, string]>(texts).flatMap(([kind, [one, many]]) => {
    const names = people.filter((person) => known(person.kind) === kind).map(({ nome }) => nome);
    return names.length === 0 ? [] : [{ kind, text: names.length === 1 ? one : many, names }];
  });
}

export interface OwnCandidate {
  nome: string;
  kind: keyof typeof candidateTexts;
}

/** In the order of the words above; unknown outcomes are counted as such. */
export function tallyOutcomes(people: readonly OwnCandidate[]): Tally[] {
  return tallyBy(candidateTexts, people);
}

export function tallyDeputyOutcomes(
  people: readonly { nome: string; id: string }[],
  outcomes: readonly DeputyOutcome[],
): Tally[] {
  const known = new Map(outcomes.map((outcome) => [String(outcome.deputado_id), outcome]));
  return tallyBy(
    deputyOutcomeTexts,
    people.map(({ nome, id }) => {
      const { destino = unknownKind, cargo = null } = known.get(id) ?? {};
      return { nome: cargo === null ? nome : `${nome}: ${cargo}`, kind: destino };
    }),
  );
}
