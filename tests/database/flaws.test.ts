import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import type { Database, Queryable } from '../../supabase/local/emulator/database/database.ts';
import { openMigrated } from '../../supabase/local/emulator/database/snapshot.ts';
import { accountFlaws } from './flaws/account-flaws.ts';
import { consentFlaws } from './flaws/consent-flaws.ts';
import { type Flaw, type Net, nets } from './flaws/flaw.ts';
import { grantFlaws } from './flaws/grant-flaws.ts';
import { policyFlaws } from './flaws/policy-flaws.ts';
import { structureFlaws } from './flaws/structure-flaws.ts';
import { describeGrants } from './grants.ts';
import { runLints } from './lints.ts';
import { plantFixture } from './support/fixture.ts';
import { runMatrix } from './support/matrix.ts';
import { openForPgtap, pgtapFiles } from './support/pgtap-database.ts';
import { isRed, runPgtap } from './support/pgtap.ts';
import { rehearse } from './support/rehearse.ts';
import { runCalls, runColumns } from './support/rights.ts';

/** The files of pgTAP plant their own rows; the other nets judge a planted copy. */
const empty = await openForPgtap();
const planted = await openMigrated();
await plantFixture(planted);
afterAll(() => Promise.all([empty.close(), planted.close()]));

type Scope = Pick<Flaw, 'table' | 'file' | 'sql'>;

/** Only these words change who reaches a function: the dearest part of the matrix. */
const ofReach = /\b(grant|revoke|privileges|security (definer|invoker))\b/i;

function deviates({ expected, actual }: { expected: unknown; actual: unknown }): boolean {
  return String(expected) !== String(actual);
}

/** Whether each net goes red on the present database. */
const goesRed: Record<Net, (tx: Queryable, scope: Scope) => Promise<boolean>> = {
  async pgtap(tx, { file }) {
    return isRed(await runPgtap(tx, await readFile(pgtapFiles.get(file) ?? file, 'utf8'), true));
  },
  async matrix(tx, { table, sql }) {
    if ((await runMatrix(tx, [table])).some(deviates)) return true;
    if ((await runColumns(tx, [table])).some(deviates)) return true;
    return sql.some((statement) => ofReach.test(statement)) && (await runCalls(tx)).some(deviates);
  },
  async grants(tx) {
    const agreed = await readFile(new URL('./grants.txt', import.meta.url), 'utf8');
    return (await describeGrants(tx)) !== agreed;
  },
  async lints(tx) {
    return (await runLints(tx)).length > 0;
  },
};

async function redNets(scope: Scope): Promise<Net[]> {
  const red: Net[] = [];
  const judge = (database: Database, judges: readonly Net[]) =>
    rehearse(database, async (tx) => {
      for (const statement of scope.sql) await tx.query(statement);
      for (const net of judges) if (await goesRed[net](tx, scope)) red.push(net);
    });
  await judge(empty, ['pgtap']);
  await judge(
    planted,
    nets.filter((net) => net !== 'pgtap'),
  );
  return red;
}

const flaws = [...policyFlaws, ...grantFlaws, ...structureFlaws, ...accountFlaws, ...consentFlaws];

describe('a schema with one flaw', () => {
  it.each(flaws)('$flaw: caught by $caughtBy', async ({ caughtBy, ...scope }) => {
    expect(await redNets(scope)).toEqual(caughtBy);
  });
});

/** Each net's own details are tested apart; here, that nets can be green. */
it('the schema as it is is caught by no net', async () => {
  const nothing = ['select from public.audit_log -- no grant'];
  expect(await redNets({ table: 'public.audit_log', file: 'audit_log', sql: nothing })).toEqual([]);
});
