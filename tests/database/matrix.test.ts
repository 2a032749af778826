import { afterAll, describe, expect, it } from 'vitest';
import { openMigrated } from '../../supabase/local/emulator/database/snapshot.ts';
import { accessMatrix } from './access-matrix.ts';
import { callableFunctions } from './access-rights.ts';
import { plantFixture } from './support/fixture.ts';
import { runMatrix } from './support/matrix.ts';
import { rehearse } from './support/rehearse.ts';
import { authPrivileges, ownFunctions, ownTables, runCalls, runColumns } from './support/rights.ts';
import { writableColumns } from './writable-columns.ts';

const database = await openMigrated();
afterAll(() => database.close());
await plantFixture(database);

const run = await rehearse(database, async (tx) => ({
  cells: await runMatrix(tx),
  columns: await runColumns(tx),
  calls: await runCalls(tx),
  tables: await ownTables(tx),
  functions: await ownFunctions(tx),
  authPrivileges: await authPrivileges(tx),
}));

describe.each(Object.keys(accessMatrix))('%s', (table) => {
  it.each(run.cells.filter((cell) => cell.table === table))(
    '$operation as $actor reaches: $expected',
    ({ actual, expected }) => {
      expect(actual).toBe(expected);
    },
  );
});

describe('columns that a write may name', () => {
  it.each(run.columns)('$table: $operation as $actor', ({ actual, expected }) => {
    expect(actual).toEqual(expected);
  });
});

describe('functions', () => {
  it.each(run.calls)('$function as $actor: $expected', ({ actual, expected }) => {
    expect(actual).toBe(expected);
  });
});

describe('nothing is forgotten', () => {
  it('declares every table and view of ours in the matrix', () => {
    expect(
      Object.keys(accessMatrix)
        .filter((table) => !table.startsWith('auth.'))
        .sort(),
    ).toEqual(run.tables);
  });

  it('declares the writable columns of every exposed table', () => {
    expect(Object.keys(writableColumns).sort()).toEqual(
      run.tables.filter((name) => name.startsWith('public.')),
    );
  });

  it('declares every function of ours', () => {
    expect(Object.keys(callableFunctions).sort()).toEqual(run.functions);
  });

  it('leaves the API roles no privilege on any table of the authentication service', () => {
    expect(run.authPrivileges).toEqual([]);
  });
});
