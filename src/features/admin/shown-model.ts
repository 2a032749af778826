import { unstatedFacts } from '@/lib/stated-facts';
import type { shownColumns } from './form-keys';
import type { CandidateRecord } from './candidate-record';

export type ShownValues = Pick<
  CandidateRecord,
  (typeof shownColumns)[number] | 'inclinacao_politica' | 'pautas_defendidas' | 'fontes'
>;

const labels: Readonly<Record<string, string>> = {
  idade: 'idade (35 anos)',
  partido_cor_hex: 'cor do partido (#000000)',
  estado_origem: 'estado de origem (Brasil)',
  profissao: 'profissão (Político)',
  inclinacao_politica: 'inclinação política (Centro)',
};

/** The labels of the fields that still hold the table's default, of which no source says that it is so. */
export function defaultsStillHeld(record: ShownValues): string[] {
  return unstatedFacts(record).map((field) => labels[field] ?? field);
}
