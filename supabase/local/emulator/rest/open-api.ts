import type { SchemaCache, Table } from './schema/model.ts';

function definition(table: Table) {
  return {
    type: 'object',
    properties: Object.fromEntries(
      [...table.columns.values()].map(({ name, type }) => [
        name,
        {
          format: type,
          ...(table.primaryKey.includes(name) ? { description: 'Note:\nThis is a Primary Key.<pk/>' } : {}),
        },
      ]),
    ),
  };
}

/** OpenAPI 2: tables, their columns, and names of functions. */
export function describeSchema(cache: SchemaCache, schema: string): string {
  const tables = [...cache.tables.values()].filter((table) => table.schema === schema);
  const routines = [...cache.routines.values()].flatMap(([routine]) =>
    routine?.schema === schema ? [routine.name] : [],
  );
  return JSON.stringify({
    swagger: '2.0',
    info: { title: `${schema} schema`, version: '1' },
    paths: Object.fromEntries(
      ['/', ...tables.map(({ name }) => `/${name}`), ...routines.map((name) => `/rpc/${name}`)].map(
        (path) => [path, {}],
      ),
    ),
    definitions: Object.fromEntries(tables.map((table) => [table.name, definition(table)])),
  });
}
