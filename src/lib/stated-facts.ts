/** For a party whose colour is not known. */
export const neutralPartyColor = '#57534E';

/** What a record holds before anybody looked it up (spec §9), by column: without a source it states nothing. */
const defaults = {
  idade: 35,
  partido_cor_hex: '#000000',
  estado_origem: 'BR',
  profissao: 'Político',
  inclinacao_politica: 'Centro',
} as const;

/** The facts that have a default, as `candidatos_fontes.campo` names them: who reads them reads whether they have a source. */
export const defaultedFacts: readonly string[] = Object.keys(defaults);

/** A record, or a part of one, with the facts that have a source; absent from a copy kept before they were read. */
interface Sourced {
  fontes?: readonly { campo: string }[] | undefined;
}

/** The columns of a record that hold the table's default without a source: nobody states them. */
export function unstatedFacts(record: Sourced & object): string[] {
  const { fontes } = record;
  if (fontes === undefined) return [];
  return Object.entries(defaults)
    .filter(([column, value]) => Reflect.get(record, column) === value)
    .map(([column]) => column)
    .filter((column) => !fontes.some(({ campo }) => campo === column));
}

/** The record as it is shown, compared, downloaded and told: what nobody states is unknown, a party's colour neutral. */
export function statedFacts<Row extends Sourced & object>(record: Row): Row {
  const unknown = unstatedFacts(record).map((column): [string, string | null] => [
    column,
    column === 'partido_cor_hex' ? neutralPartyColor : null,
  ]);
  return Object.assign({}, record, Object.fromEntries(unknown));
}
