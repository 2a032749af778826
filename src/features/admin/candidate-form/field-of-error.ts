import { errorCode } from '@/lib/errors';
import { personalDataRefusal } from '@/lib/personal-data';
import { fieldNames, noteKey, sourcesKey } from './form-keys';
import { shownFacts } from './form-rows';

/** The form's own rules have already spoken; these are the database's refusals. */
const sentences = new Map([
  ['23505', 'Já existe um candidato com este valor.'],
  ['23514', 'O banco de dados recusou este valor. Confira-o.'],
  ['23502', 'Este campo é obrigatório.'],
]);

/** Column names may begin alike (situacao_registro_em): the longest match counts. */
const longestFirst = fieldNames.toSorted((a, b) => b.length - a.length);

const columnIn = (words: string, columns: readonly string[]) =>
  columns.find((name) => new RegExp(`(^|[^a-z_])(candidatos_)?${name}([^a-z]|$)`).test(words));

/** What gravar_ficha and the table's trigger say of an edit without a source. */
const unsourced = 'fonte_obrigatoria';

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const details = 'details' in error && typeof error.details === 'string' ? error.details : '';
  return `${error.message} ${details}`;
}

/** By constraint, column or duplicate key; null for none of the form's. */
export function fieldOfError(error: unknown): { field: string; message: string } | null {
  const words = wordsOf(error);
  if (words.includes('audit_log_nota_impersonal')) return { field: noteKey, message: personalDataRefusal };
  const message = words.includes(unsourced)
    ? 'Este campo precisa de uma fonte; a do partido ou da campanha sozinha não basta para a inclinação.'
    : words.includes('_impersonal')
      ? personalDataRefusal
      : sentences.get(errorCode(error) ?? '');
  if (message === undefined) return null;
  const field = columnIn(words, longestFirst);
  if (field !== undefined) return { field, message };
  // Fields outside the form have only their sources there.
  const shown = words.includes(unsourced) ? columnIn(words, shownFacts) : undefined;
  return shown === undefined ? null : { field: sourcesKey(shown), message };
}
