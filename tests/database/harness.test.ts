import { afterAll, describe, expect, it } from 'vitest';
import { DatabaseError } from '../../supabase/local/emulator/database/database.ts';
import { openForPgtap } from './support/pgtap-database.ts';
import { isRed, runPgtap } from './support/pgtap.ts';
import { rehearse } from './support/rehearse.ts';
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
});

describe('a rehearsal', () => {
  it('passes an error on', async () => {
    await expect(rehearse(database, (tx) => tx.query('select 1 / 0'))).rejects.toBeInstanceOf(DatabaseError);
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
