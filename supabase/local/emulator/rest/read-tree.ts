import type { Condition } from './query/filter.ts';
import type { OrderTerm } from './query/order.ts';
import type { ColumnItem } from './query/select.ts';
import type { Relationship, Table } from './schema/model.ts';

export interface ReadNode {
  /** Without columns, named like the function, for rows of no exposed table. */
  readonly table: Table;
  /** Name under which SQL knows its rows. */
  readonly alias: string;
  readonly columns: readonly ColumnItem[];
  readonly embeds: readonly Embed[];
  readonly conditions: Condition[];
  order: readonly OrderTerm[];
  /** Rows at most; null for all. */
  limit: number | null;
  offset: number;
}

export interface Embed {
  readonly node: ReadNode;
  readonly relationship: Relationship;
  readonly toOne: boolean;
  readonly inner: boolean;
  readonly spread: boolean;
  /** The resource's own name in the request, and what it is called in the answer. */
  readonly name: string;
  readonly label: string;
  /** Name under which SQL knows the joined result. */
  readonly result: string;
  /** Embedded only to filter by: nothing of it is shown. */
  readonly hidden: boolean;
}
