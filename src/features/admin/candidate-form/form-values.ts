import * as z from 'zod/mini';
import { electionYear } from '@/lib/election/election';
import { partyColorOf } from '@/features/politicians/party-legend';
import { neutralPartyColor } from '@/lib/stated-facts';
import type { Database } from '@/lib/supabase/database.types';
import { fieldKinds } from './field-kinds';
import { type CandidateValues, fieldNames, formKeys, type FormValues, sourcesKey, textIn } from './form-keys';
import { fields, sourcedFacts } from './form-rows';
import type { CandidateRecord } from '@/features/admin/candidate-record';
import { savedSources, textOfSources } from './source-choice';

const blank = Object.fromEntries(formKeys.map((key) => [key, '']));

/** Spec §5 and §9: 2026, active; age unknown, not the table's 35. */
export const newCandidate: FormValues = { ...blank, election_year: String(electionYear), status: 'active' };

export function formValuesOf(record: CandidateRecord): FormValues {
  const columns = Object.entries(fields).map(([name, { kind }]): [string, string] => {
    const value: unknown = Reflect.get(record, name);
    return [name, fieldKinds[kind].formOf(value)];
  });
  const sources = sourcedFacts.map((fact): [string, string] => [
    sourcesKey(fact),
    textOfSources(savedSources(record, fact)),
  ]);
  return { ...blank, ...Object.fromEntries([...columns, ...sources]) };
}

/** Empty optional text is null. */
export function columnsOf(values: CandidateValues): CandidateValues {
  return Object.fromEntries(fieldNames.map((name) => [name, values[name] ?? null]));
}

type CandidateInsert = Database['public']['Tables']['candidatos_presidencia_2026']['Insert'];

/** Other columns were checked field by field. */
const insertSchema = z.custom<CandidateInsert>((value: unknown) =>
  ['nome', 'partido_sigla', 'partido_nome'].every(
    (name) => typeof value === 'object' && value !== null && typeof Reflect.get(value, name) === 'string',
  ),
);

/** Fields outside the form are unknown: defaults must not become statements. */
export function newColumnsOf(values: CandidateValues): CandidateInsert {
  return insertSchema.parse({
    ...columnsOf(values),
    partido_cor_hex: partyColorOf(textIn(values, 'partido_sigla')) ?? neutralPartyColor,
    estado_origem: null,
    profissao: null,
  });
}
