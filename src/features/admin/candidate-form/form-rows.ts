import { fieldRows } from '@/features/candidates/facts-model';
import type { EditedRow, FieldName, FieldRow, FormOnly } from '@/lib/candidate-fields';

const formOnly: Readonly<Partial<Record<string, FormOnly>>> = {
  nome: { max: 120, min: 3, isRequired: true },
  partido_sigla: { max: 12, min: 2, isRequired: true },
  partido_nome: { max: 120, min: 1, isRequired: true, isBeside: true },
  coalition: { max: 200, mark: 'opcional' },
  election_year: { isRequired: true },
  status: { isBeside: true },
  motivo_fora_da_urna: {
    max: 200,
    mark: 'opcional',
    hint: 'Aparece no alto da ficha arquivada.',
    called: 'Motivo',
  },
  foto_url: { isRequired: true },
  link_wikipedia: { mark: 'opcional' },
  bio_summary: { max: 800, mark: 'opcional' },
  nome_completo: { max: 160, min: 3 },
  escolaridade: { max: 60, isBeside: true },
  vice_nome: { max: 120, min: 3 },
  vice_partido: { max: 20, min: 2, isBeside: true },
  coligacao_partidos: { hint: 'Siglas separadas por vírgula, com a do próprio partido.' },
  situacao_registro: { max: 60, needsSource: true },
  situacao_registro_em: { isBeside: true },
  bens_declarados: {
    mark: 'em reais',
    hint: 'Zero é uma declaração de nada; vazio é não informado.',
    needsSource: true,
  },
  inclinacao_politica: {
    max: 40,
    options: ['Esquerda', 'Centro-esquerda', 'Centro', 'Centro-direita', 'Direita'],
    needsSource: true,
  },
  pautas_detalhe: { max: 240 },
} satisfies Partial<Record<FieldName, FormOnly>>;

const parts = ['Identificação', 'Foto e texto', 'Fatos', null] as const;

/** `sources` is the fact whose sources are edited under the field. */
export type FormRow = EditedRow & { sources?: string | undefined };

const factOf = (column: string, { isOnPage, isSourced, sourcesOf }: FieldRow) =>
  isOnPage || isSourced ? column : sourcesOf;

export const fields: Readonly<Record<string, FormRow>> = Object.fromEntries(
  parts.flatMap((part) =>
    fieldRows.flatMap(([column, row]): [string, FormRow][] =>
      row.part === part
        ? [[column, { ...row, ...formOnly[column], ...(part !== null && { sources: factOf(column, row) }) }]]
        : [],
    ),
  ),
);

/** The form shows these facts only to edit their sources. */
export const shownFacts: readonly string[] = [
  ...fieldRows.flatMap(([column, row]) => (row.part ? [] : (factOf(column, row) ?? []))),
  'resultado_1turno',
];

export const sourcedFacts: readonly string[] = [
  ...fieldRows.flatMap(([column, row]) => factOf(column, row) ?? []),
  'resultado_1turno',
];
