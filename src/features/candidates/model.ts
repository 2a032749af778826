import type { Database } from '@/lib/supabase/database.types';

type CandidateRow = Database['public']['Tables']['candidatos_presidencia_2026']['Row'];

/** The columns a card needs; the query selects exactly these. */
export type CandidateSummary = Pick<
  CandidateRow,
  | 'id'
  | 'nome'
  | 'foto_url'
  | 'partido_sigla'
  | 'partido_nome'
  | 'partido_cor_hex'
  | 'status'
  | 'estado_origem'
  | 'idade'
  | 'profissao'
  | 'inclinacao_politica'
>;

const byName = new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true });

/** Alphabetical by name as Brazilians sort it: the only order in which candidates are ever shown. */
export function inAlphabeticalOrder<T extends { nome: string }>(candidates: readonly T[]): T[] {
  return candidates.toSorted((a, b) => byName.compare(a.nome, b.nome));
}

/** Retracted records are never shown, whoever asks (the database hides them as well). */
export function isPublic(candidate: { status: string }): boolean {
  return candidate.status !== 'deleted';
}

/** '39 anos', or the dash of an unknown fact. */
export function ageText(idade: number | null): string {
  return idade === null ? '—' : `${idade} anos`;
}

/** The leaning as the record has it; unknown is said, never replaced by a default. */
export function leaningText(inclinacao: string | null): string {
  return inclinacao === null || inclinacao.trim() === '' ? 'Não informada' : inclinacao;
}

/** 'MT', 'Brasil' for the country-wide 'BR', or the dash of an unknown fact. */
export function originText(estado: string | null): string {
  if (estado === null || estado === '') return '—';
  return estado === 'BR' ? 'Brasil' : estado;
}

/** 'Advogada', or the words of an unknown fact. */
export function professionText(profissao: string | null): string {
  return profissao === null || profissao.trim() === '' ? 'Profissão não informada' : profissao;
}
