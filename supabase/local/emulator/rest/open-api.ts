import type { Routine, SchemaCache, Table } from './schema/model.ts';

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

function operation({ parameters }: Routine) {
  const properties = Object.fromEntries(parameters.map(({ name, type }) => [name, { format: type }]));
  return { post: { parameters: [{ in: 'body', name: 'args', schema: { type: 'object', properties } }] } };
}

/** OpenAPI 2: tables with their columns, functions with their arguments. */
export function describeSchema(cache: SchemaCache, schema: string): string {
  const tables = [...cache.tables.values()].filter((table) => table.schema === schema);
  const routines = [...cache.routines.values()].flatMap(([routine]) =>
    routine?.schema === schema ? [routine] : [],
  );
  return JSON.stringify({
    swagger: '2.0',
    info: { title: `${schema} schema`, version: '1' },
    paths: {
      ...Object.fromEntries(['/', ...tables.map(({ name }) => `/${name}`)].map((path) => [path, {}])),
      ...Object.fromEntries(routines.map((routine) => [`/rpc/${routine.name}`, operation(routine)])),
    },
    definitions: Object.fromEntries(tables.map((table) => [table.name, definition(table)])),
  });
}
