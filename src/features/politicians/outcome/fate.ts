import { electionYear } from '@/lib/election/election';
import type { Database } from '@/lib/supabase/database.types';

type Row = Database['public']['Tables']['destinos_deputados']['Row'];

/** What became of a deputy; who has no row is not known. */
export type Fate = Pick<Row, 'deputado_id' | 'destino' | 'cargo' | 'situacao'>;
/** With the day on which its source was read. */
export type DatedFate = Fate & Pick<Row, 'revisado_em'>;
export type SourcedFate = DatedFate & Pick<Row, 'fonte_titulo' | 'fonte_url'>;

const words: Readonly<Record<string, string>> = {
  reeleito: 'reeleito(a)',
  nao_reeleito: 'não reeleito(a)',
  outro_cargo_eleito: 'eleito(a) para outro cargo',
  outro_cargo_nao_eleito: 'não eleito(a) para outro cargo',
  nao_concorreu: 'não concorreu',
};
const unknown = 'sem informação conferida';

/** 'reeleito(a)'; null is not known, which is never taken as not re-elected. */
function fateWord(fate: Fate | null): string {
  const word = fate && words[fate.destino];
  const office = fate?.cargo ? ` (${fate.cargo})` : '';
  return word ? word + office : unknown;
}

/** 'Eleito(a): Senador(a)', null when it is not known. */
export function fateTag(fate: Fate | undefined): string | null {
  const word = fate && words[fate.destino];
  if (!word) return null;
  const tag = fate.cargo ? word.replace(' para outro cargo', `: ${fate.cargo}`) : word;
  return tag.charAt(0).toUpperCase() + tag.slice(1);
}

/** 'Eleição de 2026: reeleito(a)' */
export function fateText(fate: Fate | null): string {
  return `Eleição de ${electionYear}: ${fateWord(fate)}`;
}

export function isPreliminary({ situacao }: Fate): boolean {
  return situacao !== 'conferido';
}
