import {
  aggregateProblem,
  notEmbeddedProblem,
  rangeProblem,
  unsupportedProblem,
} from '../postgrest-errors.ts';
import type { Query } from '../query/query-string.ts';
import { everything, type ColumnItem, type EmbedItem, type SelectItem } from '../query/select.ts';
import type { Embed, ReadNode } from '../read-tree.ts';
import { isToOne, type SchemaCache, type Table } from '../schema/model.ts';
import { findRelationship } from './find-relationship.ts';
import type { RestRequest } from './request.ts';

export interface Root {
  readonly table: Table;
  readonly alias: string;
}

export interface TreeOptions {
  readonly cache: SchemaCache;
  readonly query: Query;
  readonly aggregates: boolean;
}

function isColumn(item: SelectItem): item is ColumnItem {
  return item.kind === 'column';
}

function isHidden(item: EmbedItem): boolean {
  return item.select.every((inside) => !isColumn(inside) && isHidden(inside));
}

function embedOf(options: TreeOptions, parent: Table, item: EmbedItem, depth: number): Embed {
  const relationship = findRelationship(options.cache, parent, item);
  const toOne = isToOne(relationship);
  const alias = `${relationship.foreign.name}_${depth}`;
  const node = nodeOf(options, { table: relationship.foreign, alias }, item.select, depth);
  if (item.spread && !toOne && node.columns.some(({ aggregate }) => aggregate !== null))
    throw unsupportedProblem('Aggregates are not implemented for one-to-many or many-to-many spreads.');
  const label = item.alias ?? item.name;
  return {
    node,
    relationship,
    toOne,
    inner: item.inner,
    spread: item.spread,
    name: item.name,
    label,
    result: `${parent.name}_${label}_${depth}`,
    hidden: isHidden(item),
  };
}

function nodeOf(options: TreeOptions, root: Root, select: readonly SelectItem[], depth: number): ReadNode {
  const columns = select.filter(isColumn);
  if (!options.aggregates && columns.some(({ aggregate }) => aggregate !== null)) throw aggregateProblem();
  const embeds = select
    .filter((item) => !isColumn(item))
    .map((item) => embedOf(options, root.table, item, depth + 1));
  return {
    table: root.table,
    alias: root.alias,
    columns: columns.length === 0 && embeds.length === 0 ? [everything] : columns,
    embeds,
    conditions: [],
    order: [],
    limit: null,
    offset: 0,
  };
}

function nodeAt(root: ReadNode, path: readonly string[]): ReadNode {
  let node = root;
  for (const name of path) {
    const embed =
      node.embeds.find(({ label }) => label === name) ??
      node.embeds.find((candidate) => candidate.name === name);
    if (embed === undefined) throw notEmbeddedProblem(name);
    node = embed.node;
  }
  return node;
}

function applyRanges(root: ReadNode, query: Query): void {
  for (const { path, value } of query.limits) {
    if (value < 0) throw rangeProblem('Limit should be greater than or equal to zero.');
    nodeAt(root, path).limit = value;
  }
  for (const { path, value } of query.offsets) {
    if (value < 0) throw rangeProblem('Offset should be greater than or equal to zero.');
    nodeAt(root, path).offset = value;
  }
}

/** `skipRoot`: writes choose rows by root filters. RestError PGRST108, 118, 123, 200, 201. */
export function buildTree(options: TreeOptions, root: Root, skipRoot: boolean): ReadNode {
  const { query } = options;
  const tree = nodeOf(options, root, query.select, 0);
  for (const { path, value } of query.conditions) {
    if (!skipRoot || path.length > 0) nodeAt(tree, path).conditions.push(value);
  }
  for (const { path, value } of query.orders.toReversed()) nodeAt(tree, path).order = value;
  if (!skipRoot) applyRanges(tree, query);
  return tree;
}

/** The header's rows, of those that limit and offset leave. RestError PGRST103 for none. */
export function applyRangeHeader(root: ReadNode, { method, headers }: RestRequest): void {
  const [, from, to = ''] = /^(\d{1,15})-(\d{0,15})$/.exec(headers.get('range') ?? '') ?? [];
  if (method !== 'GET' || from === undefined || root.limit === 0) return;
  if (to !== '' && Number(to) < Number(from))
    throw rangeProblem(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    );
  const first = Math.max(root.offset, Number(from));
  const end = Math.min(to === '' ? Infinity : Number(to) + 1, root.offset + (root.limit ?? Infinity));
  if (end <= first) throw rangeProblem('Limit should be greater than or equal to zero.');
  root.offset = first;
  root.limit = Number.isFinite(end) ? end - first : null;
}

/** Lowers every limit of a tree to the service's own. */
export function restrict(node: ReadNode, maxRows: number | null): void {
  if (maxRows === null) return;
  node.limit = Math.min(node.limit ?? maxRows, maxRows);
  for (const { node: child } of node.embeds) restrict(child, maxRows);
}
