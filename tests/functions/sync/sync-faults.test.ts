import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { createOwnPermits } from '../../../supabase/functions/camara-proxy/permits.ts';
import { outgoing } from '../../../supabase/functions/sincronizar-camara/handler.ts';
import { rollCallSchema } from '../../../supabase/functions/sincronizar-camara/records.ts';
import { createSources } from '../../../supabase/functions/sincronizar-camara/source.ts';
import { chamber, createTestClock } from '../chamber/camara-support.ts';
import { changeAnswer, createSync, expected, openSyncBackend, since, type Sync } from './sync-support.ts';

const backend = await openSyncBackend();
let sync: Sync;

beforeEach(async () => {
  await backend.empty();
  sync = createSync(backend);
});

test('a list that takes too long is requested in half the days', async () => {
  await sync.step();
  sync.upstream.standIn.faults.set({ kind: 'gateway-timeout', path: 'votacoes$', times: 2 });
  for (const days of [15, 7]) {
    const answer = await sync.step();
    expect([answer.status, await answer.json()]).toMatchObject([502, { code: 'upstream_timeout' }]);
    expect(await backend.rows('select janela, dia::text from private.leitura_camara')).toEqual([
      { janela: days, dia: since },
    ]);
  }
  await sync.step();
  expect(sync.upstream.calls.at(-1)?.url).toContain('dataFim=2026-05-25&dataInicio=2026-05-19');
  expect(await backend.errors()).toEqual([
    { conjunto: 'votacoes', codigo_erro: 'upstream_timeout' },
    { conjunto: 'votacoes', codigo_erro: 'upstream_timeout' },
  ]);
});

test('a step asks the Chamber for fifteen seconds, not for the ten of each question, and tells of a copy where it fails', async () => {
  await sync.step();
  const honest = sync.upstream.answer;
  const links = [{ rel: 'next', href: `${chamber}/votacoes?pagina=2` }];
  sync.upstream.answer = async (url, init) => {
    await sync.clock.sleep(8_000);
    const answer = await honest(url, init);
    const { dados } = z.object({ dados: z.array(z.unknown()) }).parse(await answer.json());
    return Response.json({ dados, links }, answer);
  };
  const before = sync.upstream.calls.length;
  const begun = sync.clock.now();
  expect(await (await sync.step()).json()).toMatchObject({ code: 'upstream_timeout' });
  expect(Math.floor((sync.clock.now() - begun) / 1000)).toBe(15);
  expect(sync.upstream.calls).toHaveLength(before + 2);
  expect(await backend.rows(`select origem from public.sincronizacoes where situacao = 'erro'`)).toEqual([
    { origem: 'copia' },
  ]);
});

test('a roll call of which no vote can be read is refused whole, the others are written, and it is tried five times', async () => {
  await sync.step();
  await sync.step();
  const [first] = await backend.rows<{ id: string }>(`select private.votacoes_a_ler(1) -> 0 ->> 'id' as id`);
  const path = `/votacoes/${first?.id}/votos`;
  changeAnswer(sync, path, (rows) => rows.map((row) => ({ ...row, tipoVoto: 'Talvez' })));
  for (let n = 0; n < 7; n += 1) {
    await sync.whole();
    await backend.age('2 hours');
  }
  expect(sync.upstream.calls.filter(({ url }) => url.endsWith(path))).toHaveLength(5);
  const { voted, ...all } = await expected();
  expect(await backend.present()).toMatchObject({ rollCalls: all.rollCalls, voted: voted - 1 });
  expect(
    await backend.rows(`select from public.camara_votos as c join public.camara_votacoes as v on v.id = c.votacao_id
    where v.id_camara = '${first?.id}'`),
  ).toEqual([]);
  expect((await backend.errors()).filter(({ codigo_erro }) => codigo_erro === 'formato')).toHaveLength(5);
  expect(sync.log).toContainEqual({ event: 'camara_batch_refused', facts: { task: 'votos', count: 1 } });
});

