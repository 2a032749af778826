import type { Field, JsonStep } from '../query/field.ts';
import type { Table } from '../schema/model.ts';
import { bind, id, join, nothing, sql, type Sql } from './sql.ts';

function stepSql(step: JsonStep): Sql {
  const operator = step.asText ? sql`->>` : sql`->`;
  return step.kind === 'key'
    ? sql`${operator}cast(${bind(step.key)} as text)`
    : sql`${operator}cast(${bind(step.index)} as int)`;
}

/** Anything but json is turned into jsonb first. */
export function fieldSql(alias: string, table: Table | null, { name, path }: Field): Sql {
  const column = id(alias, name);
  if (path.length === 0) return column;
  const type = table?.columns.get(name)?.type;
  const document = type === 'json' || type === 'jsonb' ? column : sql`to_jsonb(${column})`;
  return sql`(${document}${join(path.map(stepSql), nothing)})`;
}

/** The path's last key, else the column. */
export function pathName({ name, path }: Field): string | null {
  if (path.length === 0) return null;
  const key = path.findLast((step) => step.kind === 'key');
  return key?.kind === 'key' ? key.key : name;
}
