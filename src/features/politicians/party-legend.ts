import colors from './party-legend.json';

/** From the parties' articles in the Portuguese Wikipedia, as no official source gives colours; written by data:parties. */
const colorBySigla: ReadonlyMap<string, string> = new Map(Object.entries(colors));

/** '#009959' for 'MDB'; undefined for an abbreviation that is not known, which is shown on the neutral colour. */
export function partyColorOf(sigla: string | null): string | undefined {
  return colorBySigla.get(sigla?.toUpperCase() ?? '');
}
