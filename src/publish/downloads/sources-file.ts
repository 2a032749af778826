import type { Cell } from './csv.ts';
import { uniqueSources } from './descriptor.ts';
import { sourcesOf } from './files.ts';
import { chamber, court, ours } from './origins.ts';
import type { RoundRow, SetRow, Table } from './tables.ts';
import type { PublicCandidate } from '../records.ts';

type SourceRow = Partial<Record<(typeof columns)[number]['name'], Cell>>;

const columns = [
  { name: 'conjunto', type: 'string' },
  { name: 'registro', type: 'string' },
  { name: 'campo', type: 'string' },
  { name: 'posicao', type: 'number' },
  { name: 'fonte', type: 'string' },
  { name: 'veiculo', type: 'string' },
  { name: 'tipo', type: 'string' },
  { name: 'endereco', type: 'string' },
  { name: 'publicada_em', type: 'date' },
  { name: 'consultada_em', type: 'date' },
  { name: 'revisado_em', type: 'date' },
  { name: 'confianca', type: 'string' },
  { name: 'ressalva', type: 'string' },
  { name: 'dados_ate', type: 'date' },
] as const;

/** One row for the record, one per source; reviewed facts without a source too. */
function candidateSources({ nome, fonte, dados_ate, fontes, revisoes }: PublicCandidate): SourceRow[] {
  const record = { conjunto: 'candidaturas-2026', registro: nome };
  const facts = [...new Set([...fontes, ...revisoes].map(({ campo }) => campo))].toSorted();
  return [
    { ...record, fonte, dados_ate },
    ...facts.flatMap((campo): SourceRow[] => {
      const review = revisoes.find((one) => one.campo === campo);
      const stated = fontes
        .filter((one) => one.campo === campo)
        .toSorted((a, b) => a.posicao - b.posicao)
        .map(({ posicao, fonte: { titulo, url, ...publication } }) => ({
          posicao,
          fonte: titulo,
          endereco: url,
          ...publication,
        }));
      return (stated.length === 0 ? [{}] : stated).map((one) => ({ ...record, ...review, ...one, campo }));
    }),
  ];
}

export function sourcesTable(
  candidates: readonly PublicCandidate[],
  rounds: readonly RoundRow[],
  sets: readonly SetRow[],
): Table {
  const rows: SourceRow[] = [
    ...candidates.flatMap(candidateSources),
    ...rounds
      .filter(({ fonte_titulo }) => fonte_titulo !== null)
      .map(({ turno, fonte_titulo, fonte_url, fonte_data }) => ({
        conjunto: 'resultados-2026',
        registro: `${turno}º turno`,
        fonte: fonte_titulo,
        endereco: fonte_url,
        dados_ate: fonte_data,
      })),
    ...sets.map(({ conjunto, dados_ate }) => ({
      conjunto: 'camara',
      registro: conjunto,
      fonte: chamber.title,
      endereco: chamber.path,
      dados_ate,
    })),
  ];
  return {
    name: 'fontes',
    title: 'Fontes de cada dado',
    description:
      'As pautas foram escritas por nós a partir de um resumo público, de terceiros, dos planos de governo; os planos registrados no TSE não foram lidos.',
    // Which source states which fact, and the caveats, were put together and written by us.
    licenses: [ours],
    sources: uniqueSources([court, chamber, ...sourcesOf(candidates)]),
    columns,
    rows: rows.map((row) => columns.map(({ name }) => row[name])),
  };
}
