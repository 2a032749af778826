import { csvFile, csvText } from '@/lib/text/csv';
import { formatDate } from '@/lib/text/format';
import { productName } from '@/lib/text/product-name';
import { markWords, savedPage, savedTable } from '@/lib/saved-page';
import { type KeptChoice, readKept } from './device-home';
import { choiceKinds, kinds } from '@/features/choices/kinds';

export const exportForms = { json: 'application/json', csv: 'text/csv', html: 'text/html' } as const;
export type ExportForm = keyof typeof exportForms;

const heads = ['Nome', 'Partido', 'UF', 'Marca', 'Última mudança'];

function cellsOf(one: KeptChoice): (string | null)[] {
  return [one.nome, one.partido, one.uf, markWords(one), formatDate(one.mudada_em)];
}

function asCsv(kept: readonly KeptChoice[]): string {
  const lines = choiceKinds.flatMap((kind) =>
    kept.filter((one) => one.kind === kind).map((one) => [kinds[kind].title, ...cellsOf(one)]),
  );
  return csvFile([['Grupo', ...heads], ...lines].map((cells) => cells.map(csvText)));
}

function asPage(kept: readonly KeptChoice[]): string {
  return savedPage({
    title: `Minhas escolhas · ${productName}`,
    heading: 'Minhas escolhas',
    lead: `O que está guardado só neste aparelho em ${formatDate(Date.now())}.`,
    sections: choiceKinds.map((kind) =>
      savedTable(kinds[kind].title, heads, kept.filter((one) => one.kind === kind).map(cellsOf)),
    ),
  });
}

export async function exportKept(form: ExportForm): Promise<string> {
  const kept = await readKept();
  if (form === 'csv') return asCsv(kept);
  return form === 'html' ? asPage(kept) : JSON.stringify({ escolhas: kept }, null, 2);
}
