import type { Database } from '@/lib/supabase/database.types';

/** How a field is typed, checked and read back; `src/features/admin/field-kinds.ts` has one rule for each. */
export type FieldKind =
  | 'age'
  | 'choice'
  | 'date'
  | 'digits'
  | 'line'
  | 'money'
  | 'parties'
  | 'photo'
  | 'status'
  | 'text'
  | 'themes'
  | 'tse'
  | 'url'
  | 'wikipedia'
  | 'year';

export interface FieldRow {
  /** What the column is called in form, audit and public history. */
  label: string;
  kind: FieldKind;
  /** The section of the form; null is kept and sent back as it was read, and not asked. */
  part: 'Identificação' | 'Foto e texto' | 'Fatos' | null;
  /** In brackets after the label. */
  mark?: string;
  hint?: string;
  /** Fewest characters of what is filled in; with `isRequired` it must be filled in. */
  min?: number;
  /** Most characters; the number in the table's check. */
  max?: number;
  isRequired?: boolean;
  /** What error messages call the field, where that is not the label. */
  called?: string;
  options?: readonly string[];
  /** Shares a row with the field before it on wide screens. */
  isBeside?: boolean;
  /** The fact whose sources are edited under the field, as `candidatos_fontes.campo` names it. */
  sources?: string;
  /** The fact that the column is a part of, where another row has its sources. */
  partOf?: string;
  /** Leads to the document itself, so nobody asks who else states it (panel of balance). */
  isDocument?: true;
  /** Whether it may not be changed without a source (private.facts_unsourced). */
  needsSource?: boolean;
}

type Column = keyof Database['public']['Tables']['candidatos_presidencia_2026']['Row'];

/**
 * The columns of a candidate that the panel edits, in the order of the screen: the one place from which form, schema,
 * request, conflict note and the audit's words are derived.
 */
export const candidateFields = {
  nome: {
    label: 'Nome',
    kind: 'line',
    part: 'Identificação',
    min: 3,
    max: 120,
    isRequired: true,
    sources: 'nome',
  },
  partido_sigla: {
    label: 'Sigla do partido',
    kind: 'line',
    part: 'Identificação',
    min: 2,
    max: 12,
    isRequired: true,
    sources: 'partido_sigla',
  },
  partido_nome: {
    label: 'Nome do partido',
    kind: 'line',
    part: 'Identificação',
    min: 1,
    max: 120,
    isRequired: true,
    isBeside: true,
    sources: 'partido_nome',
  },
  coalition: {
    label: 'Coligação',
    kind: 'line',
    part: 'Identificação',
    mark: 'opcional',
    max: 200,
    sources: 'coalition',
  },
  election_year: { label: 'Ano da eleição', kind: 'year', part: 'Identificação', isRequired: true },
  status: { label: 'Status', kind: 'status', part: 'Identificação', isBeside: true },
  motivo_fora_da_urna: {
    label: 'Motivo de estar fora da urna',
    kind: 'line',
    part: 'Identificação',
    mark: 'opcional',
    hint: 'Aparece no alto da página de um registro arquivado.',
    max: 200,
    called: 'Motivo',
  },
  foto_url: {
    label: 'URL da foto',
    kind: 'photo',
    part: 'Foto e texto',
    isRequired: true,
    sources: 'foto_url',
  },
  link_wikipedia: {
    label: 'Link da Wikipédia',
    kind: 'wikipedia',
    part: 'Foto e texto',
    mark: 'opcional',
    sources: 'link_wikipedia',
  },
  bio_summary: {
    label: 'Biografia',
    kind: 'text',
    part: 'Foto e texto',
    mark: 'opcional',
    max: 800,
    sources: 'bio_summary',
  },
  idade: { label: 'Idade', kind: 'age', part: null },
  nome_completo: {
    label: 'Nome completo',
    kind: 'line',
    part: 'Fatos',
    min: 3,
    max: 160,
    sources: 'nome_completo',
  },
  data_nascimento: { label: 'Nascimento', kind: 'date', part: 'Fatos', sources: 'data_nascimento' },
  escolaridade: {
    label: 'Escolaridade',
    kind: 'line',
    part: 'Fatos',
    max: 60,
    isBeside: true,
    sources: 'escolaridade',
  },
  vice_nome: { label: 'Vice', kind: 'line', part: 'Fatos', min: 3, max: 120, sources: 'vice_nome' },
  vice_partido: {
    label: 'Partido do vice',
    kind: 'line',
    part: 'Fatos',
    min: 2,
    max: 20,
    isBeside: true,
    partOf: 'vice_nome',
  },
  coligacao_partidos: {
    label: 'Partidos da coligação',
    kind: 'parties',
    part: 'Fatos',
    hint: 'Siglas separadas por vírgula, com a do próprio partido.',
    partOf: 'coalition',
  },
  situacao_registro: {
    label: 'Registro no TSE',
    kind: 'line',
    part: 'Fatos',
    max: 60,
    sources: 'situacao_registro',
    needsSource: true,
  },
  situacao_registro_em: {
    label: 'Dia em que a situação constava',
    kind: 'date',
    part: 'Fatos',
    isBeside: true,
    partOf: 'situacao_registro',
  },
  bens_declarados: {
    label: 'Bens declarados',
    kind: 'money',
    part: 'Fatos',
    mark: 'em reais',
    hint: 'Zero é uma declaração de nada; vazio é não informado.',
    sources: 'bens_declarados',
    needsSource: true,
  },
  inclinacao_politica: {
    label: 'Inclinação política',
    kind: 'choice',
    part: 'Fatos',
    max: 40,
    options: ['Esquerda', 'Centro-esquerda', 'Centro', 'Centro-direita', 'Direita'],
    sources: 'inclinacao_politica',
    needsSource: true,
  },
  plano_governo_url: {
    label: 'Plano de governo',
    kind: 'url',
    part: 'Fatos',
    sources: 'plano_governo_url',
    isDocument: true,
  },
  ficha_tse_url: {
    label: 'Página no TSE',
    kind: 'tse',
    part: 'Fatos',
    sources: 'ficha_tse_url',
    isDocument: true,
  },
  tse_sq: { label: 'Número da candidatura no TSE', kind: 'digits', part: 'Fatos' },
  pautas_detalhe: {
    label: 'Pautas por tema',
    kind: 'themes',
    part: 'Fatos',
    max: 240,
    sources: 'pautas_defendidas',
  },
} as const satisfies Partial<Record<Column, FieldRow>>;

export type FieldName = keyof typeof candidateFields;
