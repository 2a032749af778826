/** The proposition's page at the Chamber, for people; the API's own address shows raw data. */
export function propositionPage(id: number | string): string {
  return `https://www.camara.leg.br/proposicoesWeb/fichadetramitacao?idProposicao=${id}`;
}
