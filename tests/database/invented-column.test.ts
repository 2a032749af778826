import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openMigrated } from '../../supabase/local/emulator/database/snapshot.ts';
import { ids } from './support/actors.ts';
import { plantFixture } from './support/fixture.ts';

vi.mock('@/lib/candidate-fields', async (load) =>
  (await import('../support/invented-column')).withInventedColumn(load),
);

const table = 'public.candidatos_presidencia_2026';
const database = await openMigrated();
afterAll(() => database.close());
// The files after this one share its process, and have no such column.
afterAll(() => {
  vi.resetModules();
});

/** What a migration of the column says. */
beforeAll(async () => {
  await database.script(`
    alter table ${table} add column apelido text constraint candidatos_apelido_legible check (char_length(apelido) <= 10);
    grant select (apelido) on ${table} to anon, authenticated;
    grant insert (apelido), update (apelido) on ${table} to authenticated;`);
  await plantFixture(database);
});

it('the seed writes an invented column by its row alone, as the file of candidates names it', async () => {
  // Other files of this process have loaded them with the table as it is.
  vi.resetModules();
  const [{ seedSql, candidateId }, { readSource }] = await Promise.all([
    import('../../supabase/local/data/seed/convert.ts'),
    import('../../supabase/local/data/seed/source.ts'),
  ]);
  const source = await readSource();
  const [first, ...others] = source.candidatos;
  if (first === undefined) throw new Error('no candidates');
  const named = { ...first, extra: { ...first.extra, apelido: 'Aninha' } };
  await database.script(seedSql({ ...source, candidatos: [named, ...others] }));
  const { rows } = await database.query(`select id, apelido from ${table} where apelido is not null`);
  expect(rows).toEqual([{ id: candidateId(first.id), apelido: 'Aninha' }]);
});

it('an invented column that an administrator saves is in the public history', async () => {
  await database.script(`
    begin;
    set local role authenticated;
    set local "request.jwt.claims" = '{"role":"authenticated","sub":"${ids.admin}"}';
    select public.gravar_ficha(id, updated_at, '{"apelido":"Nana"}') from ${table} where id = '${ids.active}';
    commit;`);
  const { rows } = await database.query(
    `select mudancas -> 'apelido' as apelido from public.historico_da_ficha(p_candidato => '${ids.active}', p_limite => 1)`,
  );
  expect(rows).toEqual([{ apelido: { before: null, after: 'Nana' } }]);
});
