import type { Database } from '@/lib/supabase/database.types';

/** Each has one rule in `admin/candidate-form/field-kinds.ts`. */
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

export type FieldKind = FormKind | 'mandates' | 'number' | 'state' | 'texts';

interface ReadRow {
  label: string;
  kind: FieldKind;
  isOnCard?: true;
  isOnPage?: true;
  compared?: 'Candidatura' | 'Pessoa' | 'Pautas';
  /** No translation changes it. */
  isName?: true;
  link?: string;
  isSourced?: true;
  /** The fact whose sources are edited instead, as `candidatos_fontes.campo` names it. */
  sourcesOf?: string;
  /** The fact that the column is a part of, where another row has its sources. */
  partOf?: string;
}

/** For pages' columns this is in `admin/candidate-form/form-rows.ts`, outside the readers' scripts. */
export interface FormOnly {
  mark?: string;
  hint?: string;
  min?: number;
  max?: number;
  isRequired?: boolean;
  called?: string;
  options?: readonly string[];
  isBeside?: boolean;
  /** No change without a source (private.facts_unsourced). */
  needsSource?: boolean;
}

export interface EditedRow extends ReadRow, FormOnly {
  kind: FormKind;
  part: 'Identificação' | 'Foto e texto' | 'Fatos' | null;
}

export type FieldRow = EditedRow | (ReadRow & { part?: never });

type Column = keyof Database['public']['Tables']['candidatos_presidencia_2026']['Row'];
type Managed = 'id' | 'created_at' | 'created_by' | 'updated_at' | 'updated_by';

const identity = { part: 'Identificação', isOnCard: true } as const;
const personal = { isOnPage: true, compared: 'Pessoa' } as const;
const candidacy = { isOnPage: true, compared: 'Candidatura' } as const;
const facts = { part: 'Fatos' } as const;

/** The one table of a candidate's columns; everything about them is derived from it. */
export const candidateFields = {
  nome: { ...identity, label: 'Nome', kind: 'line', isSourced: true },
  partido_sigla: { ...identity, label: 'Sigla do partido', kind: 'line', isSourced: true },
  partido_nome: {
    ...identity,
    label: 'Nome do partido',
    kind: 'line',
    compared: 'Candidatura',
    isName: true,
    isSourced: true,
  },
  partido_cor_hex: { label: 'Cor do partido', kind: 'line', isOnCard: true, isSourced: true },
  numero_urna: { ...candidacy, label: 'Número na urna', kind: 'number', isOnCard: true },
  vice_nome: { ...candidacy, ...facts, label: 'Vice', kind: 'line', isName: true },
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
  nome_completo: { ...facts, label: 'Nome completo', kind: 'line', isOnPage: true, isName: true },
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
