import { afterAll, describe, expect, it } from 'vitest';
import { DatabaseError } from '../../supabase/local/emulator/database/database.ts';
import { openForPgtap } from './support/pgtap-database.ts';
import { isRed, runPgtap } from './support/pgtap.ts';
import { rehearse, rehearseWithin } from './support/rehearse.ts';
import { splitStatements } from './support/statements.ts';

const database = await openForPgtap();
afterAll(() => database.close());

function file(plan: number, body: string): string {
  return `-- a file\nbegin;\nset local search_path = public, extensions;\nselect plan(${plan});\n${body}\nselect * from finish();\nrollback;\n`;
}

function run(script: string) {
  return rehearse(database, (tx) => runPgtap(tx, script));
}

describe('a pgTAP file', () => {
  it('is green when every planned test passes', async () => {
    const report = await run(file(2, `select ok(true, 'first'); select is(1, 1, 'second; still second');`));
    expect(report).toEqual({
      planned: 2,
      broken: null,
      assertions: [
        { number: 1, passed: true, description: 'first', diagnostics: '' },
        { number: 2, passed: true, description: 'second; still second', diagnostics: '' },
      ],
    });
    expect(isRed(report)).toBe(false);
  });

  it('is red when a test fails, and says why', async () => {
    const report = await run(file(1, `select is(1, 2, 'equal');`));
    expect(isRed(report)).toBe(true);
    expect(report.assertions[0]?.diagnostics).toContain('have: 1');
  });

  it('is red when fewer tests run than planned', async () => {
    expect(isRed(await run(file(2, `select ok(true, 'alone');`)))).toBe(true);
  });

  it('is red when a statement is refused, and names it', async () => {
    const report = await run(file(1, `select ok(true, 'first');\nselect 1 / 0;`));
    expect(isRed(report)).toBe(true);
    expect(report.broken).toContain('division by zero\nselect 1 / 0');
  });

  it('is not run without its own begin and rollback', async () => {
    await expect(run('select 1;')).rejects.toThrow('starts with "begin;"');
  });

  it('leaves nothing behind', async () => {
    await run(file(1, `create table public.left_over (id int); set local role anon; select ok(true, 'x');`));
    const { rows } = await database.query(
      `select to_regclass('public.left_over') as relation, current_user as person`,
    );
    expect(rows).toEqual([{ relation: null, person: 'postgres' }]);
  });
});

describe('a rehearsal', () => {
  it('gives back what the work returns and undoes what it did', async () => {
    const seen = await rehearse(database, async (tx) => {
      await tx.query('create table public.stage (id int)');
      const { rows } = await tx.query(`select to_regclass('public.stage')::text as relation`);
      return rows;
    });
    expect(seen).toEqual([{ relation: 'stage' }]);
    const { rows } = await database.query(`select to_regclass('public.stage') as relation`);
    expect(rows).toEqual([{ relation: null }]);
  });

  it('passes an error on', async () => {
    await expect(rehearse(database, (tx) => tx.query('select 1 / 0'))).rejects.toBeInstanceOf(DatabaseError);
  });

  it('can go on after an error inside it', async () => {
    const rows = await rehearse(database, async (tx) => {
      await expect(rehearseWithin(tx, () => tx.query('select 1 / 0'))).rejects.toMatchObject({
        code: '22012',
      });
      return (await tx.query('select 1 as one')).rows;
    });
    expect(rows).toEqual([{ one: 1 }]);
  });
});

describe('statements of a script', () => {
  it.each([
    ['two', 'select 1; select 2;', ['select 1', 'select 2']],
    ['the last without semicolon', 'select 1; select 2', ['select 1', 'select 2']],
    ['a semicolon in a text', `select 'a;''b;c'; select 2;`, [`select 'a;''b;c'`, 'select 2']],
    ['a semicolon in a name', 'select ";"; select 2;', ['select ";"', 'select 2']],
    ['a semicolon in a comment', '-- a; b\nselect 1 /* c; */;', ['-- a; b\nselect 1 /* c; */']],
    [
      'dollar quotes',
      'do $$ begin; end $$; select $x$ $$;$$ $x$;',
      ['do $$ begin; end $$', 'select $x$ $$;$$ $x$'],
    ],
    ['a comment at the end', 'select 1;\n-- over; really\n', ['select 1']],
  ])('%s', (_, script, statements) => {
    expect(splitStatements(script)).toEqual(statements);
  });
});
