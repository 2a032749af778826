import * as z from 'zod/mini';
import type { Database } from '@/lib/supabase/database.types';
import { sourceFieldLabels } from '@/features/admin/model';
import { withPastedName } from '@/lib/text/pasted-name';
import { compareTexts } from '@/lib/text/text-order';

export type PanelOutcome = Pick<
  Database['public']['Tables']['destinos_deputados']['Row'],
  | 'deputado_id'
  | 'destino'
  | 'cargo'
  | 'situacao'
  | 'fonte_titulo'
  | 'fonte_url'
  | 'revisado_em'
  | 'updated_at'
>;

export interface Member {
  id: number;
  nome: string;
  siglaPartido: string | null;
  siglaUf: string | null;
}

/** Null is unknown, never 'not re-elected'. */
export interface MemberOutcome {
  member: Member;
  outcome: PanelOutcome | null;
}

export const outcomeWords = {
  reeleito: 'Reeleito(a)',
  nao_reeleito: 'Não reeleito(a)',
  outro_cargo_eleito: 'Outro cargo: eleito(a)',
  outro_cargo_nao_eleito: 'Outro cargo: não eleito(a)',
  nao_concorreu: 'Não concorreu',
} as const;

function isOutcomeKey(destino: string): destino is keyof typeof outcomeWords {
  return Object.hasOwn(outcomeWords, destino);
}

export const outcomeKeys = Object.keys(outcomeWords).filter(isOutcomeKey);

export const unknownWord = 'Sem informação conferida';

export const situationWords = { preliminar: 'Preliminar', conferido: 'Conferido' } as const;

/** 'Outro cargo: eleito(a) · Senador(a)'. */
export function outcomeWord(outcome: Pick<PanelOutcome, 'destino' | 'cargo'> | null): string {
  if (outcome === null) return unknownWord;
  const { destino, cargo } = outcome;
  const word = isOutcomeKey(destino) ? outcomeWords[destino] : destino;
  return cargo === null ? word : `${word} ·\xa0${cargo}`;
}

export const hasOffice = (destino: string) => destino.startsWith('outro_cargo');

/** Also outcomes of unlisted members; alphabetical. */
export function withOutcomes(members: readonly Member[], outcomes: readonly PanelOutcome[]): MemberOutcome[] {
  const byId = new Map(outcomes.map((outcome) => [outcome.deputado_id, outcome]));
  const listed = new Set(members.map(({ id }) => id));
  const others = outcomes
    .filter(({ deputado_id }) => !listed.has(deputado_id))
    .map(({ deputado_id: id }) => ({
      id,
      nome: `Deputado(a) nº ${String(id)}`,
      siglaPartido: null,
      siglaUf: null,
    }));
  return [...members, ...others]
    .toSorted((a, b) => compareTexts(a.nome, b.nome))
    .map((member) => ({ member, outcome: byId.get(member.id) ?? null }));
}

/** In addresses, for deputies without a row. */
export const unknown = 'sem-informacao';

/** '' is all. */
export interface OutcomeFilters {
  nome: string;
  uf: string;
  destino: string;
  situacao: string;
}

export function matchingOutcomes(rows: readonly MemberOutcome[], filters: OutcomeFilters): MemberOutcome[] {
  const fits = (asked: string, value: string | undefined) => asked === '' || asked === (value ?? unknown);
  const within = rows.filter(
    ({ member, outcome }) =>
      (filters.uf === '' || member.siglaUf === filters.uf) &&
      fits(filters.destino, outcome?.destino) &&
      fits(filters.situacao, outcome?.situacao),
  );
  return withPastedName(within, filters.nome, ({ member }) => member.nome);
}

export function countsOf(rows: readonly MemberOutcome[]) {
  const count = (situacao: string | undefined) =>
    rows.filter(({ outcome }) => outcome?.situacao === situacao).length;
  return {
    all: rows.length,
    checked: count('conferido'),
    preliminary: count('preliminar'),
    unknown: count(undefined),
  };
}

export const valuesSchema = z.object({
  destino: z.string(),
  cargo: z.string(),
  fonte_titulo: z.string(),
  fonte_url: z.string(),
  revisado_em: z.string(),
  situacao: z.string(),
});

export type OutcomeValues = z.infer<typeof valuesSchema>;

export const outcomeLabels = {
  destino: 'Destino',
  cargo: 'Cargo',
  ...sourceFieldLabels,
  revisado_em: 'Fonte lida em',
  situacao: 'Situação',
} as const satisfies Record<keyof OutcomeValues, string>;

/** A new row is preliminary and says nothing. */
export function valuesOf(outcome: PanelOutcome | null): OutcomeValues {
  return {
    destino: outcome?.destino ?? '',
    cargo: outcome?.cargo ?? '',
    fonte_titulo: outcome?.fonte_titulo ?? '',
    fonte_url: outcome?.fonte_url ?? '',
    revisado_em: outcome?.revisado_em ?? '',
    situacao: outcome?.situacao ?? 'preliminar',
  };
}
