import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import * as z from 'zod';
import { generatedTypes, typesFile } from '../../supabase/local/cli/database-types.ts';
import {
  type CliAnswer,
  openSupabaseCli,
  type SupabaseCli,
} from '../../supabase/local/cli/official/supabase-cli.ts';
import { openDatabase } from '../../supabase/local/emulator/database/open.ts';

const { cli: script, database: url } = inject('official');
const remote = `--remote=${url}`;
let supabase: SupabaseCli;
let firstPush: CliAnswer;

const push = (): Promise<CliAnswer> =>
  supabase.run(['db', 'push', remote, '--include-seed', '--yes', '--output-format', 'json']);

const pushed = z.object({
  upToDate: z.boolean(),
  migrations: z.array(z.string()),
  seeds: z.array(z.string()),
});

const readPushed = ({ stdout }: CliAnswer) => pushed.parse(JSON.parse(stdout));

beforeAll(async () => {
  supabase = await openSupabaseCli(script);
  firstPush = await push();
});
afterAll(() => supabase.remove());

it('the official CLI applies every migration and every seed to an empty database, without a warning', async () => {
  expect(firstPush.stderr).not.toMatch(/warn|deprecat|no longer/i);
  expect(readPushed(firstPush)).toEqual({
    upToDate: false,
    migrations: (await readdir(path.join(supabase.workdir, 'supabase/migrations'))).sort(),
    seeds: ['supabase/seed.sql', 'supabase/seed-fontes.sql', 'supabase/seed-eleicao-2026.sql'],
  });
});

it('a second push changes nothing', async () => {
  expect(readPushed(await push())).toEqual({ upToDate: true, migrations: [], seeds: [] });
});

it('the official CLI stops at a wrong migration, which leaves nothing behind', async () => {
  const wrong = path.join(supabase.workdir, 'supabase/migrations/99990101000000_wrong.sql');
  await writeFile(wrong, 'create table public.half_done (id int); select public.missing_function();');
  const { code, stdout } = await push();
  await rm(wrong);
  expect(stdout).toContain('function public.missing_function() does not exist');
  expect(code).toBe(1);
  const database = await openDatabase({ url });
  const { rows } = await database.query(`select to_regclass('public.half_done') as left`);
  await database.close();
  expect(rows).toEqual([{ left: null }]);
});

it('a push leaves the advisors without an error and without a warning', async () => {
  const { code, stdout } = await supabase.run([
    ...['db', 'advisors', remote],
    ...['--level', 'info', '--fail-on', 'warn', '--output-format', 'json'],
  ]);
  const { results } = z
    .object({ results: z.array(z.object({ level: z.string(), name: z.string() })) })
    .parse(JSON.parse(stdout));
  expect(results.filter(({ level }) => level !== 'INFO')).toEqual([]);
  // Unused yet; private tables are for the database's functions alone.
  expect(new Set(results.map(({ name }) => name))).toEqual(
    new Set(['unused_index', 'rls_enabled_no_policy']),
  );
  expect(code).toBe(0);
});

it('the official CLI generates the committed types (npm run db:types)', async () => {
  expect(await generatedTypes(supabase, url)).toBe(await readFile(typesFile, 'utf8'));
});
