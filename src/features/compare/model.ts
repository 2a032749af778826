import { compareTexts } from '@/lib/text/text-order';

/** A publication that states what a cell says. */
export interface CellSource {
  title: string;
  outlet: string | null;
  /** Its day, or the one on which it was read, as dd/MM/yyyy. */
  day: string | null;
  url: string | null;
}

/** What one row says of one person. */
export interface CompareCell {
  /** A line each; null is not known. */
  lines: readonly string[] | null;
  /** What belongs to it, in small letters. */
  note?: string | null;
  /** Where it can be read whole. */
  href?: string;
  /** Left out where a day replaces them. */
  sources?: readonly CellSource[];
  /** Of which day it is, AAAA-MM-DD. */
  asOf?: string | undefined;
}

export interface CompareRow {
  label: string;
  note?: string;
  /** The day of all its cells, AAAA-MM-DD. */
  asOf?: string;
  /** One for each column; undefined where the column could not be read. */
  cells: readonly (CompareCell | undefined)[];
}

export interface CompareGroup {
  title: string;
  /** The day of all its cells, AAAA-MM-DD. */
  asOf?: string;
  rows: readonly CompareRow[];
}

/** Who heads a column, or why nobody does. */
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

/** Alphabetical; whoever has no name here comes last, as the address has them. */
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

/** Whether every column is known and says the same. */
function isSameForAll({ cells }: CompareRow): boolean {
  const [first = null, ...others] = cells.map(saidBy);
  return first !== null && others.every((said) => said === first);
}

/** The groups without rows that say the same of all, and how many those are. */
export function onlyDifferences(groups: readonly CompareGroup[]): { groups: CompareGroup[]; hidden: number } {
  const left = groups.map((group) => ({ ...group, rows: group.rows.filter((row) => !isSameForAll(row)) }));
  const count = (list: readonly CompareGroup[]) => list.reduce((sum, { rows }) => sum + rows.length, 0);
  return { groups: left.filter(({ rows }) => rows.length > 0), hidden: count(groups) - count(left) };
}

/** The one day that all cells without sources have; undefined where they differ, one has none, or there is none. */
function sharedDay(cells: readonly (CompareCell | undefined)[]): string | undefined {
  const days = new Set(cells.flatMap((cell) => (cell?.sources === undefined && cell ? [cell.asOf] : [])));
  return days.size === 1 ? [...days][0] : undefined;
}

function withoutDays(row: CompareRow): CompareRow {
  return { ...row, cells: row.cells.map((cell) => cell && { ...cell, asOf: undefined }) };
}

/** The same with each day said once: for a group or a row whose cells all have it, else in the cells. */
export function withSharedDays(groups: readonly CompareGroup[]): CompareGroup[] {
  return groups.map((group) => {
    const day = sharedDay(group.rows.flatMap(({ cells }) => cells));
    if (day !== undefined) return { ...group, asOf: day, rows: group.rows.map(withoutDays) };
    const rows = group.rows.map((row) => {
      const ofRow = sharedDay(row.cells);
      return ofRow === undefined ? row : { ...withoutDays(row), asOf: ofRow };
    });
    return { ...group, rows };
  });
}
