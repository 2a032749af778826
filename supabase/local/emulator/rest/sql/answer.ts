import * as z from 'zod';
import type { MediaType } from '../media-type.ts';
import { id, nothing, sql, type Sql } from './sql.ts';

export type Shape = 'rows' | 'row' | 'value' | 'values';

export interface AnswerParts {
  /** A write or a call that runs first, known to `rows` as pgrst_source. */
  readonly source: Sql | null;
  readonly rows: Sql;
  /** Null when no total was requested, 'page' when it equals the answered rows. */
  readonly total: Sql | 'page' | null;
  readonly media: MediaType;
  readonly shape: Shape;
  readonly withBody: boolean;
}

export const answerRow = z.object({
  body: z.string().nullable(),
  page: z.coerce.number(),
  total: z.coerce.number().nullable(),
  inserted: z.coerce.number().nullable(),
});

export type Answer = z.infer<typeof answerRow>;

function csv(): Sql {
  return sql`(select coalesce(string_agg(k.key, ','), '') from (
      select json_object_keys(row_to_json(f)) as key from (select * from pgrst_rows limit 1) f) k)
    || e'\\n' || coalesce(string_agg(substring(t::text, 2, length(t::text) - 2), e'\\n'), '')`;
}

function bodySql({ media, shape, withBody }: AnswerParts): Sql {
  if (!withBody) return sql`null::text`;
  if (media.kind === 'csv') return csv();
  const item = shape === 'value' || shape === 'values' ? sql`t.pgrst_scalar` : sql`t`;
  const gathered = media.stripNulls ? sql`json_strip_nulls(json_agg(${item}))` : sql`json_agg(${item})`;
  const isSingle = media.kind === 'object' || shape === 'value' || shape === 'row';
  return isSingle ? sql`coalesce((${gathered} -> 0)::text, 'null')` : sql`coalesce(${gathered}::text, '[]')`;
}

function totalSql(total: AnswerParts['total']): Sql {
  if (total === null) return sql`null::text`;
  return total === 'page' ? sql`count(*)::text` : sql`(select count(*)::text from (${total}) c)`;
}

/** HEAD computes rows too, so that it is refused like GET. */
export function answerSql(parts: AnswerParts): Sql {
  const source = parts.source === null ? nothing : sql`${id('pgrst_source')} as (${parts.source}), `;
  return sql`with ${source}pgrst_rows as (${parts.rows})
    select ${bodySql(parts)} as body, count(t)::text as page, ${totalSql(parts.total)} as total,
      nullif(current_setting('pgrst.inserted', true), '') as inserted
    from (select * from pgrst_rows) t`;
}
