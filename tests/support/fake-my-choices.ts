import * as z from 'zod';
import { server } from './fake-backend';
import { deniesWrites, failsReads, fakeTable, hangsReads, losesChanges } from './fake-tables';

const tables = {
  candidates: 'usuario_candidatos_relacao',
  deputies: 'usuario_deputados_relacao',
} as const;
type Table = keyof typeof tables;

const flagSchema = z.union([
  z.strictObject({ favorito: z.boolean() }),
  z.strictObject({ ignorado: z.boolean() }),
  z.strictObject({ favorito: z.boolean(), ignorado: z.boolean() }),
]);

interface Patch {
  table: Table;
  row: string;
  change: z.infer<typeof flagSchema>;
}

type Row = Record<string, unknown> & { id: string; favorito: boolean; ignorado: boolean };

let serial = 0;

function newRow(flags: { favorito?: boolean; ignorado?: boolean }) {
  serial += 1;
  return {
    id: `00000000-0000-4000-9000-${String(serial).padStart(12, '0')}`,
    favorito: false,
    ignorado: false,
    ...flags,
  };
}

interface JoinedCandidate {
  id: string;
  nome: string;
  foto_url: string | null;
  partido_sigla: string;
  partido_cor_hex: string | null;
  estado_origem: string | null;
  numero_urna: number | null;
  status: string;
}

/** With its candidate joined; null: hidden by row-level security. */
export function aChoiceOf(
  candidate: JoinedCandidate | null,
  flags: { favorito?: boolean; ignorado?: boolean },
): Row & { candidato_id: string } {
  const row = newRow(flags);
  return { ...row, candidato_id: candidate?.id ?? row.id, candidato: candidate };
}

export function aDeputyChoice(
  columns: Record<`deputado_${string}`, string | null>,
  flags: { favorito?: boolean; ignorado?: boolean },
): Row {
  return {
    deputado_id: '900001',
    deputado_nome: 'Deputada Exemplo',
    deputado_foto: 'https://fotos.exemplo/deputada.jpg',
    deputado_partido: 'PT',
    deputado_uf: 'BA',
    ...columns,
    ...newRow(flags),
  };
}

/** Only flags change, by row id. Returns the writes, in order. */
export function hasMyChoices({ candidates = [], deputies = [] }: Partial<Record<Table, readonly Row[]>>) {
  const patches: Patch[] = [];
  const rows: Record<Table, Row[]> = { candidates: [...candidates], deputies: [...deputies] };
  for (const table of ['candidates', 'deputies'] as const) {
    server.use(
      ...fakeTable(tables[table], {
        rows: () => rows[table],
        update: (body, reached, { id = '' }) => {
          const change = flagSchema.parse(body);
          patches.push({ table, row: id.replace(/^eq\./, ''), change });
          rows[table] = rows[table].map((row) => (reached.includes(row) ? { ...row, ...change } : row));
          return reached.map((row) => ({ ...row, ...change }));
        },
      }),
    );
  }
  return { patches };
}

export function refusesRemovals(): void {
  server.use(...Object.values(tables).flatMap(deniesWrites));
}

export function losesRemovals(): void {
  server.use(...Object.values(tables).map(losesChanges));
}

export function failsToReadMyChoices(table: Table): void {
  server.use(failsReads(tables[table]));
}

export function keepsMyChoicesWaiting(): void {
  server.use(...Object.values(tables).map(hangsReads));
}
