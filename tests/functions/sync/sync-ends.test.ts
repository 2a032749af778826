import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { fitting } from '../../../supabase/functions/sincronizar-camara/fit.ts';
import { changeAnswer, createSync, expected, openSyncBackend, since, type Sync } from './sync-support.ts';

const backend = await openSyncBackend();
let sync: Sync;

beforeEach(async () => {
  await backend.empty();
  sync = createSync(backend);
});

/** The list has as many rows as said, announces more, and the page behind them is empty. */
function cutList(current: Sync, rows: number): () => void {
  const honest = current.upstream.answer;
  const link = { rel: 'next', href: 'https://dadosabertos.camara.leg.br/api/v2/votacoes?pagina=2' };
  current.upstream.answer = async (url, init) => {
    const answer = await honest(url, init);
    if (!url.includes('/votacoes?')) return answer;
    const { dados } = z.object({ dados: z.array(z.unknown()) }).parse(await answer.json());
    return url.includes('pagina=1')
      ? Response.json({ dados: dados.slice(0, rows), links: [link] })
      : Response.json({ dados: [], links: [] });
  };
  return () => void (current.upstream.answer = honest);
}

const cursor = 'select dia::text from private.leitura_camara';
const health = `select falhas, desistencias from public.saude_dos_dados() where conjunto = 'votacoes'`;

test('a batch of exactly what a call can carry is carried', () => {
  const batch = (bytes: number) => ({
    chave: 'dia:2026-05-20',
    lidos: 1,
    fora: 0,
    linhas: [{ descricao: 'a'.repeat(bytes) }],
  });
  const most = 960 * 1024 - JSON.stringify(batch(0)).length;
  const task = { turno: crypto.randomUUID(), tarefa: 'lista', de: since, ate: '2026-05-31' } as const;
  expect(fitting(task, [batch(most)]).batches).toEqual([batch(most)]);
  expect(fitting(task, [batch(most + 1)]).batches).toMatchObject([{ falha: 'grande_demais' }]);
});

test('a page of the list that is missing behind another loses no day: the last one is read again', async () => {
  await sync.step();
  const mend = cutList(sync, 3);
  expect(await (await sync.step()).json()).toMatchObject({ tarefa: 'lista', recusados: 1 });
  expect(await backend.rows(cursor)).toEqual([{ dia: '2026-05-20' }]);
  expect(await backend.errors()).toEqual([{ conjunto: 'votacoes', codigo_erro: 'lista_curta' }]);
  mend();
  await sync.whole();
  expect(await backend.present()).toEqual(await expected());
  expect(await backend.rows(health)).toEqual([{ falhas: 0, desistencias: 0 }]);
});

test.each([
  [0, '2026-05-19', '2026-05-20', 0],
  [3, '2026-05-20', '2026-05-21', 5],
])(
  'a list that announces more behind its %i rows, and has none, holds its last day up five times: its rows are here, and it is told',
  async (rows, last, next, written) => {
    await sync.step();
    cutList(sync, rows);
    for (let tries = 0; tries < 5;) {
      const answer = z.object({ tarefa: z.string() }).parse(await (await sync.step()).json());
      if (answer.tarefa !== 'lista') continue;
      tries += 1;
      expect(await backend.rows(cursor)).toEqual([{ dia: tries < 5 ? last : next }]);
    }
    expect((await backend.present())?.rollCalls).toBe(written);
    expect(await backend.rows(health)).toMatchObject([{ desistencias: 1 }]);
  },
);

test.each(['formato', 'not_found', 'bad_request'])(
  'a day of the list that is always answered wrongly (%s) is given up, and the next ones are read',
  async (code) => {
    await sync.step();
    const honest = sync.upstream.answer;
    sync.upstream.answer = (url, init) => {
      if (!/votacoes\?.*dataInicio=2026-05-19/.test(url)) return honest(url, init);
      const status = { formato: 200, not_found: 404, bad_request: 400 }[code];
      return Promise.resolve(Response.json({ dados: null }, { status: status ?? 500 }));
    };
    for (let n = 0; n < 10; n += 1) {
      await sync.step();
      await backend.age('7 hours');
    }
    await sync.whole();
    expect((await backend.errors()).every(({ codigo_erro }) => codigo_erro === code)).toBe(true);
    expect(await backend.rows(health)).toEqual([{ falhas: 0, desistencias: 1 }]);
    expect(
      await backend.rows(`select count(*)::int as n from public.camara_votacoes where dia <= '${since}'`),
    ).toEqual([{ n: 0 }]);
  },
);

