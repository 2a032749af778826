import { errorCode } from '@/lib/errors';
import { fieldNames } from './form-values';
import type { FieldName } from './schema';

/** What a refusal of the database says below the field it is about; the form's own rules have said theirs before. */
const sentences = new Map([
  ['23505', 'Já existe um candidato com este valor.'],
  ['23514', 'O banco de dados recusou este valor. Confira-o.'],
  ['23502', 'Este campo é obrigatório.'],
]);

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const details = 'details' in error && typeof error.details === 'string' ? error.details : '';
  return `${error.message} ${details}`;
}

/**
 * The field that a refused save is about, found in the name of the constraint, of the column, or in the key that exists
 * already; null when the refusal is about no field of this form.
 */
export function fieldOfError(error: unknown): { field: FieldName; message: string } | null {
  const message = sentences.get(errorCode(error) ?? '');
  const words = wordsOf(error);
  const field = fieldNames.find((name) =>
    new RegExp(`(^|[^a-z_])(candidatos_)?${name}([^a-z]|$)`).test(words),
  );
  return message === undefined || field === undefined ? null : { field, message };
}
