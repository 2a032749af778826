/** '125.275.835', without the browser's slow dictionary of numbers. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, '.');
}

export function votesText(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'voto' : 'votos'}`;
}
