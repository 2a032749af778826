/** '125.275.835', without the browser's slow dictionary of numbers. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, '.');
}

export function votesText(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'voto' : 'votos'}`;
}

/** '47,03 %', out of 100. */
export function formatShare(share: number): string {
  return `${share.toFixed(2).replace('.', ',')} %`;
}
