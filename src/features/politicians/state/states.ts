/** Written in order: sorting takes a slow phone a tenth of a second per page. */
const states = {
  AC: 'Acre',
  AL: 'Alagoas',
  AP: 'Amapá',
  AM: 'Amazonas',
  BA: 'Bahia',
  CE: 'Ceará',
  DF: 'Distrito Federal',
  ES: 'Espírito Santo',
  GO: 'Goiás',
  MA: 'Maranhão',
  MT: 'Mato Grosso',
  MS: 'Mato Grosso do Sul',
  MG: 'Minas Gerais',
  PA: 'Pará',
  PB: 'Paraíba',
  PR: 'Paraná',
  PE: 'Pernambuco',
  PI: 'Piauí',
  RJ: 'Rio de Janeiro',
  RN: 'Rio Grande do Norte',
  RS: 'Rio Grande do Sul',
  RO: 'Rondônia',
  RR: 'Roraima',
  SC: 'Santa Catarina',
  SP: 'São Paulo',
  SE: 'Sergipe',
  TO: 'Tocantins',
};

const names: Readonly<Record<string, string>> = { ...states, BR: 'Brasil' };

/** 'BR' is the whole country; unknown abbreviations stay. */
export function ufName(uf: string): string {
  return names[uf] ?? uf;
}

/** In the order of their names. */
export const ufs: readonly string[] = Object.keys(states);

export function ufLabel(uf: string): string {
  const name = ufName(uf);
  return name === uf ? uf : `${name} (${uf})`;
}