test('a day of the list that the Chamber can never answer is given up after a day and more, not sooner', async () => {
  await sync.step();
  const honest = sync.upstream.answer;
  sync.upstream.answer = (url, init) =>
    /votacoes\?.*dataInicio=2026-05-19/.test(url)
      ? Promise.resolve(new Response('', { status: 500 }))
      : honest(url, init);
  for (let hour = 0; hour < 24; hour += 1) {
    await sync.step();
    await backend.age('1 hour');
  }
  expect(await backend.rows('select dia::text, janela from private.leitura_camara')).toEqual([
    { dia: since, janela: 1 },
  ]);
  for (let hour = 0; hour < 12; hour += 1) {
    await sync.step();
    await backend.age('1 hour');
  }
  expect(await backend.rows(`select dia > '${since}' as on from private.leitura_camara`)).toEqual([
    { on: true },
  ]);
});

test('votes that the Chamber can never answer hold the list up no more, and are never given up', async () => {
  await sync.step();
  await sync.step();
  const before = await backend.rows<{ dia: string }>('select dia::text from private.leitura_camara');
  const honest = sync.upstream.answer;
  sync.upstream.answer = (url, init) =>
    url.endsWith('/votos') ? Promise.resolve(new Response('', { status: 500 })) : honest(url, init);
  const wanted = await backend.rows(
    `select v.id from public.camara_votacoes as v where v.nominal and not v.tem_votos`,
  );
  for (let n = 0; n < wanted.length + 6; n += 1) await sync.step();
  const after = await backend.rows<{ dia: string }>('select dia::text from private.leitura_camara');
  expect(after).not.toEqual(before);
  for (let n = 0; n < 8; n += 1) {
    await backend.age('2 hours');
    await sync.step();
  }
  expect(await backend.rows('select max(recusas)::int as most from private.lotes_camara')).toEqual([
    { most: 4 },
  ]);
});

/** The latest roll call with votes here, after its rows at the Chamber have become those. */
async function cutVotes(rows: number) {
  await sync.whole();
  await backend.age('7 hours');
  const latest = `(select v.id from public.camara_votacoes as v where v.tem_votos order by v.dia desc, v.id desc limit 1)`;
  const [wanted] = await backend.rows<{ id: string; number: number }>(
    `select id_camara as id, id as number from public.camara_votacoes where id = ${latest}`,
  );
  const path = `/votacoes/${wanted?.id}/votos`;
  changeAnswer(sync, path, (all) => all.slice(0, rows));
  const kept = `select count(*)::int as n from public.camara_votos where votacao_id = ${wanted?.number}`;
  return { path, kept, target: `id = ${wanted?.number}` };
}

test('votes of a roll call that come cut take none of those away that are here, and are requested five times', async () => {
  const { path, kept, target } = await cutVotes(100);
  const [before] = await backend.rows<{ n: number }>(kept);
  expect(before?.n).toBeGreaterThan(200);
  const already = sync.upstream.calls.filter(({ url }) => url.endsWith(path)).length;
  expect(await (await sync.step()).json()).toMatchObject({ tarefa: 'votos', recusados: 1 });
  expect(await backend.errors()).toEqual([{ conjunto: 'votos', codigo_erro: 'sql_02000' }]);
  for (let n = 0; n < 7; n += 1) {
    await backend.age('2 hours');
    await sync.whole();
  }
  expect(sync.upstream.calls.filter(({ url }) => url.endsWith(path))).toHaveLength(already + 5);
  expect(await backend.rows(kept)).toEqual([before]);
  expect(await backend.rows(`select totais_diferem from public.camara_votacoes where ${target}`)).toEqual([
    { totais_diferem: false },
  ]);
  expect(
    await backend.rows(`select desistencias from public.saude_dos_dados() where conjunto = 'votos'`),
  ).toEqual([{ desistencias: 1 }]);
});

test('fewer than half of the votes are believed where the text of the roll call counts the same', async () => {
  const { path, kept, target } = await cutVotes(100);
  const counted = new Map<unknown, number>();
  changeAnswer(sync, path, (rows) => {
    for (const { tipoVoto } of rows) counted.set(tipoVoto, (counted.get(tipoVoto) ?? 0) + 1);
    return rows;
  });
  await sync.step();
  expect(await backend.rows(kept)).not.toEqual([{ n: 100 }]);
  await backend.rows(
    `update public.camara_votacoes set descricao = 'Aprovado. Sim: ${counted.get('Sim') ?? 0}; Não: ${counted.get('Não') ?? 0}.' where ${target}`,
  );
  await backend.age('2 hours');
  await sync.step();
  expect(await backend.rows(kept)).toEqual([{ n: 100 }]);
});
