/** Some browsers forget the roles of a table whose rows are a grid. */
export const asTable = { role: 'table' };
export const asRowGroup = { role: 'rowgroup' };
export const asRow = { role: 'row' };
export const asCell = { role: 'cell' };
export const asRowHeader = { role: 'rowheader' };
export const asColumnHeader = { role: 'columnheader' };

/** Columns that a phone shows: the first, and how many. */
export interface Sight {
  first: number;
  count: number;
}

export function outOfSight(index: number, { first, count }: Sight): string | undefined {
  return index < first || index >= first + count ? 'is-off' : undefined;
}
