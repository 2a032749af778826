import * as z from 'zod';
import { deputySchema, isWholeDeputy, readPage, rollCallSchema } from './records.ts';
import { readVotes } from './read-votes.ts';
import { readRows } from './rows.ts';
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

/** The Chamber has answered with cut lists before. */
const minDeputies = 480;
/** More than thirty days can have. */
const maxPages = 20;

/** Rows without a number are passed on as such: they may be anybody's. */
async function readDeputies(source: Source): Promise<Reading> {
  const page = readPage(await source.get('/deputados?itens=1000&ordem=ASC&ordenarPor=nome'));
  if (page === null) return [{ chave: 'deputados', falha: 'formato' }];
  const { good, bad } = readRows(page.rows, deputySchema);
  const unique = new Map(good.map((row) => [row.id, row]));
  if (unique.size < minDeputies) throw new ReadingError('lista_curta', false);
  const isNameless = bad > 0 && !unique.has(null);
  const linhas = [...unique.values(), ...(isNameless ? [{ id: null }] : [])];
  const fora = bad + good.filter((row) => !isWholeDeputy(row)).length;
  return [{ chave: 'deputados', lidos: unique.size, fora, linhas }];
}

interface List {
  rows: unknown[];
  /** Whether the last page announced more than came. */
  isCut: boolean;
}

async function readList(source: Source, from: string, to: string): Promise<List> {
  const rows: unknown[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const path = `/votacoes?dataFim=${to}&dataInicio=${from}&idOrgao=180&itens=100&ordem=ASC&ordenarPor=dataHoraRegistro&pagina=${page}`;
    const answer = readPage(await source.get(path));
    if (answer === null) throw new ReadingError('formato', true);
    const isLost = answer.rows.length === 0 && (page > 1 || answer.hasNext);
    if (isLost) return { rows, isCut: true };
    rows.push(...answer.rows);
    if (!answer.hasNext) return { rows, isCut: false };
  }
  return { rows, isCut: true };
}

const dated = z.object({ data: day });

/** A batch a day, in order; rows of no wanted day join the first: none moves the cursor. */
async function readDays(source: Source, from: string, to: string): Promise<Reading> {
  const { rows, isCut } = await readList(source, from, to);
  const days = new Map<string, unknown[]>(isCut && rows.length === 0 ? [[from, []]] : []);
  for (const row of rows) {
    const { data = from } = dated.safeParse(row).data ?? {};
    const day = data < from || data > to ? from : data;
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  const inOrder = [...days].toSorted(([a], [b]) => a.localeCompare(b));
  return inOrder.map(([date, ofDay], at): Batch => {
    const chave = `dia:${date}`;
    const cut = isCut && at === inOrder.length - 1 ? { falta: 'lista_curta' } : {};
    // Nothing is recorded before its day.
    const good = readRows(ofDay, rollCallSchema).good.filter(({ data }) => data <= to);
    if (good.length === 0 && ofDay.length > 0) return { chave, falha: 'formato', ...cut };
    const linhas = good.filter(({ siglaOrgao }) => siglaOrgao === 'PLEN');
    return { chave, lidos: ofDay.length, fora: ofDay.length - good.length, linhas, ...cut };
  });
}

/** Rejects with ReadingError when there is nothing to write. */
export function readTask(source: Source, task: Task): Promise<Reading> {
  if (task.tarefa === 'deputados') return readDeputies(source);
  if (task.tarefa === 'lista') return readDays(source, task.de, task.ate);
  return readVotes(source, task.votacoes);
}
