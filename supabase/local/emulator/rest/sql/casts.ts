import { RestError } from '../errors.ts';
import { catalog, sql, type Sql } from './sql.ts';

/** Request text never becomes a type's name: each is written here. */
const types =
  `bigint|bool|boolean|bpchar|bytea|char|character varying|cidr|date|decimal|double precision|float4|float8|
inet|int|int2|int4|int8|integer|interval|json|jsonb|numeric|real|smallint|text|time|timestamp|timestamp with time zone|
timestamp without time zone|timestamptz|timetz|tsquery|tsvector|uuid|varchar`
    .replaceAll('\n', '')
    .split('|');

/** Postgres refuses types that are not listed (42704). */
export function castTo(value: Sql, type: string | null): Sql {
  if (type === null) return value;
  const known = types.find((name) => name === type.toLowerCase());
  if (known === undefined)
    throw new RestError({ status: 400, code: '42704', message: `type "${type}" does not exist` });
  return sql`cast(${value} as ${catalog(known)})`;
}
