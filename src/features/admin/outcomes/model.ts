import type { Database } from '@/lib/supabase/database.types';
import { withPastedName } from '@/lib/text/pasted-name';
import { compareTexts } from '@/lib/text/text-order';

/** What became of a deputy as an administrator reads it, with the lock of its last save. */
export type PanelFate = Pick<
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

/** Somebody who sat in the legislature, as the Chamber lists them. */
export interface Member {
  id: number;
  nome: string;
  siglaPartido: string | null;
  siglaUf: string | null;
}

/** A deputy with what became of them; null is not known, which is never taken as not re-elected. */
export interface MemberFate {
  member: Member;
  fate: PanelFate | null;
}

export const fateWords = {
  reeleito: 'Reeleito(a)',
  nao_reeleito: 'Não reeleito(a)',
  outro_cargo_eleito: 'Outro cargo: eleito(a)',
  outro_cargo_nao_eleito: 'Outro cargo: não eleito(a)',
  nao_concorreu: 'Não concorreu',
} as const;
export const fateKeys = [
  'reeleito',
  'nao_reeleito',
  'outro_cargo_eleito',
  'outro_cargo_nao_eleito',
  'nao_concorreu',
] as const satisfies readonly (keyof typeof fateWords)[];

const unknownWord = 'Sem informação conferida';

/** 'Outro cargo: eleito(a) · Senador(a)'. */
export function fateWord(fate: Pick<PanelFate, 'destino' | 'cargo'> | null): string {
  if (fate === null) return unknownWord;
  const key = fateKeys.find((one) => one === fate.destino);
  const word = key ? fateWords[key] : fate.destino;
  return fate.cargo === null ? word : `${word} · ${fate.cargo}`;
}

/** Whether an outcome names the other office that was stood for. */
export const hasOffice = (destino: string) => destino.startsWith('outro_cargo');

/** Everybody listed, and whoever has a row without being listed, in alphabetical order. */
export function withFates(members: readonly Member[], fates: readonly PanelFate[]): MemberFate[] {
  const byId = new Map(fates.map((fate) => [fate.deputado_id, fate]));
  const listed = new Set(members.map(({ id }) => id));
  const others = fates
    .filter(({ deputado_id }) => !listed.has(deputado_id))
    .map(({ deputado_id: id }) => ({
      id,
      nome: `Deputado(a) nº ${String(id)}`,
      siglaPartido: null,
      siglaUf: null,
    }));
  return [...members, ...others]
    .toSorted((a, b) => compareTexts(a.nome, b.nome))
    .map((member) => ({ member, fate: byId.get(member.id) ?? null }));
}

/** What of a filter is not known: the word of an address for who has no row. */
export const unknown = 'sem-informacao';

/** What the list is narrowed by; '' is all. */
export interface FateFilters {
  nome: string;
  uf: string;
  destino: string;
  situacao: string;
}

export function matchingFates(rows: readonly MemberFate[], filters: FateFilters): MemberFate[] {
  const fits = (asked: string, value: string | undefined) => asked === '' || asked === (value ?? unknown);
  const within = rows.filter(
    ({ member, fate }) =>
      (filters.uf === '' || member.siglaUf === filters.uf) &&
      fits(filters.destino, fate?.destino) &&
      fits(filters.situacao, fate?.situacao),
  );
  return withPastedName(within, filters.nome, ({ member }) => member.nome);
}

export function countsOf(rows: readonly MemberFate[]) {
  const count = (situacao: string | undefined) =>
    rows.filter(({ fate }) => fate?.situacao === situacao).length;
  return {
    all: rows.length,
    checked: count('conferido'),
    preliminary: count('preliminar'),
    unknown: count(undefined),
  };
}

/** What the fields of the form hold. */
export interface FateValues {
  destino: string;
  cargo: string;
  fonte_titulo: string;
  fonte_url: string;
  revisado_em: string;
  situacao: string;
}

/** The form of a row as it is saved; one that is not there starts as preliminary and says nothing. */
export function valuesOf(fate: PanelFate | null): FateValues {
  return {
    destino: fate?.destino ?? '',
    cargo: fate?.cargo ?? '',
    fonte_titulo: fate?.fonte_titulo ?? '',
    fonte_url: fate?.fonte_url ?? '',
    revisado_em: fate?.revisado_em ?? '',
    situacao: fate?.situacao ?? 'preliminar',
  };
}
