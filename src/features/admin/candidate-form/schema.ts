import * as z from 'zod/mini';
import { fieldKinds, invalidUrl } from './field-kinds';
import { type CandidateValues, type FormValues, noteKey, noteRow, sourcesKey } from './form-keys';
import { fields, sourcedFacts } from './form-rows';
import { missingSources, sourcesText } from './source-choice';

const shape: Record<string, z.ZodMiniType<CandidateValues[string], string>> = {
  ...Object.fromEntries(
    Object.entries(fields).map(([name, row]) => [name, fieldKinds[row.kind].schema(row)]),
  ),
  ...Object.fromEntries(sourcedFacts.map((fact) => [sourcesKey(fact), sourcesText])),
  [noteKey]: fieldKinds.line.schema(noteRow),
};

/** Constitution art. 14 § 3º VI: 35 years when taking office, the year after. */
const yearsBefore = 34;

/** What one field asks of another (checks of the table). */
const pairs: readonly { field: string; message: string; isBroken: (values: CandidateValues) => boolean }[] = [
  {
    field: 'vice_partido',
    message: 'Informe também o vice',
    isBroken: ({ vice_nome, vice_partido }) => vice_partido !== null && vice_nome === null,
  },
  {
    field: 'situacao_registro_em',
    message: 'Informe também a situação do registro',
    isBroken: ({ situacao_registro, situacao_registro_em }) =>
      situacao_registro_em !== null && situacao_registro === null,
  },
  {
    field: 'data_nascimento',
    message: 'Idade mínima é 35 anos na posse',
    isBroken: ({ data_nascimento, election_year }) =>
      typeof data_nascimento === 'string' &&
      Number(data_nascimento.slice(0, 4)) > Number(election_year) - yearsBefore,
  },
];

/**
 * Typed text in, table columns out (spec §5).
 * @param base unchanged fields need no source; a stored record may keep being without a photo.
 */
export function candidateSchemaOver(base: FormValues, isNew: boolean) {
  return z.object(shape).check((context) => {
    const { value, issues } = context;
    const mayLackPhoto = !isNew && base['foto_url'] === '' && value['status'] !== 'active';
    if (value['foto_url'] === null && !mayLackPhoto)
      issues.push({ code: 'custom', input: null, path: ['foto_url'], message: invalidUrl });
    for (const { field, message, isBroken } of pairs) {
      if (isBroken(value)) issues.push({ code: 'custom', input: value[field], path: [field], message });
    }
    for (const { field, message } of missingSources(base, value)) {
      issues.push({ code: 'custom', input: value[field], path: [field], message });
    }
  });
}
