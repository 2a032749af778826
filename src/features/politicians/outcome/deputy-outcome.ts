import { electionYear } from '@/lib/election/election';
import type { Database } from '@/lib/supabase/database.types';

type Row = Database['public']['Tables']['destinos_deputados']['Row'];

export type DeputyOutcome = Pick<Row, 'deputado_id' | 'destino' | 'cargo' | 'situacao'>;
export type DatedOutcome = DeputyOutcome & Pick<Row, 'revisado_em'>;
export type SourcedOutcome = DatedOutcome & Pick<Row, 'fonte_titulo' | 'fonte_url'>;

const words: Readonly<Record<string, string>> = {
  reeleito: 'reeleito(a)',
  nao_reeleito: 'não reeleito(a)',
  outro_cargo_eleito: 'eleito(a) para outro cargo',
  outro_cargo_nao_eleito: 'não eleito(a) para outro cargo',
  nao_concorreu: 'não concorreu',
};
const unknown = 'sem informação conferida';

/** 'reeleito(a)'; null is unknown, never 'not re-elected'. */
function outcomeWord(outcome: DeputyOutcome | null): string {
  const word = outcome && words[outcome.destino];
  const office = outcome?.cargo ? ` ·\xa0${outcome.cargo}` : '';
  return word ? word + office : unknown;
}

/** 'Eleito(a): Senador(a)'; null when unknown. */
export function outcomeTag(outcome: DeputyOutcome | undefined): string | null {
  const word = outcome && words[outcome.destino];
  if (!word) return null;
  const tag = outcome.cargo ? word.replace(' para outro cargo', `: ${outcome.cargo}`) : word;
  return tag.charAt(0).toUpperCase() + tag.slice(1);
}

export function deputyOutcomeText(outcome: DeputyOutcome | null): string {
  return `Eleição de ${electionYear}: ${outcomeWord(outcome)}`;
}

export function isPreliminary({ situacao }: DeputyOutcome): boolean {
  return situacao !== 'conferido';
}
