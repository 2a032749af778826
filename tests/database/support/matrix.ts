import type { Queryable } from '../../../supabase/local/emulator/database/database.ts';
import { accessMatrix } from '../access-matrix.ts';
import { type Cell, type TableAccess } from '../table-access.ts';
import { accountOf, type Actor, actors, attempt, victimOf } from './actors.ts';
import { rehearseWithin } from './rehearse.ts';

export interface CellResult {
  table: string;
  operation: string;
  actor: Actor;
  expected: string;
  actual: string;
}

type TableState = Map<string, { label: string; content: string }>;

/** As the owner sees it: no policy hides a change. */
async function look(tx: Queryable, table: string, key: string, label: string): Promise<TableState> {
  const { rows } = await tx.query<{ key: string; label: string; content: string }>(
    `select (${key})::text as key, (${label})::text as label, to_jsonb(t)::text as content from ${table} as t`,
  );
  return new Map(rows.map((row) => [row.key, row]));
}

function names(labels: Iterable<string>): string {
  return [...new Set(labels)].sort().join(', ') || 'nothing';
}

function labelsAt(state: TableState, keys: Iterable<string>): string[] {
  return [...keys].map((key) => state.get(key)?.label ?? 'unknown');
}

/** By label; added rows are "new". */
function touched(before: TableState, after: TableState): string {
  const changed = [...before].filter(([key, { content }]) => after.get(key)?.content !== content);
  const added = [...after.keys()].filter((key) => !before.has(key));
  return names([...changed.map(([, { label }]) => label), ...added.map(() => 'new')]);
}

function expectedNames(cell: Cell, actor: Actor, before: TableState): string {
  if (cell === 'own') return actor;
  if (cell === 'visible') return names(['active', 'archived']);
  if (cell === 'all') return names(labelsAt(before, before.keys()));
  return cell;
}

/** Rows read, or rows that differ afterwards. */
async function reach(
  tx: Queryable,
  actor: Actor,
  table: string,
  operation: string,
  before: TableState,
): Promise<string> {
  const { key, label, operations } = accessOf(table);
  const sql = operations[operation]?.run(accountOf(actor), victimOf(actor)) ?? '';
  const result = await attempt(tx, actor, sql);
  if ('refused' in result) return result.refused;
  if (operation !== 'select') return touched(before, await look(tx, table, key, label));
  return names(
    labelsAt(
      before,
      result.rows.map((row) => String(row[key])),
    ),
  );
}

function accessOf(table: string): TableAccess {
  const access = accessMatrix[table];
  if (access === undefined) throw new Error(`${table} is not in the matrix`);
  return access;
}

async function runTable(tx: Queryable, table: string): Promise<CellResult[]> {
  const { key, label, operations } = accessOf(table);
  const before = await look(tx, table, key, label);
  const results: CellResult[] = [];
  for (const [operation, { reach: row }] of Object.entries(operations))
    for (const [column, actor] of actors.entries()) {
      const actual = await rehearseWithin(tx, () => reach(tx, actor, table, operation, before));
      results.push({
        table,
        operation,
        actor,
        expected: expectedNames(row[column] ?? '—', actor, before),
        actual,
      });
    }
  return results;
}

/** Real statements on the fixture, each undone before the next. */
export async function runMatrix(
  tx: Queryable,
  tables: readonly string[] = Object.keys(accessMatrix),
): Promise<CellResult[]> {
  const results: CellResult[] = [];
  for (const table of tables) results.push(...(await runTable(tx, table)));
  return results;
}
