import { RestError } from '../errors.ts';
import { sql, type Sql } from './sql.ts';

/** Request text never becomes a type's name: each is written here. */
const casts: ReadonlyMap<string, Sql> = new Map([
  ['bigint', sql`bigint`],
  ['bool', sql`boolean`],
  ['boolean', sql`boolean`],
  ['bpchar', sql`bpchar`],
  ['bytea', sql`bytea`],
  ['char', sql`character`],
  ['character varying', sql`character varying`],
  ['cidr', sql`cidr`],
  ['date', sql`date`],
  ['decimal', sql`numeric`],
  ['double precision', sql`double precision`],
  ['float4', sql`real`],
  ['float8', sql`double precision`],
  ['inet', sql`inet`],
  ['int', sql`integer`],
  ['int2', sql`smallint`],
  ['int4', sql`integer`],
  ['int8', sql`bigint`],
  ['integer', sql`integer`],
  ['interval', sql`interval`],
  ['json', sql`json`],
  ['jsonb', sql`jsonb`],
  ['numeric', sql`numeric`],
  ['real', sql`real`],
  ['smallint', sql`smallint`],
  ['text', sql`text`],
  ['time', sql`time`],
  ['timestamp', sql`timestamp`],
  ['timestamp with time zone', sql`timestamp with time zone`],
  ['timestamp without time zone', sql`timestamp without time zone`],
  ['timestamptz', sql`timestamp with time zone`],
  ['timetz', sql`time with time zone`],
  ['tsquery', sql`tsquery`],
  ['tsvector', sql`tsvector`],
  ['uuid', sql`uuid`],
  ['varchar', sql`character varying`],
]);

/** Postgres refuses types that are not listed (42704). */
export function castTo(value: Sql, type: string | null): Sql {
  if (type === null) return value;
  const known = casts.get(type.toLowerCase());
  if (known === undefined)
    throw new RestError({ status: 400, code: '42704', message: `type "${type}" does not exist` });
  return sql`cast(${value} as ${known})`;
}
