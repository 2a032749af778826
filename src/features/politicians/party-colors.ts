import colors from './party-colors.json';

/**
 * The colours that parties present themselves in, by abbreviation in capitals; gathered from the parties' articles in
 * the Portuguese Wikipedia. No official source gives party colours. The file is written by the command data:parties.
 */
const colorBySigla: ReadonlyMap<string, string> = new Map(Object.entries(colors));

/** '#009959' for 'MDB'; undefined for an abbreviation that is not known, which is shown on the neutral colour. */
export function partyColorOf(sigla: string | null): string | undefined {
  return colorBySigla.get(sigla?.toUpperCase() ?? '');
}
