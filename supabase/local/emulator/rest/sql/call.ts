import type { Routine } from '../schema/model.ts';
import { bind, catalog, id, list, nothing, sql, type Sql } from './sql.ts';

export type Arguments =
  | { readonly kind: 'body'; readonly text: string }
  | { readonly kind: 'json'; readonly text: string; readonly names: readonly string[] }
  | { readonly kind: 'query'; readonly pairs: readonly (readonly [string, string])[] };

/** ` from the body's record, lateral function(named arguments)`; a scalar result is called pgrst_scalar. */
function callSql(routine: Routine, args: Sql): Sql {
  const call = sql`${id(routine.schema, routine.name)}(${args})`;
  return routine.returns === 'row' ? call : sql`(select ${call} as pgrst_scalar)`;
}

function fromQuery(routine: Routine, pairs: readonly (readonly [string, string])[]): Sql {
  const args = routine.parameters.flatMap(({ name, type }) => {
    const last = pairs.findLast(([key]) => key === name);
    if (last === undefined) return [];
    return [sql`${id(name)} := cast(cast(${bind(last[1])} as text) as ${catalog(type)})`];
  });
  return sql`${callSql(routine, list(args))} pgrst_call`;
}

function fromJson(routine: Routine, text: string, names: readonly string[]): Sql {
  const given = routine.parameters.filter(({ name }) => names.includes(name));
  if (given.length === 0) return sql`${callSql(routine, nothing)} pgrst_call`;
  const typed = given.map(({ name, type }) => sql`${id(name)} ${catalog(type)}`);
  const args = given.map(({ name }) => sql`${id(name)} := ${id('pgrst_body', name)}`);
  return sql`json_to_record(cast(${bind(text)} as json)) as pgrst_body(${list(typed)}),
    lateral ${callSql(routine, list(args))} pgrst_call`;
}

function sourceSql(routine: Routine, args: Arguments): Sql {
  switch (args.kind) {
    case 'json':
      return fromJson(routine, args.text, args.names);
    case 'query':
      return fromQuery(routine, args.pairs);
    default: {
      const type = catalog(routine.parameters[0]?.type ?? 'json');
      return sql`${callSql(routine, sql`cast(cast(${bind(args.text)} as text) as ${type})`)} pgrst_call`;
    }
  }
}

/** Every argument is bound and read in its declared type. */
export function routineSql(routine: Routine, args: Arguments): Sql {
  const shown = routine.returns === 'row' ? sql`pgrst_call.*` : sql`pgrst_call.pgrst_scalar`;
  return sql`select ${shown} from ${sourceSql(routine, args)}`;
}
