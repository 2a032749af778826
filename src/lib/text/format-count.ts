/** '125.275.835': a whole number with the points of Brazil, without the browser's dictionary of numbers. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, '.');
}
