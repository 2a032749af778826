/* Said outright: a phone lays the rows out as a grid, and some browsers then forget that they are a table's. */
export const asTable = { role: 'table' };
export const asRowGroup = { role: 'rowgroup' };
export const asRow = { role: 'row' };
export const asCell = { role: 'cell' };
export const asRowHeader = { role: 'rowheader' };
export const asColumnHeader = { role: 'columnheader' };

/** How many columns a phone shows at a time. */
export const columnsOfPhone = 2;

export const rowStyle = 'border-border border-b max-md:grid max-md:grid-cols-2';
export const cellStyle =
  'min-w-0 pr-3 align-top leading-[1.4] wrap-anywhere md:border-border md:border-l md:pl-3 max-md:not-last:border-border max-md:not-last:pr-3';

/** Leaves a column out on a phone unless it is one of the two shown there. */
export function outOfSight(index: number, first: number): string | undefined {
  return index < first || index >= first + columnsOfPhone ? 'max-md:hidden' : undefined;
}
