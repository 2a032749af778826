import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deputySchema } from '../../supabase/functions/sincronizar-camara/records.ts';
import { address, textAround } from './support/form-texts.ts';
import { database } from './support/migrated.ts';

/* One row that only the table refuses would take its whole batch with it. */

it.each([
  ['urlFoto', address, `t <> '' and private.https_ok(t)`],
  ['nome', textAround(1, 200), 'length(private.trimmed(t)) between 1 and 200 and private.line_ok(t)'],
] as const)('whatever is read as %s of a deputy, the table takes', async (field, texts, rule) => {
  const read = fc
    .sample(texts, { seed: 20261127, numRuns: 20_000 })
    .flatMap((text) => deputySchema.parse({ id: 1, [field]: text })[field] ?? []);
  const { rows } = await database.query(
    `select t from jsonb_array_elements_text($1::jsonb) as given (t) where not (${rule})`,
    [JSON.stringify(read)],
  );
  expect(rows).toEqual([]);
  expect(read.length).toBeGreaterThan(50);
});
