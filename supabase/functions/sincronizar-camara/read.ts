import * as z from 'zod';
import { deputySchema, readPage, rollCallSchema } from './records.ts';
import { readVotes } from './read-votes.ts';
import { type Batch, type Reading, ReadingError, type Source } from './source.ts';

const day = z.iso.date();

export const taskSchema = z.discriminatedUnion('tarefa', [
  z.object({ turno: z.uuid(), tarefa: z.literal('deputados') }),
  z.object({ turno: z.uuid(), tarefa: z.literal('lista'), de: day, ate: day }),
  z.object({
    turno: z.uuid(),
    tarefa: z.literal('votos'),
    votacoes: z
      .array(z.object({ id: z.string().regex(/^\d+-\d+$/), semTitulo: z.boolean(), semTemas: z.boolean() }))
      .max(10),
  }),
]);

export type Task = z.infer<typeof taskSchema>;

/** Fewer is no list of everybody in exercise: the Chamber has answered with cut lists before. */
const minDeputies = 480;
/** More than thirty days can have. */
const maxPages = 20;

async function readDeputies(source: Source): Promise<Reading> {
  const page = readPage(await source.get('/deputados?itens=1000&ordem=ASC&ordenarPor=nome'));
  const rows = z.array(deputySchema).safeParse(page?.rows);
  if (!rows.success) return { batches: [{ chave: 'deputados', falha: 'formato' }], read: 0 };
  const unique = new Map(rows.data.map((row) => [row.id, row]));
  if (unique.size < minDeputies) throw new ReadingError('lista_curta', false);
  return { batches: [{ chave: 'deputados', linhas: [...unique.values()] }], read: unique.size };
}

async function readRows(source: Source, from: string, to: string): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const path = `/votacoes?dataFim=${to}&dataInicio=${from}&idOrgao=180&itens=100&ordem=ASC&ordenarPor=dataHoraRegistro&pagina=${page}`;
    const answer = readPage(await source.get(path));
    if (answer === null) throw new ReadingError('formato', true);
    rows.push(...answer.rows);
    if (!answer.hasNext || answer.rows.length === 0) break;
  }
  return rows;
}

const dated = z.object({ data: day });

/** A batch for each day; a row without a readable day spoils the first. */
async function readList(source: Source, from: string, to: string): Promise<Reading> {
  const rows = await readRows(source, from, to);
  const days = new Map<string, unknown[]>();
  for (const row of rows) {
    const { data = from } = dated.safeParse(row).data ?? {};
    days.set(data, [...(days.get(data) ?? []), row]);
  }
  const batches = [...days].map(([date, ofDay]): Batch => {
    const chave = `dia:${date}`;
    const parsed = z.array(rollCallSchema).safeParse(ofDay);
    if (!parsed.success) return { chave, falha: 'formato' };
    return { chave, linhas: parsed.data.filter(({ siglaOrgao }) => siglaOrgao === 'PLEN') };
  });
  return { batches, read: rows.length };
}

/** Rejects with ReadingError when there is nothing to write. */
export function readTask(source: Source, task: Task): Promise<Reading> {
  if (task.tarefa === 'deputados') return readDeputies(source);
  if (task.tarefa === 'lista') return readList(source, task.de, task.ate);
  return readVotes(source, task.votacoes);
}