test.each(['', null])(
  'a secret roll call, whose votes are all %o, is read and refused by nobody',
  async (tipoVoto) => {
    await sync.step();
    await sync.step();
    const [first] = await backend.rows<{ id: string }>(
      `select private.votacoes_a_ler(1) -> 0 ->> 'id' as id`,
    );
    changeAnswer(sync, `/votacoes/${first?.id}/votos`, (rows) => rows.map((row) => ({ ...row, tipoVoto })));
    await sync.step();
    expect(await backend.errors()).toEqual([]);
    expect(
      await backend.rows(`select votos_fora from public.camara_votacoes where id_camara = '${first?.id}'`),
    ).toEqual([{ votos_fora: 0 }]);
    expect(sync.log.filter(({ event }) => event === 'camara_batch_refused')).toEqual([]);
  },
);

test('a day of which no row can be read is refused whole and holds the list up five times at most', async () => {
  changeAnswer(sync, '/votacoes', (rows) =>
    rows.map((row) => (row['data'] === '2026-05-20' ? { ...row, id: 7 } : row)),
  );
  await sync.whole();
  const days = await backend.rows('select distinct dia::text from public.camara_votacoes order by 1');
  expect(days).not.toContainEqual({ dia: '2026-05-20' });
  expect(days).toContainEqual({ dia: '2026-05-19' });
  expect(days).toContainEqual({ dia: '2026-05-21' });
  expect(await backend.errors()).toEqual(
    Array.from({ length: 5 }, () => ({ conjunto: 'votacoes', codigo_erro: 'formato' })),
  );
});

test.each(['0202-05-19', '1999-02-31', '2026-12-31', '2999-01-01'])(
  'a roll call dated %s, which nobody wanted, moves the list neither back nor ahead, and is left out',
  async (data) => {
    await sync.step();
    changeAnswer(sync, '/votacoes', ([first, ...others]) =>
      first === undefined ? [] : [{ ...first, data, dataHoraRegistro: null }, ...others],
    );
    expect(await (await sync.step()).json()).toMatchObject({ tarefa: 'lista', recusados: 0 });
    expect(await backend.rows('select dia::text from private.leitura_camara')).toEqual([
      { dia: '2026-06-18' },
    ]);
    expect(
      await backend.rows(
        `select linhas_fora, desistencias from public.saude_dos_dados() where conjunto = 'votacoes'`,
      ),
    ).toEqual([{ linhas_fora: 1, desistencias: 0 }]);
  },
);

test.each([
  ['/orientacoes', { dados: [{}] }, { orientacoes_fora: 1, assunto_fora: 0 }],
  ['/orientacoes', { dados: null }, { orientacoes_fora: 1, assunto_fora: 0 }],
  ['', { dados: [{}] }, { orientacoes_fora: 0, assunto_fora: 1 }],
])(
  'a wrong answer beside the votes loses no vote, and is counted: /votacoes/{id}%s, %j',
  async (part, wrong, counted) => {
    await sync.step();
    await sync.step();
    const [first] = await backend.rows<{ id: string }>(
      `select private.votacoes_a_ler(1) -> 0 ->> 'id' as id`,
    );
    const path = `/votacoes/${first?.id}${part}`;
    const honest = sync.upstream.answer;
    sync.upstream.answer = async (url, init) => {
      const answer = await honest(url, init);
      return new URL(url).pathname.endsWith(path) ? Response.json(wrong) : answer;
    };
    expect(await (await sync.step()).json()).toMatchObject({ tarefa: 'votos', recusados: 0 });
    expect(await backend.errors()).toEqual([]);
    expect(
      await backend.rows(
        `select tem_votos, orientacoes_fora, assunto_fora from public.camara_votacoes where id_camara = '${first?.id}'`,
      ),
    ).toEqual([{ tem_votos: true, ...counted }]);
  },
);

