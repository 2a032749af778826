import { http, HttpResponse } from 'msw';
import * as z from 'zod';
import { server } from './fake-backend';

const tables = {
  candidates: 'http://backend.test/rest/v1/usuario_candidatos_relacao',
  deputies: 'http://backend.test/rest/v1/usuario_deputados_relacao',
} as const;
type Table = keyof typeof tables;

const flagSchema = z.union([
  z.strictObject({ favorito: z.boolean() }),
  z.strictObject({ ignorado: z.boolean() }),
]);

/** A write as it arrived: which row, and exactly which columns. */
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

/** A row of choices with its candidate joined in; null is one that row-level security hides. */
export function aChoiceOf(
  candidate: JoinedCandidate | null,
  flags: { favorito?: boolean; ignorado?: boolean },
): Row & { candidato_id: string } {
  const row = newRow(flags);
  return { ...row, candidato_id: candidate?.id ?? row.id, candidato: candidate };
}

/** A row of choices about a deputy, with the copied fields. */
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

/**
 * Both tables of choices with these rows of the signed-in user; changes by the row's id are kept, any other write
 * fails the test. Returns the writes, in order.
 */
export function hasMyChoices({ candidates = [], deputies = [] }: Partial<Record<Table, readonly Row[]>>) {
  const patches: Patch[] = [];
  const rows: Record<Table, Row[]> = { candidates: [...candidates], deputies: [...deputies] };
  for (const table of ['candidates', 'deputies'] as const) {
    server.use(
      http.get(tables[table], () => HttpResponse.json(rows[table])),
      http.patch(tables[table], async ({ request }) => {
        const id = new URL(request.url).searchParams.get('id')?.replace(/^eq\./, '') ?? '';
        const change = flagSchema.parse(await request.json());
        patches.push({ table, row: id, change });
        rows[table] = rows[table].map((row) => (row.id === id ? { ...row, ...change } : row));
        return HttpResponse.json(rows[table].find((row) => row.id === id));
      }),
    );
  }
  return { patches };
}

/** Changes are refused, as row-level security does. */
export function refusesRemovals(): void {
  const refusal = { code: '42501', message: 'permission denied', details: null, hint: null };
  for (const address of Object.values(tables)) {
    server.use(http.patch(address, () => HttpResponse.json(refusal, { status: 403 })));
  }
}

/** Changes never get through: there is no network. */
export function losesRemovals(): void {
  for (const address of Object.values(tables)) server.use(http.patch(address, () => HttpResponse.error()));
}

/** Reads of one table fail as with a broken database. */
export function failsToReadMyChoices(table: Table): void {
  const timeout = { code: '57014', message: 'canceling statement', details: null, hint: null };
  server.use(http.get(tables[table], () => HttpResponse.json(timeout, { status: 500 })));
}

/** Reads of both tables never answer. */
export function keepsMyChoicesWaiting(): void {
  for (const address of Object.values(tables))
    server.use(http.get(address, () => new Promise<never>(() => {})));
}
