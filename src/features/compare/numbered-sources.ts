import type { CellSource, CompareGroup } from './model';

function isSame(one: CellSource, other: CellSource): boolean {
  return (
    one.title === other.title && one.outlet === other.outlet && one.day === other.day && one.url === other.url
  );
}

/** Once each, in the cells' order, for paper. */
export function numberedSources(groups: readonly CompareGroup[]): CellSource[] {
  const all = groups.flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => cells.flatMap((cell) => cell?.sources ?? [])),
  );
  return all.filter((source, index) => all.findIndex((other) => isSame(source, other)) === index);
}

/** Ascending, from 1. */
export function numbersOf(sources: readonly CellSource[], list: readonly CellSource[]): number[] {
  const places = sources.map((source) => list.findIndex((other) => isSame(source, other)) + 1);
  return [...new Set(places)].toSorted((a, b) => a - b);
}
