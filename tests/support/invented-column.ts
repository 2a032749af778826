import type * as fieldTable from '@/lib/candidate-fields';

/** One made-up row in the field table, nothing else. */
export async function withInventedColumn(load: () => Promise<typeof fieldTable>) {
  const table = await load();
  const apelido = {
    label: 'Apelido',
    kind: 'line',
    isOnPage: true,
    compared: 'Pessoa',
    part: 'Fatos',
    max: 10,
  } satisfies fieldTable.FieldRow;
  return { ...table, candidateFields: { ...table.candidateFields, apelido } };
}
