import { compareTexts } from '@/lib/text/text-order';

export interface CellSource {
  title: string;
  outlet: string | null;
  /** Its day, or the day of reading, as dd/MM/yyyy. */
  day: string | null;
  url: string | null;
}

export interface CompareCell {
  /** A line each; null is not known. */
  lines: readonly string[] | null;
  /** In small letters. */
  note?: string | null;
  href?: string;
  /** No translation changes the lines. */
  isName?: true | undefined;
  /** Left out where a day replaces them. */
  sources?: readonly CellSource[];
  /** AAAA-MM-DD. */
  asOf?: string | undefined;
}

export interface CompareRow {
  label: string;
  note?: string;
  /** Of all its cells, AAAA-MM-DD. */
  asOf?: string;
  /** Undefined where the column could not be read. */
  cells: readonly (CompareCell | undefined)[];
}

export interface CompareGroup {
  title: string;
  /** Of all its cells, AAAA-MM-DD. */
  asOf?: string;
  rows: readonly CompareRow[];
}

export interface CompareColumn {
  id: string;
  state: 'ready' | 'missing' | 'failed';
  name: string | null;
  meta?: string;
  photo?: string | null;
  to?: string;
  retry?: () => void;
  isRetrying?: boolean;
}

interface Reading<Data> {
  data: Data | null | undefined;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Null data is nobody's; undefined could not be read. */
export function columnOf<Data>(
  id: string,
  query: Reading<Data> | undefined,
  headOf: (data: Data) => Pick<CompareColumn, 'name' | 'meta' | 'photo' | 'to'>,
): CompareColumn & { data: Data | null } {
  const data = query?.data ?? null;
  const base = { id, data, name: null };
  if (data !== null) return { ...base, ...headOf(data), state: 'ready' };
  if (query?.data === null) return { ...base, state: 'missing' };
  const retry = () => void query?.refetch();
  return { ...base, state: 'failed', retry, isRetrying: query?.isFetching ?? false };
}

/** Alphabetical; nameless columns last, in the address's order. */
export function inColumnOrder<T extends { name: string | null }>(columns: readonly T[]): T[] {
  return columns.toSorted((a, b) => {
    if (a.name !== null && b.name !== null) return compareTexts(a.name, b.name);
    if (a.name === b.name) return 0;
    return a.name === null ? 1 : -1;
  });
}

function saidBy(cell: CompareCell | undefined): string | null {
  return cell?.lines ? JSON.stringify([cell.lines, cell.note ?? null, cell.href ?? null]) : null;
}

function isSameForAll({ cells }: CompareRow): boolean {
  const [first = null, ...others] = cells.map(saidBy);
  return first !== null && others.every((said) => said === first);
}

export function onlyDifferences(groups: readonly CompareGroup[]): { groups: CompareGroup[]; hidden: number } {
  const left = groups.map((group) => ({ ...group, rows: group.rows.filter((row) => !isSameForAll(row)) }));
  const count = (list: readonly CompareGroup[]) => list.reduce((sum, { rows }) => sum + rows.length, 0);
  return { groups: left.filter(({ rows }) => rows.length > 0), hidden: count(groups) - count(left) };
}

/** The days of the cells without sources, each once. */
function daysOf({ cells }: CompareRow): (string | undefined)[] {
  return [...new Set(cells.flatMap((cell) => (cell?.sources === undefined && cell ? [cell.asOf] : [])))];
}

function withoutDays(row: CompareRow): CompareRow {
  return { ...row, cells: row.cells.map((cell) => cell && { ...cell, asOf: undefined }) };
}

/** Shared days move from cells to their row or group. */
export function withSharedDays(groups: readonly CompareGroup[]): CompareGroup[] {
  return groups.map((group) => {
    const dated = group.rows.map(daysOf).filter((days) => days.length > 0);
    // The first row's day is the group's; a row of another day says its own.
    const asOf = dated.every((days) => days.length === 1 && days[0] !== undefined)
      ? dated[0]?.[0]
      : undefined;
    const rows = group.rows.map((row) => {
      const [day = asOf, ...others] = daysOf(row);
      if (day === undefined || others.length > 0) return row;
      return day === asOf ? withoutDays(row) : { ...withoutDays(row), asOf: day };
    });
    return asOf === undefined ? { ...group, rows } : { ...group, asOf, rows };
  });
}
