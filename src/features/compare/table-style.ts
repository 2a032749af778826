/* Said outright: a phone lays the rows out as a grid, and some browsers then forget that they are a table's. */
export const asTable = { role: 'table' };
export const asRowGroup = { role: 'rowgroup' };
export const asRow = { role: 'row' };
export const asCell = { role: 'cell' };
export const asRowHeader = { role: 'rowheader' };
export const asColumnHeader = { role: 'columnheader' };

/** How many columns a phone shows at a time. */
export const columnsOfPhone = 2;

/** Leaves a column out on a phone unless it is one of the two shown there. */
export function outOfSight(index: number, first: number): string | undefined {
  return index < first || index >= first + columnsOfPhone ? 'is-off' : undefined;
}
