import type { Database } from '../../database/database.ts';
import { readCatalog, type Catalog, type RoutineRow, type TableRow } from './catalog.ts';
import { groupBy } from './group-by.ts';
import { objectKey, type Routine, type SchemaCache, type Table } from './model.ts';
import {
  computedRelationships,
  indexRelationships,
  junctionRelationships,
  keyRelationships,
  withoutReplaced,
  type Appearance,
  type KnownTable,
} from './relationships.ts';
import { readSettings } from './settings.ts';
import { viewColumns } from './view-columns.ts';

/** One step down a view: base id, and base column → view column. */
interface Origin {
  readonly base: string;
  readonly names: ReadonlyMap<string, string>;
}

function originsOf(view: TableRow, rows: ReadonlyMap<string, TableRow>): Origin[] {
  const names = new Map<string, Map<string, string>>();
  for (const { column, origin, originColumn } of viewColumns(view.definition ?? '')) {
    const own = view.columns.find(({ number }) => number === column)?.name;
    const base = rows.get(origin)?.columns.find(({ number }) => number === originColumn)?.name;
    if (own === undefined || base === undefined) continue;
    const known = names.get(origin) ?? new Map<string, string>();
    if (!known.has(base)) known.set(base, own);
    names.set(origin, known);
  }
  return [...names].map(([base, found]) => ({ base, names: found }));
}

/** Through views over views: base tables with their column names here. */
function rootsOf(view: TableRow, rows: ReadonlyMap<string, TableRow>, seen: ReadonlySet<string>): Origin[] {
  return originsOf(view, rows).flatMap((origin) => {
    const base = rows.get(origin.base);
    if (base === undefined || seen.has(base.id)) return [];
    if (!base.isView) return [origin];
    return rootsOf(base, rows, new Set([...seen, base.id])).map((deeper) => ({
      base: deeper.base,
      names: new Map(
        [...deeper.names].flatMap(([root, middle]) => {
          const own = origin.names.get(middle);
          return own === undefined ? [] : [[root, own] as const];
        }),
      ),
    }));
  });
}

function primaryKeyOf(
  row: TableRow,
  roots: readonly Origin[],
  rows: ReadonlyMap<string, TableRow>,
): string[] {
  const own = row.keys.find(({ primary }) => primary)?.columns;
  if (own !== undefined) return own;
  for (const { base, names } of roots) {
    const key = rows.get(base)?.keys.find(({ primary }) => primary)?.columns ?? [];
    const shown = key.flatMap((column) => names.get(column) ?? []);
    if (key.length > 0 && shown.length === key.length) return shown;
  }
  return [];
}

function routineOf(row: RoutineRow, known: ReadonlyMap<string, KnownTable>): Routine {
  const volatility = { i: 'immutable', s: 'stable', v: 'volatile' } as const;
  const table = known.get(row.returns ?? '')?.table;
  return {
    schema: row.schema,
    name: row.name,
    volatility: volatility[row.volatility],
    returns: row.void ? 'void' : row.row ? 'row' : 'value',
    returnsSet: row.returnsSet,
    returnsTable: table === undefined ? null : [table.schema, table.name],
    parameters: row.parameters.map(({ name, type }, index) => ({
      name,
      type,
      required: index < row.parameters.length - row.defaults,
    })),
  };
}

/** Arguments go by name; one alone may be unnamed as whole body. */
function isCallable({ parameters }: RoutineRow): boolean {
  const wholeBody = ['json', 'jsonb', 'text', 'xml', 'bytea'];
  const [only, ...others] = parameters.filter(({ name }) => name === '');
  return (
    only === undefined || (others.length === 0 && parameters.length === 1 && wholeBody.includes(only.type))
  );
}

function build(catalog: Catalog, schemas: readonly string[]): SchemaCache {
  const rows = new Map(catalog.tables.map((row) => [row.id, row]));
  const known = new Map<string, KnownTable>();
  const shown = new Map<string, Appearance[]>();
  for (const row of catalog.tables) {
    const roots = row.isView ? rootsOf(row, rows, new Set([row.id])) : [];
    const table: Table = {
      schema: row.schema,
      name: row.name,
      isView: row.isView,
      columns: new Map(row.columns.map(({ name, type, fallback }) => [name, { name, type, fallback }])),
      primaryKey: primaryKeyOf(row, roots, rows),
    };
    known.set(row.id, { id: row.id, table, uniqueKeys: row.keys.map(({ columns }) => columns) });
    const self = { base: row.id, names: new Map(row.columns.map(({ name }) => [name, name])) };
    for (const { base, names } of [self, ...roots]) {
      shown.set(base, [...(shown.get(base) ?? []), { table, names }]);
    }
  }
  const keys = keyRelationships(catalog.foreignKeys, known, (id) => shown.get(id) ?? []);
  const computed = computedRelationships(catalog.routines, known);
  const detected = [...keys, ...junctionRelationships(keys)];
  const exposed = [...known.values()].filter(({ table }) => schemas.includes(table.schema));
  const callable = catalog.routines.filter((row) => schemas.includes(row.schema) && isCallable(row));
  const routines = callable.map((row) => routineOf(row, known));
  return {
    tables: new Map(exposed.map(({ table }) => [objectKey(table.schema, table.name), table])),
    relationships: indexRelationships([...withoutReplaced(detected, computed), ...computed]),
    routines: groupBy(routines, ({ schema, name }) => objectKey(schema, name)),
    settings: readSettings(catalog.settings),
  };
}

export async function loadSchema(database: Database, schemas: readonly string[]): Promise<SchemaCache> {
  const catalog = await database.transaction(readCatalog, { readOnly: true });
  return build(catalog, schemas);
}
