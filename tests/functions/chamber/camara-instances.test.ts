import { beforeEach, describe, expect, test } from 'vitest';
import { createCacheStore } from '../../../supabase/functions/_shared/cache-store.ts';
import { createFleet, openBackend } from './camara-fleet.ts';
import { ask, chamber, createProxy, createTestClock, createUpstream } from './camara-support.ts';

const backend = await openBackend();

beforeEach(() => backend.clear());

const expire = (): Promise<unknown> =>
  backend.database.query(`update private.cache_http set fresco_ate = now() - interval '1 second'`);

describe('two instances over one database', () => {
  test.each([50, 200])('a cold burst of %i asks the Chamber once', async (count) => {
    const fleet = createFleet(backend, 2);
    const answers = await Promise.all(Array.from({ length: count }, (_, n) => fleet.ask(n, '/partidos')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(fleet.upstream.calls).toHaveLength(1);
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(bodies.map((body) => body.length)).size).toBe(1);
  });

  test('a burst past freshness asks once, and everybody gets the old answer at once', async () => {
    const fleet = createFleet(backend, 2);
    await fleet.ask(0, '/partidos');
    await expire();
    fleet.clock.advance(2_000);
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => fleet.ask(n, '/partidos')));
    expect(new Set(answers.map(({ headers }) => headers.get('x-cache')))).toEqual(new Set(['STALE']));
    await fleet.settled();
    expect(fleet.upstream.calls).toHaveLength(2);
    fleet.clock.advance(2_000);
    for (const n of [0, 1]) expect((await fleet.ask(n, '/partidos')).headers.get('x-cache')).toBe('HIT');
    expect(fleet.upstream.calls).toHaveLength(2);
  });

  test('what one has seen the other serves while the Chamber is down', async () => {
    const fleet = createFleet(backend, 2);
    const paths = [
      '/partidos',
      '/deputados?itens=1000',
      '/deputados/204528',
      '/proposicoes?idDeputadoAutor=204528',
    ];
    for (const path of paths) await fleet.ask(0, path);
    await expire();
    await backend.database.query(`update private.cache_http set obtido_em = obtido_em - interval '6 days'`);
    fleet.upstream.standIn.faults.set({ kind: 'unavailable' });
    for (const path of paths) {
      const answer = await fleet.ask(1, path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('x-cache')).toBe('STALE');
    }
    await fleet.settled();
    const { rows } = await backend.database.query<{ claimed: boolean }>(
      'select reservado_ate > now() as claimed from private.cache_http',
    );
    expect(rows).toEqual(paths.map(() => ({ claimed: true })));
  });

  test('an instance that died with the claim is replaced when the claim is over', async () => {
    const fleet = createFleet(backend, 1);
    const store = createCacheStore(backend.rpc);
    await store.claim(`${chamber}/partidos`, 60_000);
    const began = fleet.clock.now();
    const waiting = fleet.ask(0, '/partidos');
    // Its clock moves while it waits for the other.
    await expect.poll(fleet.clock.now).toBeGreaterThan(began);
    expect(fleet.upstream.calls).toEqual([]);
    await backend.database.query('update private.cache_http set reservado_ate = now()');
    expect((await waiting).status).toBe(200);
    expect(fleet.upstream.calls).toHaveLength(1);
  });

  test('a new question asks the database once before it leaves, and once to keep the answer, whoever asks the same meanwhile', async () => {
    const clock = createTestClock();
    const upstream = createUpstream(clock);
    const calls: string[] = [];
    const store = createCacheStore((name, args) => {
      calls.push(name);
      return clock.hold(backend.rpc(name, args));
    });
    const proxy = createProxy({ clock, store, upstream });
    const answerNow = upstream.answer;
    const meanwhile = new Array<Promise<Response>>();
    upstream.answer = (url, init) => {
      meanwhile.push(ask(proxy, '/partidos'));
      return answerNow(url, init);
    };
    expect((await ask(proxy, '/partidos')).status).toBe(200);
    expect(await Promise.all(meanwhile)).toMatchObject([{ status: 200 }]);
    expect(calls).toEqual(['abrir_cache_http', 'gravar_cache_http']);
  });

  test('a kept answer of an older form is fetched anew, and holds nobody up', async () => {
    const fleet = createFleet(backend, 1);
    const store = createCacheStore(backend.rpc);
    const kept = { maxAgeS: 86_400, staleIfErrorS: 86_400 };
    await store.write(`${chamber}/partidos`, { dados: 'de antes' }, kept);
    const answer = await fleet.ask(0, '/partidos');
    expect([answer.status, answer.headers.get('x-cache')]).toEqual([200, 'MISS']);
    expect((await fleet.ask(0, '/partidos')).headers.get('x-cache')).toBe('HIT');
  });

  test('a failed first fetch leaves no row', async () => {
    const fleet = createFleet(backend, 2);
    fleet.upstream.standIn.faults.set({ kind: 'forbidden' });
    expect((await fleet.ask(0, '/partidos')).status).toBe(500);
    const { rows } = await backend.database.query('select 1 from private.cache_http');
    expect(rows).toEqual([]);
  });

  test('a copy of the Chamber and the Chamber are kept apart', async () => {
    const clock = createTestClock();
    const upstream = createUpstream(clock);
    const store = createCacheStore((name, args) => clock.hold(backend.rpc(name, args)));
    await ask(createProxy({ clock, upstream, store }), '/partidos');
    await ask(createProxy({ clock, upstream, store, baseUrl: 'http://127.0.0.1:4100/api/v2' }), '/partidos');
    expect(upstream.calls.map(({ url }) => url)).toEqual([
      `${chamber}/partidos`,
      'http://127.0.0.1:4100/api/v2/partidos',
    ]);
  });
});

test('a question that takes a minute is asked by one instance alone', async () => {
  const clock = createTestClock();
  const upstream = createUpstream(clock);
  const first = createProxy({ clock, upstream });
  const second = createProxy({ clock, upstream, store: first.store });
  const { answer } = upstream;
  const takes = [60_000, 25_000];
  upstream.answer = async (url, init) => {
    await clock.sleep(takes.shift() ?? 0);
    return answer(url, init);
  };
  await Promise.all([first, second].map((proxy) => ask(proxy, '/deputados/204528/discursos')));
  await Promise.all([first.settled(), second.settled()]);
  expect(upstream.calls).toHaveLength(2);
});
