import type { MediaType } from '../media-type.ts';
import { rangeProblem } from '../postgrest-errors.ts';
import type { Preferences } from '../preferences.ts';
import type { Query } from '../query/query-string.ts';
import type { SchemaCache } from '../schema/model.ts';
import type { Sql } from '../sql/sql.ts';
import type { ReadNode } from '../read-tree.ts';

/** A request, understood as far as HTTP goes. */
export interface RestRequest {
  readonly method: string;
  readonly schema: string;
  readonly query: Query;
  readonly preferences: Preferences;
  readonly media: MediaType;
  readonly headers: Headers;
  readonly cache: SchemaCache;
  readonly maxRows: number | null;
}

/** A request as SQL, with what is needed to judge and to word its answer. */
export interface Plan {
  readonly kind: 'read' | 'create' | 'update' | 'delete' | 'put' | 'call';
  /** Name in the address, for Location and Content-Location. */
  readonly resource: string;
  readonly statement: Sql;
  /** The same rows for the planner's own estimate; null when no estimate is needed. */
  readonly estimate: Sql | null;
  readonly readOnly: boolean;
  /** First row requested, from 0. */
  readonly offset: number;
  readonly isVoid: boolean;
  /** One value or row by nature, so it counts as one. */
  readonly isSingle: boolean;
  /** Whether resolution= meant anything: the table has a key, or one was named. */
  readonly hasConflictTarget: boolean;
}

/** GET only. RestError PGRST103 for an empty range. */
export function applyRangeHeader(root: ReadNode, { method, headers }: RestRequest): void {
  const [, from, to = ''] = /^(?:items=)?(\d{1,15})-(\d{0,15})$/.exec(headers.get('range') ?? '') ?? [];
  if (method !== 'GET' || from === undefined || root.limit === 0) return;
  const first = Math.max(root.offset, Number(from));
  const ends = [
    ...(to === '' ? [] : [Number(to) + 1]),
    ...(root.limit === null ? [] : [root.offset + root.limit]),
  ];
  if (to !== '' && Number(to) < Number(from))
    throw rangeProblem(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    );
  const end = Math.min(...ends);
  if (end <= first) throw rangeProblem('Limit should be greater than or equal to zero.');
  root.offset = first;
  root.limit = Number.isFinite(end) ? end - first : null;
}
