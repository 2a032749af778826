import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeDatabase } from './database-contract.ts';
import type { EmbeddedDatabase } from './pglite.ts';
import { openEmpty } from './snapshot.ts';

describeDatabase('PGlite', openEmpty);

const cut = { code: '57014', message: 'canceling statement due to statement timeout' };
const limit = { statementTimeout: 300 };

describe('PGlite with a time limit', () => {
  let database: EmbeddedDatabase;
  beforeAll(async () => {
    database = await openEmpty();
    await database.script(`
      create table public.entry (id int primary key);
      create function public.linger() returns trigger language plpgsql as 'begin loop end loop; end';
      create table public.slow (id int);
      create constraint trigger late after insert on public.slow deferrable initially deferred
        for each row execute function public.linger();`);
  });
  afterAll(() => database.close());

  it.each([
    ['a count', 'select count(*) from generate_series(1, 100000000000)'],
    [
      'a join',
      'select count(a.n + b.n) from generate_series(1, 9000000) a(n), generate_series(1, 9000000) b(n)',
    ],
    ['a write', 'insert into public.entry select * from generate_series(1, 2000000000)'],
    ['a loop', 'do $$ begin loop end loop; end $$'],
    [
      'a loop that goes on after errors',
      'do $$ begin loop begin perform 1 / 0; exception when others then null; end; end loop; end $$',
    ],
    ['a pattern', String.raw`select repeat('ab', 400) ~ '(.+)(.+)(.+)(.+)(.+)\1\5\3\2\4'`],
  ])('cuts %s, undoes it, and goes on', async (_, sql) => {
    await expect(database.transaction((tx) => tx.query(sql), limit)).rejects.toMatchObject(cut);
    expect((await database.query('select count(*)::int as n from public.entry')).rows).toEqual([{ n: 0 }]);
  });

  it('cuts what a commit leads to', async () => {
    const slow = database.transaction((tx) => tx.query('insert into public.slow values (1)'), limit);
    await expect(slow).rejects.toMatchObject(cut);
    expect((await database.query('select id from public.slow')).rows).toEqual([]);
  });

  it('counts for each statement, and only where a limit was asked for', async () => {
    const wait = (milliseconds: number) =>
      `do $$ declare start timestamptz := clock_timestamp(); begin
        while clock_timestamp() < start + interval '${milliseconds} ms' loop end loop; end $$`;
    // Together beyond the limit, each far from it on a busy machine too.
    const parts = Array.from({ length: 5 }, () => wait(450));
    const wholly = database.transaction(
      async (tx) => {
        for (const part of parts) await tx.query(part);
        return 'done';
      },
      { statementTimeout: 2000 },
    );
    expect(await wholly).toBe('done');
    await database.transaction((tx) => tx.query(wait(900)));
    await database.query(wait(900));
  });
});
