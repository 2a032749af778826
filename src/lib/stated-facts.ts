export const neutralPartyColor = '#57534E';

/** Table defaults (spec §9): without a source they state nothing. */
const defaults = {
  idade: 35,
  partido_cor_hex: '#000000',
  estado_origem: 'BR',
  profissao: 'Político',
  inclinacao_politica: 'Centro',
} as const;

/** Readers of these facts must read their sources too. */
export const defaultedFacts: readonly string[] = Object.keys(defaults);

/** `candidatos_fontes` is absent from copies kept before it was read. */
interface Sourced {
  fontes?: readonly { campo: string }[] | undefined;
}

export function unstatedFacts(record: Sourced & object): string[] {
  const { fontes } = record;
  if (fontes === undefined) return [];
  return Object.entries(defaults)
    .filter(([column, value]) => Reflect.get(record, column) === value)
    .map(([column]) => column)
    .filter((column) => !fontes.some(({ campo }) => campo === column));
}

/** Unstated facts become unknown, and the party's colour neutral. */
export function statedFacts<Row extends Sourced & object>(record: Row): Row {
  const unknown = unstatedFacts(record).map((column): [string, string | null] => [
    column,
    column === 'partido_cor_hex' ? neutralPartyColor : null,
  ]);
  return Object.assign({}, record, Object.fromEntries(unknown));
}
