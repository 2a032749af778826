import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, DatabaseError } from './database.ts';

const schema = `
  create table public.note (id int primary key, body text not null check (body <> ''), tags text[], extra jsonb, seen_at timestamptz, done boolean);
  create table public.reply (note_id int references public.note (id) deferrable initially deferred);`;

/** Each driver's test passes its own way to open an empty database. */
export function describeDatabase(name: string, open: () => Promise<Database>): void {
  describe(`${name} as Database`, () => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
    });
    beforeEach(async () => {
      await database.script(`drop table if exists public.reply, public.note; ${schema}`);
      await database.query(`insert into public.note (id, body) values (1, 'first')`);
    });
    afterAll(() => database.close());

    describeStatements(() => database);
    describeTransactions(() => database);
    describeCopies(() => database);
  });
}

async function countNotes(database: Database): Promise<unknown> {
  return (await database.query('select count(*)::int as n from public.note')).rows[0]?.['n'];
}

function describeStatements(opened: () => Database): void {
  it('binds text, numbers, booleans, dates, arrays and objects', async () => {
    const seenAt = new Date('2026-10-04T11:00:00.000Z');
    const { rows } = await opened().query(
      `insert into public.note values ($1, $2, $3, $4, $5, $6) returning body, tags, extra, seen_at, done`,
      [2, "it's; -- text", ['a,b', '"c"'], { list: [1, null], word: 'ã' }, seenAt, true],
    );
    expect(rows).toEqual([
      {
        body: "it's; -- text",
        tags: ['a,b', '"c"'],
        extra: { list: [1, null], word: 'ã' },
        seen_at: seenAt,
        done: true,
      },
    ]);
  });

  it('counts rows that were written, not rows that were read', async () => {
    expect((await opened().query('select 1 from public.note')).affected).toBe(0);
    expect((await opened().query(`update public.note set body = 'x' where id = 1`)).affected).toBe(1);
    expect((await opened().query('delete from public.note where id = 99')).affected).toBe(0);
  });

  it('tells the SQLSTATE, the constraint and the detail of an error', async () => {
    const twin = opened().query(`insert into public.note (id, body) values (1, 'twin')`);
    await expect(twin).rejects.toBeInstanceOf(DatabaseError);
    await expect(twin).rejects.toMatchObject({
      code: '23505',
      constraint: 'note_pkey',
      detail: 'Key (id)=(1) already exists.',
    });
    await expect(opened().query(`update public.note set body = ''`)).rejects.toMatchObject({
      code: '23514',
      constraint: 'note_body_check',
    });
    await expect(opened().query('select absent from public.note')).rejects.toMatchObject({ code: '42703' });
  });

  it('undoes a whole script when one of its statements fails', async () => {
    await expect(
      opened().script(`insert into public.note (id, body) values (5, 'x'); select 1 / 0;`),
    ).rejects.toMatchObject({ code: '22012' });
    expect(await countNotes(opened())).toBe(1);
  });
}

function describeTransactions(opened: () => Database): void {
  it('commits what a transaction returns from', async () => {
    const written = await opened().transaction(async (tx) => {
      await tx.query(`insert into public.note (id, body) values (3, 'kept')`);
      return 'done';
    });
    expect(written).toBe('done');
    expect(await countNotes(opened())).toBe(2);
  });

  it('rolls back what a transaction throws, and passes the thrown error on', async () => {
    const failure = new Error('stop');
    await expect(
      opened().transaction(async (tx) => {
        await tx.query('delete from public.note');
        throw failure;
      }),
    ).rejects.toBe(failure);
    expect(await countNotes(opened())).toBe(1);
  });

  it('rolls back a transaction whose commit is refused, and tells why', async () => {
    const refused = opened().transaction((tx) => tx.query('insert into public.reply values (404)'));
    await expect(refused).rejects.toMatchObject({ name: 'DatabaseError', code: '23503' });
    expect((await opened().query('select 1 from public.reply')).rows).toEqual([]);
  });

  it('refuses writes in a read-only transaction, and only there', async () => {
    await expect(
      opened().transaction((tx) => tx.query('delete from public.note'), { readOnly: true }),
    ).rejects.toMatchObject({ code: '25006' });
    expect(await countNotes(opened())).toBe(1);
    await opened().transaction((tx) => tx.query('delete from public.note'));
    expect(await countNotes(opened())).toBe(0);
  });

  it('forgets a role set inside a transaction when it ends', async () => {
    await opened().transaction(async (tx) => {
      await tx.query(`select set_config('role', 'pg_monitor', true)`);
      expect((await tx.query('select current_user::text as me')).rows).toEqual([{ me: 'pg_monitor' }]);
    });
    const { rows } = await opened().query('select current_user::text = session_user::text as own');
    expect(rows).toEqual([{ own: true }]);
  });
}

function describeCopies(opened: () => Database): void {
  it('adds many rows at once, with every kind of value', async () => {
    await opened().transaction((tx) =>
      tx.copyIn(
        'public.note',
        ['id', 'body', 'done'],
        [
          [7, 'a "quoted", line\nand another', true],
          [8, 'NULL', null],
        ],
      ),
    );
    const { rows } = await opened().query('select id, body, done from public.note where id > 6 order by id');
    expect(rows).toEqual([
      { id: 7, body: 'a "quoted", line\nand another', done: true },
      { id: 8, body: 'NULL', done: null },
    ]);
  });
}
