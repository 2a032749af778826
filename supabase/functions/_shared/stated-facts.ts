const defaults = { estado_origem: 'BR', profissao: 'Político', inclinacao_politica: 'Centro' };

/** Null for unsourced defaults; twin of the client's statedFacts. */
export function statedFacts<Row extends { fontes?: readonly { campo: string }[] | undefined }>(
  record: Row,
): Row {
  const { fontes } = record;
  if (fontes === undefined) return record;
  const unknown = Object.entries(defaults)
    .filter(([column, value]) => Reflect.get(record, column) === value)
    .filter(([column]) => !fontes.some(({ campo }) => campo === column))
    .map(([column]): [string, null] => [column, null]);
  return Object.assign({}, record, Object.fromEntries(unknown));
}
