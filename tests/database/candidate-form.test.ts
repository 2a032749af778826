import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { candidateFields, type FieldName } from '@/features/candidates/candidate-fields';
import { fieldNames } from '@/features/admin/form-keys';
import { columnsOf, newCandidate } from '@/features/admin/form-values';
import { candidateSchemaOver } from '@/features/admin/schema';
import { textOfSources } from '@/features/admin/source-choice';
import { openMigrated } from '../../supabase/local/emulator/database/snapshot.ts';
import { address, textAround } from './support/form-texts.ts';

/**
 * The form and the table give one verdict: thousands of texts, made around every edge of the rules, go through the
 * form's schema, and what comes out (or, where the form refuses, what was typed) through the very CHECK expressions of
 * the table, read from the catalogue.
 */
const database = await openMigrated();
afterAll(() => database.close());

const table = 'public.candidatos_presidencia_2026';
const seed = 20261121;
const runs = 3000;

const { rows: checks } = await database.query<{ name: string; expression: string }>(
  `select conname as name, pg_get_expr(conbin, conrelid) as expression
   from pg_constraint where conrelid = '${table}'::regclass and contype = 'c'`,
);

/** Which of these rows every check about one column accepts (a check that is null passes, as in SQL). */
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
/** What the other fields hold: what a rule about two columns asks for, and a source of what needs one. */
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
const schema = candidateSchemaOver(newCandidate);

/** The verdict of the form about one field, and what it would send. */
function judged(field: string, value: string): { ok: boolean; row: object } {
  const given = Object.fromEntries(
    Object.values(candidateFields).flatMap((row) =>
      'needsSource' in row ? [[`fontes_de_${row.sources}`, sources]] : [],
    ),
  );
  const result = schema.safeParse({ ...newCandidate, ...others, ...given, [field]: value });
  if (result.success) {
    return { ok: true, row: { ...context, [field]: Reflect.get(columnsOf(result.data), field) } };
  }
  // What a script without the form would send: the same text, tidied as the form tidies it.
  const scheme = field === 'link_wikipedia' ? /^https?:\/\//i : /^https:\/\//i;
  const tidy = value.trim().replace(scheme, 'https://');
  return { ok: false, row: { ...context, [field]: rawColumn(field, tidy) } };
}

/** A refused text as the column's own type. */
function rawColumn(field: string, text: string): unknown {
  if (field === 'election_year' || field === 'idade') return Number(text);
  if (field === 'bens_declarados') return Number(text.replaceAll('.', '').replace(',', '.'));
  if (field === 'coligacao_partidos') return text.split(',').map((one) => one.trim());
  return field === 'pautas_detalhe' ? JSON.parse(text) : text;
}

const generators: Record<FieldName, fc.Arbitrary<string>> = {
  nome: textAround(3, 120),
  partido_sigla: textAround(2, 12),
  partido_nome: textAround(1, 120),
  coalition: textAround(0, 200),
  bio_summary: textAround(0, 800),
  motivo_fora_da_urna: textAround(0, 200),
  foto_url: address,
  link_wikipedia: fc.oneof(address, fc.constantFrom('', ' ')),
  election_year: fc.oneof(fc.integer({ min: 1980, max: 2110 }), fc.nat(9999)).map(String),
  status: fc.constantFrom('active', 'archived', 'deleted'),
  idade: fc.oneof(fc.integer({ min: -10, max: 200 }).map(String), fc.constant('')),
  nome_completo: textAround(3, 160),
  data_nascimento: fc.oneof(
    fc.constant(''),
    fc.integer({ min: 1890, max: 2005 }).map((year) => `${year}-06-15`),
    fc.constantFrom('1899-12-31', '1900-01-01', '1992-12-31', '1993-01-01'),
  ),
  escolaridade: textAround(0, 60),
  vice_nome: textAround(3, 120),
  vice_partido: textAround(2, 20),
  coligacao_partidos: fc
    .oneof(
      fc.array(fc.constantFrom('EX', 'PA', 'P', 'P'.repeat(20), 'P'.repeat(21), 'A\u200bB'), {
        minLength: 1,
        maxLength: 4,
      }),
      fc.constantFrom(20, 21).map((count) => Array.from({ length: count }, () => 'EX')),
    )
    .map((all) => all.join(', ')),
  situacao_registro: textAround(0, 60),
  situacao_registro_em: fc.constantFrom('', '2026-09-01', '1900-01-01'),
  bens_declarados: fc.oneof(
    fc.constant(''),
    fc.integer({ min: -5, max: 5_000_000 }).map((cents) => (cents / 100).toFixed(2).replace('.', ',')),
  ),
  inclinacao_politica: textAround(0, 40),
  plano_governo_url: fc.oneof(address, fc.constantFrom('', ' ')),
  ficha_tse_url: fc.oneof(
    address,
    fc.constantFrom(
      '',
      'https://tse.jus.br/',
      'https://a.tse.jus.br/x',
      'https://TSE.jus.br/',
      'https://atse.jus.br/',
    ),
  ),
  tse_sq: fc.oneof(
    fc.integer({ min: 6, max: 17 }).map((size) => '1'.repeat(size)),
    fc.constantFrom('', '12345678a', '٣٣٣٣٣٣٣٣'),
  ),
  pautas_detalhe: textAround(1, 240).map((texto) => JSON.stringify([{ tema: 'saúde', texto }])),
};

/** What `fieldNames` holds, as the generators name it. */
const names = Object.entries(generators);

it('tries every field of the form', () => {
  expect(names.map(([name]) => name).toSorted()).toEqual(fieldNames.toSorted());
});

describe.each(names)('%s', (field, generator) => {
  const values = fc.sample(generator, { seed, numRuns: runs });
  const verdicts = values.map((value) => judged(field, value));

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
    if (field !== 'status' && field !== 'situacao_registro_em')
      expect(verdicts.some(({ ok }) => !ok)).toBe(true);
  });
});

it.each(['a\0bc', 'ab\ud800c', '\udc00abc'])(
  'the form refuses %j, for which the database has no text',
  (text) => {
    for (const field of [
      'nome',
      'partido_sigla',
      'partido_nome',
      'coalition',
      'motivo_fora_da_urna',
      'bio_summary',
    ] as const) {
      expect(judged(field, text).ok).toBe(false);
    }
  },
);

it.each(['archived ', 'Active', '', 'published'])('a status %j is refused by both', async (status) => {
  const result = schema.safeParse({ ...newCandidate, ...others, status });
  expect(result.success).toBe(false);
  expect(await acceptedByTable('status', [{ status }])).toEqual([false]);
});
