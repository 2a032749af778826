import {
  createHandler,
  type HandlerDeps,
  outgoing,
} from '../../../supabase/functions/sincronizar-camara/handler.ts';
import { createOwnPermits } from '../../../supabase/functions/camara-proxy/permits.ts';
import * as z from 'zod';
import { openBackend, type TestBackend } from '../chamber/camara-fleet.ts';
import {
  chamber,
  copy,
  createTestClock,
  createUpstream,
  type TestClock,
  type Upstream,
} from '../chamber/camara-support.ts';

export const secret = 'um-segredo-so-dos-testes-0123456789';

/** The tests read from this day on. */
export const since = '2026-05-19';

/** A migrated database with nothing read yet. */
export interface SyncBackend extends TestBackend {
  empty(): Promise<void>;
  rows<Row extends object>(sql: string): Promise<Row[]>;
  /** Makes every try older. */
  age(interval: string): Promise<unknown>;
  errors(): Promise<{ conjunto: string; codigo_erro: string }[]>;
  present(): Promise<{ rollCalls: number; voted: number; votes: number } | undefined>;
}

export async function openSyncBackend(): Promise<SyncBackend> {
  const backend = await openBackend();
  const { database } = backend;
  const rows = async <Row extends object>(sql: string) => (await database.query<Row>(sql)).rows;
  return {
    ...backend,
    rows,
    empty: () =>
      database.script(`
        delete from public.camara_votacoes;
        delete from public.camara_deputados;
        delete from public.sincronizacoes;
        delete from private.lotes_camara;
        delete from private.leitura_camara;
        insert into private.leitura_camara (dia) values ('${since}');
      `),
    age: (interval) =>
      rows(`update private.lotes_camara set tentado_em = tentado_em - interval '${interval}'`),
    errors: () =>
      rows(`select conjunto, codigo_erro from public.sincronizacoes where situacao = 'erro' order by id`),
    present: async () =>
      (
        await rows<{ rollCalls: number; voted: number; votes: number }>(
          `select (select count(*)::int from public.camara_votacoes) as "rollCalls",
            (select count(*)::int from public.camara_votacoes where tem_votos) as voted,
            (select count(*)::int from public.camara_votos) as votes`,
        )
      )[0],
  };
}

/** What the copy has of the days that the tests read. */
export async function expected() {
  const [{ dados }, votes, more] = await Promise.all([
    copy.read('votacoes'),
    copy.read('votos'),
    copy.read('votos-complemento'),
  ]);
  const recent = dados.filter(({ data }) => data >= since);
  const voted = recent.flatMap(({ id }) => votes[id] ?? more[id] ?? []);
  return {
    rollCalls: recent.length,
    voted: voted.length,
    votes: voted.flatMap((choices) => Object.values(choices)).flat().length,
  };
}

const saidSchema = z.object({ tarefa: z.string(), lidos: z.int(), gravados: z.int(), recusados: z.int() });

interface Step extends z.infer<typeof saidSchema> {
  tookMs: number;
  /** Questions to the Chamber. */
  calls: number;
}

export interface Sync {
  clock: TestClock;
  upstream: Upstream;
  log: { event: string; facts: Readonly<Record<string, string | number>> }[];
  /** One call with the secret. */
  step(): Promise<Response>;
  call(init: RequestInit): Promise<Response>;
  /** Steps until the list has come to today and no vote is wanted; their answers. */
  whole(): Promise<Step[]>;
}

export function createSync(backend: TestBackend, own: Partial<HandlerDeps> = {}): Sync {
  const clock = createTestClock();
  const upstream = createUpstream(clock);
  const log: Sync['log'] = [];
  const handler = createHandler({
    secret,
    baseUrl: chamber,
    fetch: upstream.fetch,
    clock,
    rpc: (name, args) => clock.hold(backend.rpc(name, args)),
    exchange: createOwnPermits(outgoing, clock.now),
    background: (work) => void work,
    log: (event, facts) => void log.push({ event, facts }),
    ...own,
  });
  const call = (init: RequestInit): Promise<Response> =>
    handler(new Request('http://functions.test/sincronizar-camara', init));
  const step = () => call({ method: 'POST', headers: { 'x-sync-secret': secret } });

  async function isDone(): Promise<boolean> {
    const { rows } = await backend.database.query<{ done: boolean }>(
      `select dia > '2026-11-21' and private.votacoes_a_ler(1) is null as done from private.leitura_camara`,
    );
    return rows[0]?.done ?? false;
  }

  return {
    clock,
    upstream,
    log,
    step,
    call,
    async whole() {
      const answers: Step[] = [];
      while (!(await isDone())) {
        const start = clock.now();
        const before = upstream.calls.length;
        const answer = await step();
        if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
        const said = saidSchema.parse(await answer.json());
        answers.push({ ...said, tookMs: clock.now() - start, calls: upstream.calls.length - before });
        clock.advance(60_000);
      }
      return answers;
    },
  };
}

const listSchema = z.looseObject({ dados: z.array(z.record(z.string(), z.unknown())) });

/** Answers a path of the Chamber with what `change` makes of the stand-in's rows. */
export function changeAnswer(
  { upstream }: Sync,
  path: string,
  change: (rows: Record<string, unknown>[]) => unknown[],
): void {
  const honest = upstream.answer;
  upstream.answer = async (url, init) => {
    const answer = await honest(url, init);
    if (!new URL(url).pathname.endsWith(path)) return answer;
    const body = listSchema.parse(await answer.json());
    return Response.json({ ...body, dados: change(body.dados) });
  };
}
