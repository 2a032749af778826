import type { CellSource, CompareGroup } from './model';

function isSame(one: CellSource, other: CellSource): boolean {
  return (
    one.title === other.title && one.outlet === other.outlet && one.day === other.day && one.url === other.url
  );
}

/** Each source of the groups once, in the order of the cells: on paper a cell has its numbers, and the list is at the end. */
export function numberedSources(groups: readonly CompareGroup[]): CellSource[] {
  const all = groups.flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => cells.flatMap((cell) => cell?.sources ?? [])),
  );
  return all.filter((source, index) => all.findIndex((other) => isSame(source, other)) === index);
}

/** The numbers of a cell's sources in the list, from 1, ascending. */
export function numbersOf(sources: readonly CellSource[], list: readonly CellSource[]): number[] {
  const places = sources.map((source) => list.findIndex((other) => isSame(source, other)) + 1);
  return [...new Set(places)].toSorted((a, b) => a - b);
}
