import * as z from 'zod/mini';
import { askBackend, type Backend } from '../backend.ts';
import type { Cell } from './csv.ts';

export interface Source {
  title: string;
  path: string;
}

/** `name` is that of the Open Definition's list. */
export interface License {
  name: string;
  title: string;
  path?: string;
}

export interface Table {
  /** File name without its ending. */
  name: string;
  title: string;
  description?: string;
  licenses: readonly License[];
  sources: readonly Source[];
  columns: readonly { name: string; type: 'string' | 'number' | 'boolean' | 'date' }[];
  rows: readonly (readonly Cell[])[];
}

const text = z.nullable(z.string());
const count = z.nullable(z.number());

const round = z.object({
  ano: z.number(),
  turno: z.number(),
  fonte_titulo: text,
  fonte_url: text,
  fonte_data: text,
  resultados_presidencia: z.array(
    z.object({
      candidato_id: z.guid(),
      votos: z.number(),
      percentual: z.number(),
      situacao: z.string(),
    }),
  ),
});
export type RoundRow = z.infer<typeof round>;

export async function readRounds(backend: Backend): Promise<RoundRow[]> {
  const select =
    'ano,turno,fonte_titulo,fonte_url,fonte_data,resultados_presidencia(candidato_id,votos,percentual,situacao)';
  return z
    .array(round)
    .parse(await askBackend(backend, `rest/v1/turnos_presidencia?select=${select}&order=ano,turno`));
}

const rollCall = z.object({
  id: z.number(),
  id_camara: z.string(),
  dia: z.string(),
  titulo: text,
  descricao: z.string(),
  tipo: z.string(),
  aprovada: z.nullable(z.boolean()),
  nominal: z.boolean(),
  tem_votos: z.boolean(),
  totais_diferem: z.boolean(),
  sim: count,
  nao: count,
  abstencao: count,
  obstrucao: count,
  presidiu: count,
});
export type RollCallRow = z.infer<typeof rollCall>;

const pageSize = 1_000;

/** By pages that begin where the last one ended. */
export async function readRollCalls(backend: Backend): Promise<RollCallRow[]> {
  const rows: RollCallRow[] = [];
  for (;;) {
    const query = new URLSearchParams({
      select: Object.keys(rollCall.shape).join(','),
      order: 'id',
      id: `gt.${rows.at(-1)?.id ?? 0}`,
      limit: String(pageSize),
    });
    const page = z
      .array(rollCall)
      .parse(await askBackend(backend, `rest/v1/camara_votacoes?${query.toString()}`));
    rows.push(...page);
    if (page.length < pageSize) return rows;
  }
}

const health = z.object({ conjunto: z.string(), dados_ate: text, lido_em: text });

const chamberSets = ['deputados', 'votacoes', 'votos', 'orientacoes', 'despesas', 'projetos'];

/** Read at least once. */
export async function readSets(backend: Backend): Promise<z.infer<typeof health>[]> {
  const sets = z.array(health).parse(await askBackend(backend, 'rest/v1/rpc/saude_dos_dados', {}));
  return sets.filter(({ conjunto, lido_em }) => chamberSets.includes(conjunto) && lido_em !== null);
}
export type SetRow = z.infer<typeof health>;
