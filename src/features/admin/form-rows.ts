import { candidateFields, type EditedRow, type FieldName, type FieldRow } from '@/lib/candidate-fields';

/** What the form needs of a field, and no reader. */
interface FormOnly {
  /** In brackets after the label. */
  mark?: string;
  hint?: string;
  /** Fewest characters of what is filled in; with `isRequired` it must be filled in. */
  min?: number;
  isRequired?: boolean;
  /** What error messages call the field, where that is not the label. */
  called?: string;
  options?: readonly string[];
  /** Shares a row with the field before it on wide screens. */
  isBeside?: boolean;
  /** Whether it may not be changed without a source (private.facts_unsourced). */
  needsSource?: boolean;
}

const formOnly: Readonly<Partial<Record<string, FormOnly>>> = {
  nome: { min: 3, isRequired: true },
  partido_sigla: { min: 2, isRequired: true },
  partido_nome: { min: 1, isRequired: true, isBeside: true },
  coalition: { mark: 'opcional' },
  election_year: { isRequired: true },
  status: { isBeside: true },
  motivo_fora_da_urna: {
    mark: 'opcional',
    hint: 'Aparece no alto da página de um registro arquivado.',
    called: 'Motivo',
  },
  foto_url: { isRequired: true },
  link_wikipedia: { mark: 'opcional' },
  bio_summary: { mark: 'opcional' },
  nome_completo: { min: 3 },
  escolaridade: { isBeside: true },
  vice_nome: { min: 3 },
  vice_partido: { min: 2, isBeside: true },
  coligacao_partidos: { hint: 'Siglas separadas por vírgula, com a do próprio partido.' },
  situacao_registro: { needsSource: true },
  situacao_registro_em: { isBeside: true },
  bens_declarados: {
    mark: 'em reais',
    hint: 'Zero é uma declaração de nada; vazio é não informado.',
    needsSource: true,
  },
  inclinacao_politica: {
    options: ['Esquerda', 'Centro-esquerda', 'Centro', 'Centro-direita', 'Direita'],
    needsSource: true,
  },
} satisfies Partial<Record<FieldName, FormOnly>>;

const parts = ['Identificação', 'Foto e texto', 'Fatos', null] as const;

/** A field of the form; `sources` is the fact whose sources are edited under it. */
export type FormRow = EditedRow & FormOnly & { sources?: string | undefined };

const rows = Object.entries<FieldRow>(candidateFields);

/** The fact whose sources are edited with a column, as `candidatos_fontes.campo` names it. */
const factOf = (column: string, { isSourced, sourcesOf }: FieldRow) => (isSourced ? column : sourcesOf);

/** The columns that the panel edits, section by section as on the screen. */
export const fields: Readonly<Record<string, FormRow>> = Object.fromEntries(
  parts.flatMap((part) =>
    rows.flatMap(([column, row]): [string, FormRow][] =>
      row.part === part
        ? [[column, { ...row, ...formOnly[column], ...(part !== null && { sources: factOf(column, row) }) }]]
        : [],
    ),
  ),
);

/** Facts that the form shows and does not ask, whose sources it edits all the same. */
export const shownFacts: readonly string[] = [
  ...rows.flatMap(([column, { part = null, isSourced }]) => (part === null && isSourced ? [column] : [])),
  'resultado_1turno',
];

/** The facts whose sources the form edits, in the order of the columns. */
export const sourcedFacts: readonly string[] = [
  ...rows.flatMap(([column, row]) => factOf(column, row) ?? []),
  'resultado_1turno',
];

/** Facts that lead to a document itself, of which nobody asks who else states it. */
export const documents: readonly string[] = rows.flatMap(([column, { link }]) => (link ? [column] : []));
