import { type Changes, isKeyed } from './changes';
import { type CodeWords, valueText } from '@/features/candidates/column-values';
import { fieldRows } from '@/features/candidates/facts-model';

/** Columns of the other audited tables. */
const otherLabels = {
  situacao: 'Situação',
  validos: 'Votos válidos',
  brancos: 'Brancos',
  nulos: 'Nulos',
  comparecimento: 'Comparecimento',
  eleitorado: 'Eleitorado',
  proclamado_em: 'Proclamado em',
  deputado_id: 'Deputado(a) na Câmara',
  destino: 'Destino',
  cargo: 'Cargo',
  fonte_titulo: 'Título da fonte',
  fonte_url: 'Endereço da fonte',
  fonte_data: 'Dia da fonte',
  revisado_em: 'Revisado em',
  titulo: 'Título',
  veiculo: 'Veículo',
  tipo: 'Tipo',
  publicada_em: 'Publicada em',
  url: 'Endereço',
  consultada_em: 'Consultada em',
  motivo: 'Motivo',
};

/** The columns of audited records in words: those of a candidate in their order, then the others. */
const columnLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(fieldRows.map(([column, { label }]) => [column, label])),
  ...otherLabels,
};

/** A fact as `candidatos_fontes.campo` names it: a column, or the result of the first round. */
export function factLabel(fact: string, labels = columnLabels): string {
  return fact === 'resultado_1turno' ? 'Resultado do 1º turno' : (labels[fact] ?? fact);
}

const sourcesOf = 'fontes_de_';

type Labels = Readonly<Record<string, string>>;

function labelOf(column: string, more: Labels): string {
  const labels = { ...columnLabels, ...more };
  const field = column.startsWith(sourcesOf) ? column.slice(sourcesOf.length) : null;
  if (field === null) return labels[column] ?? column;
  return `Fontes: ${factLabel(field, labels)}`;
}

/** The sources of a field as an entry keeps them: titles, then how sure they are and what speaks against. */
function sourceWords(value: unknown): string | null {
  if (!isKeyed(value) || !Array.isArray(value['fontes'])) return null;
  const { fontes, confianca, ressalva } = value;
  const parts = [
    ...fontes.filter((title) => typeof title === 'string'),
    ...(typeof confianca === 'string' ? [`Confiança: ${confianca === 'media' ? 'média' : confianca}`] : []),
    ...(typeof ressalva === 'string' ? [`Ressalva: ${ressalva}`] : []),
  ];
  return parts.length === 0 ? 'Fonte não informada' : parts.join('\n');
}

function wordsOf(column: string, value: unknown, codes: CodeWords): string {
  return (column.startsWith(sourcesOf) ? sourceWords(value) : null) ?? valueText(column, value, codes);
}

export interface ChangeLine {
  label: string;
  before: string;
  after: string;
}

/** What an entry says about each column that changed, in the columns' order on screen; unknown ones come last. */
export function changeLines(changes: Changes | null, codes: CodeWords, labels: Labels = {}): ChangeLine[] {
  const order = Object.keys(columnLabels);
  const rank = (column: string) => (order.includes(column) ? order.indexOf(column) : order.length);
  return Object.entries(changes ?? {})
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .map(([column, { before, after }]) => ({
      label: labelOf(column, labels),
      before: wordsOf(column, before, codes),
      after: wordsOf(column, after, codes),
    }));
}

/** How many acts of a history are read at once. */
export const historyPage = 20;
