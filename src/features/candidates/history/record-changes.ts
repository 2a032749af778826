import { type Changes, isKeyed } from './changes';
import { type CodeWords, valueText } from '@/features/candidates/column-values';
import { fieldRows } from '@/features/candidates/facts-model';

/** Of the other audited tables. */
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

/** A candidate's columns in their order, then the others. */
const columnLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(fieldRows.map(([column, { label }]) => [column, label])),
  ...otherLabels,
};

/** By `candidatos_fontes.campo`: a column, or the first round's result. */
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

/** Titles, then confidence and caveat. */
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

function wordsOf(column: string, value: unknown, codes: CodeWords): string | null {
  return (column.startsWith(sourcesOf) ? sourceWords(value) : null) ?? valueText(column, value, codes);
}

export interface ChangeLine {
  label: string;
  /** Null where nothing is said. */
  before: string | null;
  after: string | null;
}

/** In the screen's order; unknown columns last. */
export function changeLines(changes: Changes | null, codes: CodeWords, labels: Labels = {}): ChangeLine[] {
  const order = Object.keys(columnLabels);
  const rank = (column: string) => (order.includes(column) ? order.indexOf(column) : order.length);
  return Object.entries(changes ?? {})
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .map(([column, { before, after }]) => ({
      label: labelOf(column, labels),
      before: wordsOf(column, before, codes),
      after: wordsOf(column, after, codes),
    }))
    .filter(({ before, after }) => (before ?? after) !== null);
}

/** Acts read at once. */
export const historyPage = 20;
