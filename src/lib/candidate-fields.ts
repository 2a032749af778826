import type { Database } from '@/lib/supabase/database.types';

/** How a field of the form is typed, checked and read back; `src/features/admin/field-kinds.ts` has one rule for each. */
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
  /** Instead of the label in the comparison. */
  short?: string;
  /** 'Não informada' says that nobody states it. */
  isFeminine?: true;
  /** Cards have it; the other columns come with the record's own page. */
  isOnCard?: true;
  /** A line among the facts of the page. */
  isOnPage?: true;
  /** The group of the comparison that has it. */
  compared?: 'Candidatura' | 'Pessoa' | 'Pautas';
  /** The words that lead to the document itself, of which nobody asks who else states it. */
  link?: string;
  /** Publications state it: they are shown and edited with it. */
  isSourced?: true;
  /** The fact whose sources are edited with it instead, as `candidatos_fontes.campo` names it. */
  sourcesOf?: string;
  /** The fact that the column is a part of, where another row has its sources. */
  partOf?: string;
}

/** A column that the panel edits; what the form alone needs besides is in `src/features/admin/form-rows.ts`. */
export interface EditedRow extends ReadRow {
  kind: FormKind;
  /** The section of the form; null is kept and sent back as it was read, and not asked. */
  part: 'Identificação' | 'Foto e texto' | 'Fatos' | null;
  /** Most characters; the number in the table's check. */
  max?: number;
}

export type FieldRow = EditedRow | (ReadRow & { part?: never });

type Column = keyof Database['public']['Tables']['candidatos_presidencia_2026']['Row'];
/** Columns that the database sets. */
type Managed = 'id' | 'created_at' | 'created_by' | 'updated_at' | 'updated_by';

const identity = { part: 'Identificação', isOnCard: true } as const;
const personal = { isSourced: true, isOnPage: true, compared: 'Pessoa' } as const;
const candidacy = { isSourced: true, isOnPage: true, compared: 'Candidatura' } as const;
const facts = { part: 'Fatos' } as const;

/**
 * The columns of a candidate in the order of every screen: the one place from which requests, facts of the page, comparison,
 * files, form, conflict note, balance and the words of audit and history are derived.
 */
export const candidateFields = {
  nome: { ...identity, label: 'Nome', kind: 'line', max: 120, isSourced: true },
  partido_sigla: { ...identity, label: 'Sigla do partido', kind: 'line', max: 12, isSourced: true },
  partido_nome: {
    ...identity,
    label: 'Nome do partido',
    kind: 'line',
    short: 'Partido',
    compared: 'Candidatura',
    max: 120,
    isSourced: true,
  },
  partido_cor_hex: { label: 'Cor do partido', kind: 'line', isOnCard: true, isSourced: true },
  numero_urna: { ...candidacy, label: 'Número na urna', kind: 'number', short: 'Número', isOnCard: true },
  vice_nome: { ...candidacy, ...facts, label: 'Vice', kind: 'line', max: 120 },
  vice_partido: { ...facts, label: 'Partido do vice', kind: 'line', max: 20, partOf: 'vice_nome' },
  coalition: {
    ...candidacy,
    label: 'Coligação',
    kind: 'line',
    isFeminine: true,
    part: 'Identificação',
    max: 200,
  },
  coligacao_partidos: { ...facts, label: 'Partidos da coligação', kind: 'parties', partOf: 'coalition' },
  election_year: { label: 'Ano da eleição', kind: 'year', part: 'Identificação' },
  status: { ...identity, label: 'Status', kind: 'status' },
  motivo_fora_da_urna: {
    label: 'Motivo de estar fora da urna',
    kind: 'line',
    part: 'Identificação',
    max: 200,
  },
  situacao_registro: { ...candidacy, ...facts, label: 'Registro no TSE', kind: 'line', max: 60 },
  situacao_registro_em: {
    ...facts,
    label: 'Dia em que a situação constava',
    kind: 'date',
    partOf: 'situacao_registro',
  },
  nome_completo: {
    ...facts,
    label: 'Nome completo',
    kind: 'line',
    isOnPage: true,
    max: 160,
    isSourced: true,
  },
  data_nascimento: {
    ...facts,
    label: 'Nascimento',
    kind: 'date',
    isOnCard: true,
    isOnPage: true,
    isSourced: true,
  },
  idade: { ...personal, label: 'Idade', kind: 'age', isFeminine: true, isOnCard: true, part: null },
  estado_origem: { ...personal, label: 'Estado de origem', kind: 'state', isOnCard: true },
  escolaridade: { ...personal, ...facts, label: 'Escolaridade', kind: 'line', isFeminine: true, max: 60 },
  profissao: { ...personal, label: 'Profissão', kind: 'line', isFeminine: true, isOnCard: true },
  bens_declarados: { ...personal, ...facts, label: 'Bens declarados', kind: 'money' },
  inclinacao_politica: {
    ...facts,
    label: 'Inclinação política',
    kind: 'choice',
    isFeminine: true,
    isOnCard: true,
    isOnPage: true,
    max: 40,
    isSourced: true,
  },
  inclinacao_politica_fontes: { label: 'O que dizem as fontes da inclinação', kind: 'texts' },
  plano_governo_url: {
    ...facts,
    label: 'Plano de governo',
    kind: 'url',
    link: 'Ler o plano',
    isOnPage: true,
    compared: 'Pautas',
    isSourced: true,
  },
  ficha_tse_url: {
    ...facts,
    label: 'Página no TSE',
    kind: 'tse',
    link: 'Abrir a página',
    isOnPage: true,
    isSourced: true,
  },
  tse_sq: { ...facts, label: 'Número da candidatura no TSE', kind: 'digits', isOnCard: true },
  foto_url: { label: 'URL da foto', kind: 'photo', isOnCard: true, part: 'Foto e texto', isSourced: true },
  foto_credito: { label: 'Crédito da foto', kind: 'line' },
  link_wikipedia: { label: 'Link da Wikipédia', kind: 'wikipedia', part: 'Foto e texto', isSourced: true },
  bio_summary: { label: 'Biografia', kind: 'text', part: 'Foto e texto', max: 800, isSourced: true },
  pautas_detalhe: {
    ...facts,
    label: 'Pautas por tema',
    kind: 'themes',
    max: 240,
    sourcesOf: 'pautas_defendidas',
  },
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
