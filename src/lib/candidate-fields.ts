import type { Database } from '@/lib/supabase/database.types';

/** How a field of the form is typed, checked and read back; `src/features/admin/candidate-form/field-kinds.ts` has one rule for each. */
export type FormKind =
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

/** What a column holds; of these four the form has no field. */
export type FieldKind = FormKind | 'mandates' | 'number' | 'state' | 'texts';

interface ReadRow {
  /** What the column is called on every screen, in audit and public history. */
  label: string;
  kind: FieldKind;
  /** Cards have it; the other columns come with the record's own page. */
  isOnCard?: true;
  /** A line among the facts of the page, each with its sources. */
  isOnPage?: true;
  /** The group of the comparison that has it. */
  compared?: 'Candidatura' | 'Pessoa' | 'Pautas';
  /** The document itself needs no second source. */
  link?: string;
  /** It has sources, though no line. */
  isSourced?: true;
  /** The fact whose sources are edited with it instead, as `candidatos_fontes.campo` names it. */
  sourcesOf?: string;
  /** The fact that the column is a part of, where another row has its sources. */
  partOf?: string;
}

/** What the form needs of a field, and no reader; of the columns that pages carry it is in `src/features/admin/candidate-form/form-rows.ts`. */
export interface FormOnly {
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
  /** Whether it may not be changed without a source (private.facts_unsourced). */
  needsSource?: boolean;
}

/** A column that the panel edits. */
export interface EditedRow extends ReadRow, FormOnly {
  kind: FormKind;
  /** The section of the form; null is kept and sent back as it was read, and not asked. */
  part: 'Identificação' | 'Foto e texto' | 'Fatos' | null;
}

export type FieldRow = EditedRow | (ReadRow & { part?: never });

type Column = keyof Database['public']['Tables']['candidatos_presidencia_2026']['Row'];
/** Columns that the database sets. */
type Managed = 'id' | 'created_at' | 'created_by' | 'updated_at' | 'updated_by';

const identity = { part: 'Identificação', isOnCard: true } as const;
const personal = { isOnPage: true, compared: 'Pessoa' } as const;
const candidacy = { isOnPage: true, compared: 'Candidatura' } as const;
const facts = { part: 'Fatos' } as const;

/** The one table from which everything about a candidate's columns is derived, in every screen's order. */
export const candidateFields = {
  nome: { ...identity, label: 'Nome', kind: 'line', isSourced: true },
  partido_sigla: { ...identity, label: 'Sigla do partido', kind: 'line', isSourced: true },
  partido_nome: {
    ...identity,
    label: 'Nome do partido',
    kind: 'line',
    compared: 'Candidatura',
    isSourced: true,
  },
  partido_cor_hex: { label: 'Cor do partido', kind: 'line', isOnCard: true, isSourced: true },
  numero_urna: { ...candidacy, label: 'Número na urna', kind: 'number', isOnCard: true },
  vice_nome: { ...candidacy, ...facts, label: 'Vice', kind: 'line' },
  vice_partido: { ...facts, label: 'Partido do vice', kind: 'line', partOf: 'vice_nome' },
  coalition: { ...candidacy, label: 'Coligação', kind: 'line', part: 'Identificação' },
  coligacao_partidos: { ...facts, label: 'Partidos da coligação', kind: 'parties', partOf: 'coalition' },
  election_year: { label: 'Ano da eleição', kind: 'year', part: 'Identificação' },
  status: { ...identity, label: 'Status', kind: 'status' },
  motivo_fora_da_urna: { label: 'Motivo de estar fora da urna', kind: 'line', part: 'Identificação' },
  situacao_registro: { ...candidacy, ...facts, label: 'Registro no TSE', kind: 'line' },
  situacao_registro_em: {
    ...facts,
    label: 'Dia em que a situação constava',
    kind: 'date',
    partOf: 'situacao_registro',
  },
  nome_completo: { ...facts, label: 'Nome completo', kind: 'line', isOnPage: true },
  data_nascimento: { ...facts, label: 'Nascimento', kind: 'date', isOnCard: true, isOnPage: true },
  idade: { ...personal, label: 'Idade', kind: 'age', isOnCard: true, part: null },
  estado_origem: { ...personal, label: 'Estado de origem', kind: 'state', isOnCard: true },
  escolaridade: { ...personal, ...facts, label: 'Escolaridade', kind: 'line' },
  profissao: { ...personal, label: 'Profissão', kind: 'line', isOnCard: true },
  bens_declarados: { ...personal, ...facts, label: 'Bens declarados', kind: 'money' },
  inclinacao_politica: {
    ...facts,
    label: 'Inclinação política',
    kind: 'choice',
    isOnCard: true,
    isOnPage: true,
  },
  inclinacao_politica_fontes: { label: 'O que dizem as fontes da inclinação', kind: 'texts' },
  plano_governo_url: {
    ...facts,
    label: 'Plano de governo',
    kind: 'url',
    link: 'Ler o plano',
    isOnPage: true,
    compared: 'Pautas',
  },
  ficha_tse_url: { ...facts, label: 'Página no TSE', kind: 'tse', link: 'Abrir a página', isOnPage: true },
  tse_sq: { ...facts, label: 'Número da candidatura no TSE', kind: 'digits', isOnCard: true },
  foto_url: { label: 'URL da foto', kind: 'photo', isOnCard: true, part: 'Foto e texto', isSourced: true },
  foto_credito: { label: 'Crédito da foto', kind: 'line' },
  link_wikipedia: { label: 'Link da Wikipédia', kind: 'wikipedia', part: 'Foto e texto', isSourced: true },
  bio_summary: { label: 'Biografia', kind: 'text', part: 'Foto e texto', isSourced: true },
  pautas_detalhe: { ...facts, label: 'Pautas por tema', kind: 'themes', sourcesOf: 'pautas_defendidas' },
  pautas_defendidas: { label: 'Pautas defendidas', kind: 'texts' },
  historico_eleitoral: {
    label: 'Histórico eleitoral',
    kind: 'mandates',
    compared: 'Pessoa',
    isSourced: true,
  },
  link_site_campanha: { label: 'Site da campanha', kind: 'url', isSourced: true },
  link_site_partido: { label: 'Site do partido', kind: 'url' },
  fonte: { label: 'Fonte', kind: 'line', isOnCard: true },
  dados_ate: { label: 'Dados reunidos até', kind: 'date', isOnCard: true },
} as const satisfies Record<Exclude<Column, Managed>, FieldRow>;

export type FieldName = keyof typeof candidateFields;
