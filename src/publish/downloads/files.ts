import * as z from 'zod/mini';
import { candidateFields, type FieldKind, type FieldRow } from '../../lib/candidate-fields.ts';
import { ballotWord } from '../../lib/election/civic-calendar.ts';
import { uniqueSources } from './descriptor.ts';
import { chamber, court, ours, unnamed } from './origins.ts';
import type { RollCallRow, RoundRow, Source, Table } from './tables.ts';
import type { PublicCandidate } from '../records.ts';

/** The site's word; null for active records that the court does not register. */
function situationOf({ status, tse_sq }: PublicCandidate, today: string): string | null {
  return status === 'active' && tse_sq === null ? null : ballotWord(status, today, true).toLowerCase();
}

/** Only sources with an address. */
export function sourcesOf(candidates: readonly PublicCandidate[]): Source[] {
  return uniqueSources(
    candidates.flatMap(({ fontes }) =>
      fontes.flatMap(({ fonte: { titulo, url } }) => (url === null ? [] : [{ title: titulo, path: url }])),
    ),
  );
}

const numbers: readonly FieldKind[] = ['age', 'money', 'number', 'year'];
const text = z.nullable(z.string());

function cellOf(kind: FieldKind) {
  if (numbers.includes(kind)) return { type: 'number', schema: z.nullable(z.number()) } as const;
  if (kind !== 'parties') return { type: kind === 'date' ? 'date' : 'string', schema: text } as const;
  const joined = z.transform((list: string[] | null) => list?.join(', ') ?? null);
  return { type: 'string', schema: z.pipe(z.nullable(z.array(z.string())), joined) } as const;
}

/** Too much for a cell. */
const long: readonly FieldKind[] = ['mandates', 'photo', 'text', 'texts', 'themes'];
/** Of the site's own making, or of use to it alone. */
const left = [
  'partido_cor_hex',
  'inclinacao_politica',
  'tse_sq',
  'foto_credito',
  'link_site_partido',
  'election_year',
  'motivo_fora_da_urna',
];
const renamed: Readonly<Record<string, string>> = {
  coalition: 'coligacao',
  ficha_tse_url: 'ficha_tse',
  link_site_campanha: 'site_campanha',
  link_wikipedia: 'wikipedia',
  plano_governo_url: 'plano_governo',
  situacao_registro_em: 'situacao_registro_constava_em',
  status: 'situacao',
};

/** Every column that fits a cell, except those above. */
const published = Object.entries<FieldRow>(candidateFields)
  .filter(([column, { kind }]) => !long.includes(kind) && !left.includes(column))
  .map(([column, { kind }]) => ({ column, name: renamed[column] ?? column, ...cellOf(kind) }));

/** `today` is AAAA-MM-DD in Brasília. */
export function candidatesTable(rows: readonly PublicCandidate[], today: string): Table {
  return {
    name: 'candidaturas-2026',
    title: 'Candidaturas à Presidência em 2026',
    licenses: [unnamed],
    sources: [court, ...sourcesOf(rows)],
    columns: published.map(({ name, type }) => ({ name, type })),
    rows: rows.map((row) =>
      published.map(({ column, schema }) =>
        column === 'status' ? situationOf(row, today) : schema.parse(row[column]),
      ),
    ),
  };
}

const resultColumns = [
  { name: 'ano', type: 'number' },
  { name: 'turno', type: 'number' },
  { name: 'nome', type: 'string' },
  { name: 'votos', type: 'number' },
  { name: 'percentual', type: 'number' },
  { name: 'situacao', type: 'string' },
  { name: 'fonte', type: 'string' },
  { name: 'endereco', type: 'string' },
  { name: 'data_da_fonte', type: 'date' },
] as const;

export function resultsTable(rounds: readonly RoundRow[], candidates: readonly PublicCandidate[]): Table {
  const stated = uniqueSources(
    rounds.flatMap(({ fonte_titulo: title, fonte_url: path }) =>
      title === null || path === null ? [] : [{ title, path }],
    ),
  );
  const names = new Map(candidates.map(({ id, nome }) => [id, nome]));
  return {
    name: 'resultados-2026',
    title: 'Resultado da eleição à Presidência em 2026',
    licenses: [unnamed],
    sources: stated.length === 0 ? [court] : stated,
    columns: resultColumns,
    rows: rounds.flatMap(({ resultados_presidencia, fonte_titulo, fonte_url, fonte_data, ...round }) =>
      resultados_presidencia
        .map((one) => ({ ...one, nome: names.get(one.candidato_id) ?? null }))
        .sort((a, b) => (a.nome ?? '').localeCompare(b.nome ?? '', 'pt-BR'))
        .map((one) => ({
          ...round,
          ...one,
          fonte: fonte_titulo,
          endereco: fonte_url,
          data_da_fonte: fonte_data,
        }))
        .map((row) => resultColumns.map(({ name }) => row[name])),
    ),
  };
}

const rollCallColumns = [
  { name: 'id_camara', type: 'string' },
  { name: 'dia', type: 'date' },
  { name: 'titulo', type: 'string' },
  { name: 'descricao', type: 'string' },
  { name: 'tipo', type: 'string' },
  { name: 'aprovada', type: 'boolean' },
  { name: 'nominal', type: 'boolean' },
  { name: 'tem_votos', type: 'boolean' },
  { name: 'totais_diferem', type: 'boolean' },
  { name: 'sim', type: 'number' },
  { name: 'nao', type: 'number' },
  { name: 'abstencao', type: 'number' },
  { name: 'obstrucao', type: 'number' },
  { name: 'presidiu', type: 'number' },
] as const;

export function rollCallsTable(rows: readonly RollCallRow[]): Table {
  return {
    name: 'votacoes',
    title: 'Votações do plenário da Câmara dos Deputados',
    // Our own rule derives the kind from the Chamber's words.
    licenses: [unnamed, ours],
    sources: [chamber],
    columns: rollCallColumns,
    rows: rows.map((row) => rollCallColumns.map(({ name }) => row[name])),
  };
}
