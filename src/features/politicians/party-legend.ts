import colors from './party-legend.json';

/** From Portuguese Wikipedia, as no official source has colours; written by data:parties. */
const colorBySigla: ReadonlyMap<string, string> = new Map(Object.entries(colors));

/** Undefined for unknown abbreviations, shown in the neutral colour. */
export function partyColorOf(sigla: string | null): string | undefined {
  return colorBySigla.get(sigla?.toUpperCase() ?? '');
}
