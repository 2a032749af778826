import type { Database } from '@/lib/supabase/database.types';

type Tables = Database['public']['Tables'];

/** A publication that states a fact, with its place among the fact's sources. */
export type FactSource = Pick<Tables['candidatos_fontes']['Row'], 'campo' | 'posicao'> & {
  fonte: Pick<
    Tables['fontes']['Row'],
    'titulo' | 'veiculo' | 'tipo' | 'publicada_em' | 'url' | 'consultada_em'
  > | null;
};

/** When a fact was last compared with its sources, how sure it is and what speaks against it. */
export type FactReview = Pick<
  Tables['candidatos_revisoes']['Row'],
  'campo' | 'revisado_em' | 'confianca' | 'ressalva'
>;

/** Sources and reviews of a record; absent from a copy kept on a device before they were read. */
export interface Sourced {
  fontes?: FactSource[];
  revisoes?: FactReview[];
}

export type Publication = NonNullable<FactSource['fonte']>;

/** The sources of one fact (a column, or 'resultado_1turno') in their order. */
export function sourcesOf({ fontes = [] }: Sourced, fact: string): Publication[] {
  return fontes
    .filter(({ campo }) => campo === fact)
    .toSorted((a, b) => a.posicao - b.posicao)
    .flatMap(({ fonte }) => fonte ?? []);
}

/** The last review of one fact. */
export function reviewOf({ revisoes = [] }: Sourced, fact: string): FactReview | undefined {
  return revisoes.find(({ campo }) => campo === fact);
}

interface LeaningFacts {
  inclinacao_politica: string | null;
  revisoes?: readonly Pick<FactReview, 'campo' | 'confianca'>[] | undefined;
}

/** The leaning to be said: none where no source supports one (confidence 'nenhuma'). */
export function leaningOf({ inclinacao_politica, revisoes = [] }: LeaningFacts): string | null {
  const isUnsupported = revisoes.some(
    ({ campo, confianca }) => campo === 'inclinacao_politica' && confianca === 'nenhuma',
  );
  return isUnsupported ? null : inclinacao_politica;
}

/** How many publications state these facts, each counted once. */
export function sourceCount(record: Sourced, facts: readonly string[]): number {
  return new Set(
    facts
      .flatMap((fact) => sourcesOf(record, fact))
      .map(({ titulo, veiculo, url }) => `${url ?? veiculo} ${titulo}`),
  ).size;
}
