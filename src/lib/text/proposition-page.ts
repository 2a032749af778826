/** The API's own address shows raw data. */
export function propositionPage(id: number | string): string {
  return `https://www.camara.leg.br/proposicoesWeb/fichadetramitacao?idProposicao=${id}`;
}
