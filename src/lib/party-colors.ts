/**
 * The colours that parties present themselves in, by abbreviation in capitals; gathered from the parties' articles in
 * the Portuguese Wikipedia in October 2026. No official source gives party colours.
 */
const colors: ReadonlyMap<string, string> = new Map([
  ['AGIR', '#01369e'],
  ['AVANTE', '#2eabb1'],
  ['CIDADANIA', '#ec008c'],
  ['DC', '#c89721'],
  ['DEMOCRATA', '#3da564'],
  ['MDB', '#009959'],
  ['MISSÃO', '#fcbe26'],
  ['MOBILIZA', '#5d4037'],
  ['NOVO', '#ec671c'],
  ['PCB', '#a8231c'],
  ['PCDOB', '#800314'],
  ['PCO', '#9f030a'],
  ['PDT', '#fe8e6d'],
  ['PL', '#30306c'],
  ['PODE', '#00d663'],
  ['PP', '#54b8ea'],
  ['PRD', '#007c3c'],
  ['PRTB', '#0047ab'],
  ['PSB', '#ffcc00'],
  ['PSD', '#ffa400'],
  ['PSDB', '#0f2bc5'],
  ['PSOL', '#68018d'],
  ['PSTU', '#c92127'],
  ['PT', '#c0122d'],
  ['PV', '#01652f'],
  ['REDE', '#3ca08c'],
  ['REPUBLICANOS', '#005ca9'],
  ['SOLIDARIEDADE', '#f37021'],
  ['UNIÃO', '#00a0df'],
  ['UP', '#000000'],
]);

/** '#009959' for 'MDB'; undefined for an abbreviation that is not known, which is shown on the neutral colour. */
export function partyColorOf(sigla: string | null): string | undefined {
  return colors.get(sigla?.toUpperCase() ?? '');
}
