import * as z from 'zod/mini';
import type { Changes } from './changes-schema';

/** The columns of audited records in words, in their order on screen. */
export const columnLabels: Readonly<Record<string, string>> = {
  nome: 'Nome',
  nome_completo: 'Nome completo',
  foto_url: 'URL da foto',
  foto_credito: 'Crédito da foto',
  partido_sigla: 'Sigla do partido',
  partido_nome: 'Nome do partido',
  partido_cor_hex: 'Cor do partido',
  status: 'Status',
  estado_origem: 'Estado de origem',
  data_nascimento: 'Nascimento',
  idade: 'Idade',
  profissao: 'Profissão',
  escolaridade: 'Escolaridade',
  inclinacao_politica: 'Inclinação política',
  inclinacao_politica_fontes: 'O que dizem as fontes da inclinação',
  pautas_defendidas: 'Pautas defendidas',
  pautas_detalhe: 'Pautas por tema',
  historico_eleitoral: 'Histórico eleitoral',
  link_wikipedia: 'Link da Wikipédia',
  link_site_campanha: 'Site da campanha',
  link_site_partido: 'Site do partido',
  coalition: 'Coligação',
  coligacao_partidos: 'Partidos da coligação',
  vice_nome: 'Vice',
  vice_partido: 'Partido do vice',
  situacao_registro: 'Registro no TSE',
  situacao_registro_em: 'Dia em que a situação constava',
  bens_declarados: 'Bens declarados',
  plano_governo_url: 'Plano de governo',
  ficha_tse_url: 'Ficha no TSE',
  tse_sq: 'Número da candidatura no TSE',
  election_year: 'Ano da eleição',
  bio_summary: 'Biografia',
  motivo_fora_da_urna: 'Motivo de estar fora da urna',
  numero_urna: 'Número na urna',
  fonte: 'Fonte',
  dados_ate: 'Dados reunidos até',
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

const sourcesOf = 'fontes_de_';

type Labels = Readonly<Record<string, string>>;

function labelOf(column: string, more: Labels): string {
  const labels = { ...columnLabels, ...more };
  const field = column.startsWith(sourcesOf) ? column.slice(sourcesOf.length) : null;
  if (field === null) return labels[column] ?? column;
  return `Fontes: ${field === 'resultado_1turno' ? 'Resultado do 1º turno' : (labels[field] ?? field)}`;
}

const sourcesSchema = z.object({
  fontes: z.array(z.string()),
  confianca: z.nullable(z.string()),
  ressalva: z.nullable(z.string()),
});

/** The sources of a field as an entry keeps them: titles, then how sure they are and what speaks against. */
function sourceWords(value: unknown): string | null {
  const { data } = sourcesSchema.safeParse(value);
  if (data === undefined) return null;
  const { fontes, confianca, ressalva } = data;
  const parts = [
    ...fontes,
    ...(confianca === null ? [] : [`Confiança: ${confianca === 'media' ? 'média' : confianca}`]),
    ...(ressalva === null ? [] : [`Ressalva: ${ressalva}`]),
  ];
  return parts.length === 0 ? '(vazio)' : parts.join('\n');
}

/** A value of any column in words; lists and objects as the database keeps them. */
function valueWords(column: string, value: unknown, statusWords: Readonly<Record<string, string>>): string {
  if (value === null || value === undefined || value === '') return '(vazio)';
  if (column === 'status' && typeof value === 'string') return statusWords[value] ?? value;
  if (Array.isArray(value) && value.length === 0) return '(vazio)';
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join('; ');
  if (typeof value === 'string') return value;
  return (column.startsWith(sourcesOf) ? sourceWords(value) : null) ?? JSON.stringify(value);
}

export interface ChangeLine {
  label: string;
  before: string;
  after: string;
}

/** What an entry says about each column that changed, in the columns' order on screen; unknown ones come last. */
export function changeLines(
  changes: Changes | null,
  statusWords: Readonly<Record<string, string>>,
  labels: Labels = {},
): ChangeLine[] {
  const order = Object.keys(columnLabels);
  const rank = (column: string) => (order.includes(column) ? order.indexOf(column) : order.length);
  return Object.entries(changes ?? {})
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .map(([column, { before, after }]) => ({
      label: labelOf(column, labels),
      before: valueWords(column, before, statusWords),
      after: valueWords(column, after, statusWords),
    }));
}

/** How many acts of a history are read at once. */
export const historyPage = 20;
