const names: Readonly<Record<string, string>> = {
  AC: 'Acre',
  AL: 'Alagoas',
  AM: 'Amazonas',
  AP: 'Amapá',
  BA: 'Bahia',
  BR: 'Brasil',
  CE: 'Ceará',
  DF: 'Distrito Federal',
  ES: 'Espírito Santo',
  GO: 'Goiás',
  MA: 'Maranhão',
  MG: 'Minas Gerais',
  MS: 'Mato Grosso do Sul',
  MT: 'Mato Grosso',
  PA: 'Pará',
  PB: 'Paraíba',
  PE: 'Pernambuco',
  PI: 'Piauí',
  PR: 'Paraná',
  RJ: 'Rio de Janeiro',
  RN: 'Rio Grande do Norte',
  RO: 'Rondônia',
  RR: 'Roraima',
  RS: 'Rio Grande do Sul',
  SC: 'Santa Catarina',
  SE: 'Sergipe',
  SP: 'São Paulo',
  TO: 'Tocantins',
};

/** The full name of a state by its abbreviation ('BR' is the whole country); an unknown one stays as it came. */
export function ufName(uf: string): string {
  return names[uf] ?? uf;
}

/** The 27 states' abbreviations in the order of their names. */
export const ufs: readonly string[] = Object.keys(names)
  .filter((uf) => uf !== 'BR')
  .toSorted((a, b) => ufName(a).localeCompare(ufName(b), 'pt-BR'));

/** 'Bahia (BA)', or the text as it came when it is no state. */
export function ufLabel(uf: string): string {
  const name = ufName(uf);
  return name === uf ? uf : `${name} (${uf})`;
}
