import type { MediaType } from '../media-type.ts';
import type { Preferences } from '../preferences.ts';
import type { Query } from '../query/query-string.ts';
import type { SchemaCache } from '../schema/model.ts';
import type { Sql } from '../sql/sql.ts';

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
  readonly kind: 'read' | 'create' | 'update' | 'delete' | 'call';
  readonly statement: Sql;
  /** The same rows for the planner's own estimate; null when no estimate is needed. */
  readonly estimate: Sql | null;
  readonly readOnly: boolean;
  /** First row requested, from 0. */
  readonly offset: number;
  readonly isVoid: boolean;
  /** One value or row by nature, so it counts as one. */
  readonly isSingle: boolean;
}
