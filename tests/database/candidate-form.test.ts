import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fields, type FormRow, sourcedFacts } from '@/features/admin/candidate-form/form-rows';
import { columnsOf, newCandidate } from '@/features/admin/candidate-form/form-values';
import { candidateSchemaOver } from '@/features/admin/candidate-form/schema';
import { textOfSources } from '@/features/admin/candidate-form/source-choice';
import type { FormKind } from '@/lib/candidate-fields';
import { address, textAround } from './support/form-texts.ts';
import { database } from './support/migrated.ts';

/* Form schema and table checks must agree on every rule's edges. */

const table = 'public.candidatos_presidencia_2026';
const seed = 20261121;
const runs = 500;

const { rows: checks } = await database.query<{ name: string; expression: string }>(
  `select conname as name, pg_get_expr(conbin, conrelid) as expression
   from pg_constraint where conrelid = '${table}'::regclass and contype = 'c'`,
);

/** Null checks pass, as in SQL. */
async function acceptedByTable(column: string, rows: readonly object[]): Promise<boolean[]> {
  const about = checks.filter(({ name }) => name.startsWith(`candidatos_${column}_`));
  if (about.length === 0) throw new Error(`the table has no check about ${column}`);
  const verdict = about.map(({ expression }) => `coalesce((${expression}), true)`).join(' and ');
  const { rows: verdicts } = await database.query<{ ok: boolean }>(
    `select ${verdict} as ok
     from jsonb_array_elements($1::jsonb) with ordinality as given (item, place),
       lateral jsonb_populate_record(null::${table}, given.item)
     order by place`,
    [JSON.stringify(rows)],
  );
  return verdicts.map(({ ok }) => ok);
}

const source = { id: 'a', titulo: 'Título', veiculo: 'Veículo', tipo: 'imprensa', publicada_em: null };
const sources = textOfSources({ fontes: [source], confianca: null, ressalva: '' });
/** For rules about two columns, and for required sources. */
const others = {
  nome: 'Ana Exemplo',
  partido_sigla: 'EX',
  partido_nome: 'Exemplo',
  foto_url: 'https://a.org/b',
  vice_nome: 'Eva Exemplo',
  situacao_registro: 'deferido',
};
const context = {
  vice_nome: others.vice_nome,
  situacao_registro: others.situacao_registro,
  election_year: 2026,
};
const schema = candidateSchemaOver(newCandidate, true);

/** The verdict of the form about one field, and what it would send. */
function judged(field: string, kind: FormKind, value: string): { ok: boolean; row: object } {
  const given = Object.fromEntries(
    Object.values(fields).flatMap((row) => (row.needsSource ? [[`fontes_de_${row.sources}`, sources]] : [])),
  );
  const result = schema.safeParse({ ...newCandidate, ...others, ...given, [field]: value });
  if (result.success) {
    return { ok: true, row: { ...context, [field]: Reflect.get(columnsOf(result.data), field) } };
  }
  // As a script would send it, tidied like the form.
  const scheme = kind === 'wikipedia' ? /^https?:\/\//i : /^https:\/\//i;
  const tidy = value.trim().replace(scheme, 'https://');
  return { ok: false, row: { ...context, [field]: rawColumn(kind, tidy) } };
}

/** A refused text as the column's own type. */
function rawColumn(kind: FormKind, text: string): unknown {
  if (kind === 'year' || kind === 'age') return Number(text);
  if (kind === 'money') return Number(text.replaceAll('.', '').replace(',', '.'));
  if (kind === 'parties') return text.split(',').map((one) => one.trim());
  return kind === 'themes' ? JSON.parse(text) : text;
}

const lengths = ({ min = 0, max = 0 }: FormRow) => textAround(min, max);
const orEmpty = fc.oneof(address, fc.constantFrom('', ' '));

