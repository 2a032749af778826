import type { Database } from '@/lib/supabase/database.types';

type Tables = Database['public']['Tables'];

export type FactSource = Pick<Tables['candidatos_fontes']['Row'], 'campo' | 'posicao'> & {
  fonte: Pick<
    Tables['fontes']['Row'],
    'titulo' | 'veiculo' | 'tipo' | 'publicada_em' | 'url' | 'consultada_em'
  > | null;
};

export type FactReview = Pick<
  Tables['candidatos_revisoes']['Row'],
  'campo' | 'revisado_em' | 'confianca' | 'ressalva'
>;

/** Absent from copies kept before sources were read. */
export interface Sourced {
  fontes?: FactSource[];
  revisoes?: FactReview[];
}

export type Publication = NonNullable<FactSource['fonte']>;

/** In their order; a column, or 'resultado_1turno'. */
export function sourcesOf({ fontes = [] }: Sourced, fact: string): Publication[] {
  return fontes
    .filter(({ campo }) => campo === fact)
    .toSorted((a, b) => a.posicao - b.posicao)
    .flatMap(({ fonte }) => fonte ?? []);
}

export function reviewOf({ revisoes = [] }: Sourced, fact: string): FactReview | undefined {
  return revisoes.find(({ campo }) => campo === fact);
}

interface LeaningFacts {
  inclinacao_politica: string | null;
  revisoes?: readonly Pick<FactReview, 'campo' | 'confianca'>[] | undefined;
}

/** None with confidence 'nenhuma'. */
export function leaningOf({ inclinacao_politica, revisoes = [] }: LeaningFacts): string | null {
  const isUnsupported = revisoes.some(
    ({ campo, confianca }) => campo === 'inclinacao_politica' && confianca === 'nenhuma',
  );
  return isUnsupported ? null : inclinacao_politica;
}

/** 'DivulgaCandContas, TSE — API do TSE, …' parts into name and way of reading. */
export function titleParts(titulo: string): [name: string, reading: string] {
  const [name = titulo, ...reading] = titulo.split(' — ');
  return [name, reading.join(' — ')];
}

export function hasSources({ fontes = [], revisoes = [] }: Sourced): boolean {
  return fontes.length + revisoes.length > 0;
}

export const keyOf = ({ titulo, veiculo, url }: Publication) => `${url ?? veiculo} ${titulo}`;

/** Numbered in the order in which facts name them. */
export function publicationsOf(record: Sourced): Publication[] {
  const columns = Object.keys(record);
  const placeOf = (fact: string) => (columns.includes(fact) ? columns.indexOf(fact) : columns.length);
  const facts = [...new Set(record.fontes?.map(({ campo }) => campo))].toSorted(
    (a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1),
  );
  const all = facts.flatMap((fact) => sourcesOf(record, fact));
  return [...new Map(all.map((one) => [keyOf(one), one])).values()];
}

export function sourceNumbers(record: Sourced, facts: readonly string[]): number[] {
  const stating = new Set(facts.flatMap((fact) => sourcesOf(record, fact)).map(keyOf));
  return publicationsOf(record).flatMap((one, place) => (stating.has(keyOf(one)) ? [place + 1] : []));
}