test.each([1, 6])('a cut list of deputies, each %i times in it, is not believed', async (times) => {
  changeAnswer(sync, '/deputados', (rows) => Array.from({ length: times }, () => rows.slice(0, 100)).flat());
  expect((await sync.step()).status).toBe(502);
  expect(await backend.errors()).toEqual([{ conjunto: 'deputados', codigo_erro: 'lista_curta' }]);
  expect(await (await sync.step()).json()).toMatchObject({ tarefa: 'lista' });
});

test('a list of as few deputies as may be is believed', async () => {
  changeAnswer(sync, '/deputados', (rows) => rows.slice(0, 480));
  expect((await sync.step()).status).toBe(200);
  expect(await backend.errors()).toEqual([]);
});

test('a list of deputies of another shape is requested five times at most in a day', async () => {
  const honest = sync.upstream.answer;
  sync.upstream.answer = (url, init) =>
    url.includes('/deputados?') ? Promise.resolve(Response.json({ dados: {} })) : honest(url, init);
  for (let n = 0; n < 7; n += 1) {
    await sync.step();
    await sync.step();
    await backend.rows(`update public.sincronizacoes set iniciou_em = iniciou_em - interval '2 hours'`);
  }
  expect(sync.upstream.calls.filter(({ url }) => url.includes('/deputados?'))).toHaveLength(5);
  expect((await backend.errors()).filter(({ conjunto }) => conjunto === 'deputados')).toHaveLength(5);
});

test('a roll call whose votes the Chamber does not publish is no failure, and is requested five times at most', async () => {
  await sync.step();
  await sync.step();
  const [first] = await backend.rows<{ id: string }>(`select private.votacoes_a_ler(1) -> 0 ->> 'id' as id`);
  const path = `/votacoes/${first?.id}/votos`;
  changeAnswer(sync, path, () => []);
  for (let n = 0; n < 7; n += 1) {
    await sync.whole();
    await backend.age('2 hours');
  }
  expect(sync.upstream.calls.filter(({ url }) => url.endsWith(path))).toHaveLength(5);
  expect(await backend.errors()).toEqual([]);
  expect(
    await backend.rows(
      `select distinct conjunto from public.sincronizacoes where conjunto in ('votos', 'orientacoes') and situacao = 'ok'`,
    ),
  ).toHaveLength(2);
});

test('what it refuses for a while is requested in a later step, without a turn being lost', async () => {
  await sync.step();
  await sync.step();
  sync.upstream.standIn.faults.set({ kind: 'unavailable' });
  expect(await (await sync.step()).json()).toMatchObject({ code: 'upstream_error' });
  sync.upstream.standIn.faults.clear();
  await sync.whole();
  expect(await backend.present()).toEqual(await expected());
});

test.each([
  ['2026-05-19T00:00', '2026-05-19T00:00'],
  ['2026-05-20T23:59:59', '2026-05-20T23:59:59'],
  ['2026-05-21T00:00', null],
  ['2026-05-18T23:59', null],
])('of a roll call of 19 May the table takes the moment %s as %s', (dataHoraRegistro, taken) => {
  const row = { id: '1-1', data: '2026-05-19', siglaOrgao: 'PLEN', descricao: 'Aprovado.', aprovacao: 1 };
  expect(rollCallSchema.parse({ ...row, dataHoraRegistro }).dataHoraRegistro).toBe(taken);
});

test('a step of which one answer alone came from a copy is of the copy', async () => {
  const clock = createTestClock();
  const headers = [new Headers({ 'x-snapshot-data': '2026-05-21' })];
  const source = createSources({
    baseUrl: chamber,
    fetch: () => Promise.resolve(Response.json({ dados: [] }, { headers: headers.shift() ?? {} })),
    clock,
    exchange: createOwnPermits(outgoing, clock.now),
    background: (work) => void work,
  })(clock.now() + 10_000);
  await source.get('/deputados');
  await source.get('/votacoes');
  expect(source.origin()).toBe('copia');
});