/** What is typed around the edges of each kind of field. */
const generators: Record<FormKind, (row: FormRow) => fc.Arbitrary<string>> = {
  line: lengths,
  text: lengths,
  choice: lengths,
  photo: () => address,
  wikipedia: () => orEmpty,
  url: () => orEmpty,
  year: () => fc.oneof(fc.integer({ min: 1980, max: 2110 }), fc.nat(9999)).map(String),
  status: () => fc.constantFrom('active', 'archived', 'deleted'),
  age: () => fc.oneof(fc.integer({ min: -10, max: 200 }).map(String), fc.constant('')),
  date: () =>
    fc.oneof(
      fc.constant(''),
      fc.integer({ min: 1890, max: 2005 }).map((year) => `${year}-06-15`),
      fc.constantFrom('1899-12-31', '1900-01-01', '1992-12-31', '1993-01-01', '2026-09-01'),
    ),
  parties: () =>
    fc
      .oneof(
        fc.array(fc.constantFrom('EX', 'PA', 'P', 'P'.repeat(20), 'P'.repeat(21), 'A\u200bB'), {
          minLength: 1,
          maxLength: 4,
        }),
        fc.constantFrom(20, 21).map((count) => Array.from({ length: count }, () => 'EX')),
      )
      .map((all) => all.join(', ')),
  money: () =>
    fc.oneof(
      fc.constant(''),
      fc.integer({ min: -5, max: 5_000_000 }).map((cents) => (cents / 100).toFixed(2).replace('.', ',')),
    ),
  tse: () =>
    fc.oneof(
      address,
      fc.constantFrom(
        '',
        'https://tse.jus.br/',
        'https://a.tse.jus.br/x',
        'https://TSE.jus.br/',
        'https://atse.jus.br/',
      ),
    ),
  digits: () =>
    fc.oneof(
      fc.integer({ min: 6, max: 17 }).map((size) => '1'.repeat(size)),
      fc.constantFrom('', '12345678a', '٣٣٣٣٣٣٣٣'),
    ),
  themes: () => textAround(1, 240).map((texto) => JSON.stringify([{ tema: 'saúde', texto }])),
};

const entries = Object.entries(fields);

/** The table knows no first day; birth's 1900 is the form's. */
const withoutFirstDay = 'situacao_registro_em';
const isTried = (field: string, value: string) =>
  field !== withoutFirstDay || value === '' || value >= '1900-01-01';

describe.each(entries)('%s', (field, row) => {
  const typed = generators[row.kind](row).filter((value) => isTried(field, value));
  const values = fc.sample(typed, { seed, numRuns: runs });
  const verdicts = values.map((value) => judged(field, row.kind, value));

  it(`is judged alike by the form and by the table, ${runs} times`, async () => {
    const accepted = await acceptedByTable(
      field,
      verdicts.map(({ row }) => row),
    );
    const disagreements = verdicts.flatMap(({ ok, row }, index) =>
      ok === accepted[index] ? [] : [{ form: ok, table: accepted[index], row: JSON.stringify(row) }],
    );
    expect(disagreements).toEqual([]);
  });

  it('is tried on both sides of its rules', () => {
    expect(verdicts.some(({ ok }) => ok)).toBe(true);
    if (row.kind !== 'status' && field !== withoutFirstDay) expect(verdicts.some(({ ok }) => !ok)).toBe(true);
  });
});

it.each(['a\0bc', 'ab\ud800c', '\udc00abc'])(
  'the form refuses %j, for which the database has no text',
  (text) => {
    const texts = entries.filter(([, { kind }]) => kind === 'line' || kind === 'text');
    for (const [field, { kind }] of texts) expect(judged(field, kind, text).ok, field).toBe(false);
  },
);

it.each(['archived ', 'Active', '', 'published'])('a status %j is refused by both', async (status) => {
  const result = schema.safeParse({ ...newCandidate, ...others, status });
  expect(result.success).toBe(false);
  expect(await acceptedByTable('status', [{ status }])).toEqual([false]);
});

it('the form edits the sources of each fact for which the table takes them, and of no other', async () => {
  const { rows } = await database.query<{ fact: string }>(
    `select known.fact from (
       select attname::text as fact from pg_attribute where attrelid = '${table}'::regclass and attnum > 0
       union select unnest($1::text[])
     ) as known where private.campo_sourced(known.fact)`,
    [sourcedFacts],
  );
  expect(rows.map(({ fact }) => fact).toSorted()).toEqual([...sourcedFacts].toSorted());
});
