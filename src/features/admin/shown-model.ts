import type { shownColumns } from './form-keys';
import type { CandidateRecord } from './candidate-record';

export type ShownValues = Pick<
  CandidateRecord,
  (typeof shownColumns)[number] | 'inclinacao_politica' | 'pautas_defendidas'
>;

/** The defaults of the table (spec §9): what a record holds before anybody looked it up. */
const defaults = [
  { field: 'idade', value: 35, label: 'idade (35 anos)' },
  { field: 'partido_cor_hex', value: '#000000', label: 'cor do partido (#000000)' },
  { field: 'estado_origem', value: 'BR', label: 'estado de origem (Brasil)' },
  { field: 'profissao', value: 'Político', label: 'profissão (Político)' },
  { field: 'inclinacao_politica', value: 'Centro', label: 'inclinação política (Centro)' },
] as const;

/** The labels of the fields that still hold the table's default. */
export function defaultsStillHeld(record: ShownValues): string[] {
  return defaults.filter(({ field, value }) => record[field] === value).map(({ label }) => label);
}
