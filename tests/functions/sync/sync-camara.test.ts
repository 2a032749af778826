import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { copy } from '../chamber/camara-support.ts';
import {
  changeAnswer,
  createSync,
  expected,
  openSyncBackend,
  secret,
  since,
  type Sync,
} from './sync-support.ts';

const detailSchema = z.object({
  dados: z.looseObject({ proposicoesAfetadas: z.array(z.record(z.string(), z.unknown())) }),
});

const backend = await openSyncBackend();
let sync: Sync;

beforeEach(async () => {
  await backend.empty();
  sync = createSync(backend);
});

/** No second, wherever it begins, has more than five calls. */
function expectFewCalls(): void {
  const times = sync.upstream.calls.map(({ at }) => at);
  const crowded = times.filter((from) => times.filter((at) => at >= from && at < from + 1_000).length > 5);
  expect(crowded).toEqual([]);
}

describe('who may call', () => {
  test('nobody without the secret, whatever is sent in its place', async () => {
    const calls: RequestInit[] = [
      { method: 'POST' },
      { method: 'POST', headers: { 'x-sync-secret': '' } },
      { method: 'POST', headers: { 'x-sync-secret': secret.slice(1) } },
      { method: 'POST', headers: { 'x-sync-secret': `${secret}0` } },
      { method: 'POST', headers: { authorization: `Bearer ${secret}` } },
    ];
    for (const init of calls) {
      const answer = await sync.call(init);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: 'unauthorized' });
    }
    expect(sync.upstream.calls).toEqual([]);
  });

  test('nobody at all where no secret is set', async () => {
    const closed = createSync(backend, { secret: null });
    expect((await closed.step()).status).toBe(401);
    expect((await closed.call({ method: 'POST', headers: { 'x-sync-secret': '' } })).status).toBe(401);
  });

  test('only by POST', async () => {
    const answer = await sync.call({ method: 'GET', headers: { 'x-sync-secret': secret } });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });

  test('one at a time: the other is told to come later, and asks nothing', async () => {
    const answers = await Promise.all([sync.step(), sync.step()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.map(({ headers }) => headers.get('retry-after')).sort()).toEqual(['30', null]);
    expect(sync.upstream.calls).toHaveLength(1);
    expect((await sync.step()).status).toBe(200);
  });
});

describe('steps', () => {
  test('bring deputies, list and votes, each step small and never more than five calls in a second', async () => {
    const steps = await sync.whole();
    expect(steps[0]).toMatchObject({ tarefa: 'deputados', lidos: 513, gravados: 513, recusados: 0 });
    expect(steps[1]).toMatchObject({ tarefa: 'lista', recusados: 0 });
    expect(await backend.present()).toEqual(await expected());
    for (const { tookMs, calls } of steps) expect([tookMs < 20_000, calls <= 40]).toEqual([true, true]);
    expect((await expected()).votes).toBeGreaterThan(1_000);
    expectFewCalls();
    expect(
      await backend.rows(`select distinct on (conjunto) conjunto, situacao, dados_ate::text, origem
        from public.sincronizacoes order by conjunto, id desc`),
    ).toMatchObject([
      { conjunto: 'deputados', situacao: 'ok', origem: 'copia' },
      { conjunto: 'orientacoes', situacao: 'ok', dados_ate: null, origem: 'copia' },
      { conjunto: 'votacoes', situacao: 'ok', dados_ate: '2026-05-21', origem: 'copia' },
      { conjunto: 'votos', situacao: 'ok', dados_ate: '2026-05-21', origem: 'copia' },
    ]);
  });

  test('name the proposition where the Chamber names one alone, and the party only as that of the day', async () => {
    await sync.whole();
    const { proposicoes } = await copy.read('votacoes');
    const named = await backend.rows<{ id_camara: string }>(
      'select id_camara, titulo from public.camara_votacoes where tem_votos order by id_camara',
    );
    expect(named).toEqual(
      named.map((row) => ({
        ...row,
        titulo: proposicoes[row.id_camara]?.titulo,
      })),
    );
    expect(await backend.rows('select count(partido_sigla)::int as n from public.camara_votos')).toEqual([
      { n: 0 },
    ]);
  });

  test('file a roll call under the subjects of its proposition, and do without them when they cannot be had', async () => {
    const honest = sync.upstream.answer;
    let given = 0;
    sync.upstream.answer = async (url, init) => {
      const { pathname } = new URL(url);
      if (/\/proposicoes\/\d+\/temas$/.test(pathname)) {
        given += 1;
        if (given === 1) return new Response('', { status: 503 });
        return Response.json({
          dados:
            given === 2
              ? []
              : [
                  { codTema: 56, tema: 'Saúde' },
                  { codTema: 40, tema: 'Economia' },
                ],
        });
      }
      const answer = await honest(url, init);
      if (!/\/votacoes\/[\d-]+$/.test(pathname)) return answer;
      const { dados } = detailSchema.parse(await answer.json());
      return Response.json({
        dados: { ...dados, proposicoesAfetadas: dados.proposicoesAfetadas.map((one) => ({ ...one, id: 7 })) },
      });
    };
    const steps = await sync.whole();
    for (const { tookMs, calls } of steps) expect([tookMs < 15_000, calls <= 40]).toEqual([true, true]);
    expectFewCalls();
    expect(
      await backend.rows(
        'select distinct temas from public.camara_votacoes where tem_votos and titulo is not null order by 1',
      ),
    ).toEqual([{ temas: [] }, { temas: ['Saúde', 'Economia'] }, { temas: null }]);
    expect(await backend.present()).toEqual(await expected());
  });

  test('stopped between batches and taken up by another instance give the same rows, and again change nothing', async () => {
    for (let n = 0; n < 3; n += 1) await sync.step();
    const next = createSync(backend);
    await next.whole();
    expect(await backend.present()).toEqual(await expected());
    await backend.age('7 hours');
    await backend.database.query(`update private.leitura_camara set dia = '${since}'`);
    const again = await createSync(backend).whole();
    expect(again.length).toBeGreaterThan(1);
    expect(again.map(({ gravados }) => gravados)).toEqual(again.map(() => 0));
  });

  test('read a corrected vote of the last session days again, and no older one', async () => {
    await sync.whole();
    const [last] = await backend.rows<{ id_camara: string; sim: number; nao: number }>(
      `select id_camara, sim, nao from public.camara_votacoes where tem_votos order by dia desc, id desc limit 1`,
    );
    changeAnswer(sync, `/votacoes/${last?.id_camara}/votos`, (rows) =>
      rows.map((row) =>
        row === rows.find(({ tipoVoto }) => tipoVoto === 'Sim') ? { ...row, tipoVoto: 'Não' } : row,
      ),
    );
    await backend.age('7 hours');
    sync.upstream.calls.length = 0;
    await sync.whole();
    expect(
      await backend.rows(
        `select sim, nao from public.camara_votacoes where id_camara = '${last?.id_camara}'`,
      ),
    ).toEqual([{ sim: (last?.sim ?? 0) - 1, nao: (last?.nao ?? 0) + 1 }]);
    const asked = sync.upstream.calls.flatMap(({ url }) => /votacoes\/([\d-]+)\/votos/.exec(url)?.[1] ?? []);
    const latest = await backend.rows<{ id_camara: string }>(
      `select id_camara from public.camara_votacoes where nominal and tem_votos and dia >= private.inicio_da_releitura()`,
    );
    expect(asked.toSorted()).toEqual(latest.map(({ id_camara }) => id_camara).toSorted());
  });
});
