import { describe, expect, test } from 'vitest';
import { createRpc, RpcError } from '../../../supabase/functions/_shared/rpc.ts';
import type { CacheStore } from '../../../supabase/functions/_shared/cache-store.ts';
import { ask, chamber, createProxy, createTestClock, createUpstream, type Proxy } from './camara-support.ts';

const day = 86_400_000;

async function statuses(answers: Promise<Response>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { status, headers } of await Promise.all(answers)) {
    const name = `${status} ${headers.get('x-cache') ?? '-'}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

function many(
  count: number,
  proxy: Pick<Proxy, 'handler'>,
  path: (n: number) => string,
): Promise<Response>[] {
  return Array.from({ length: count }, (_, n) => ask(proxy, path(n)));
}

/** The most calls that began within any second. */
function busiestSecond({ upstream }: Pick<Proxy, 'upstream'>): number {
  const starts = upstream.calls.map(({ at }) => at);
  return Math.max(...starts.map((start) => starts.filter((at) => at >= start && at < start + 1000).length));
}

describe('the Chamber is asked', () => {
  test('nothing by 1,000 identical requests after the first', async () => {
    const proxy = createProxy();
    await ask(proxy, '/deputados?itens=50');
    expect(await statuses(many(500, proxy, () => '/deputados?itens=50'))).toEqual({ '200 HIT': 500 });
    proxy.clock.advance(60_000);
    expect(await statuses(many(500, proxy, () => '/deputados?itens=50'))).toEqual({ '200 HIT': 500 });
    expect(proxy.upstream.calls).toHaveLength(1);
  });

  test.each([50, 200])('once by a cold burst of %i', async (count) => {
    const proxy = createProxy();
    expect(await statuses(many(count, proxy, () => '/partidos'))).toEqual({ [`200 MISS`]: count });
    expect(proxy.upstream.calls).toHaveLength(1);
  });

  test('once by a cold burst with one question spelled in several ways', async () => {
    const proxy = createProxy();
    const spellings = [
      '/deputados?itens=9&ordem=asc',
      '/deputados?ordem=ASC&itens=9',
      '/deputados?ordem=ASC&itens=09',
    ];
    await Promise.all(many(30, proxy, (n) => spellings[n % 3] ?? ''));
    expect(proxy.upstream.calls).toHaveLength(1);
  });

  test('once by an expired burst of 200, and nobody waits for it', async () => {
    const proxy = createProxy();
    await ask(proxy, '/partidos');
    proxy.clock.advance(2 * day);
    const before = proxy.clock.now();
    expect(await statuses(many(200, proxy, () => '/partidos'))).toEqual({ '200 STALE': 200 });
    expect(proxy.clock.now()).toBe(before);
    await proxy.settled();
    expect(proxy.upstream.calls).toHaveLength(2);
    proxy.clock.advance(2_000);
    const response = await ask(proxy, '/partidos');
    expect(response.headers.get('x-cache')).toBe('HIT');
    expect(await response.json()).toMatchObject({ desatualizado: false });
  });

  test('as often as one may try by a cold burst while it is down', async () => {
    const proxy = createProxy();
    proxy.upstream.standIn.faults.set({ kind: 'unavailable' });
    expect(await statuses(many(50, proxy, () => '/partidos'))).toEqual({ '500 -': 50 });
    expect(proxy.upstream.calls).toHaveLength(3);
  });

  test('at most seventeen times in any second and at a time, by 200 different questions at once', async () => {
    const proxy = createProxy();
    let inFlight = 0;
    let most = 0;
    const { answer } = proxy.upstream;
    proxy.upstream.answer = async (url, init) => {
      inFlight += 1;
      most = Math.max(most, inFlight);
      await proxy.clock.sleep(1_500);
      inFlight -= 1;
      return answer(url, init);
    };
    await Promise.all(many(200, proxy, (n) => `/deputados?itens=${n + 1}`));
    await proxy.settled();
    expect(busiestSecond(proxy)).toBeLessThanOrEqual(17);
    expect(most).toBe(17);
  });

  test('no more than leaves in ten seconds: the rest is told so, and never called a failure', async () => {
    const proxy = createProxy();
    const answers = await Promise.all(many(200, proxy, (n) => `/deputados/${n + 1}/discursos`));
    const refused = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(150);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
    expect(await refused[0]?.json()).toEqual({
      error: 'Muitas consultas à Câmara ao mesmo tempo. Tente novamente em instantes.',
      code: 'crowded',
    });
    expect(refused[0]?.headers.get('retry-after')).toBe('10');
    expect(busiestSecond(proxy)).toBeLessThanOrEqual(17);
  });

  test('no third time for what has already taken a minute', async () => {
    const proxy = createProxy();
    proxy.upstream.answer = () => new Promise(() => undefined);
    expect((await ask(proxy, '/deputados/204528/discursos')).status).toBe(500);
    await proxy.settled();
    expect(proxy.upstream.calls).toHaveLength(2);
  });

  test('nothing while another instance asks: an earlier failure makes this wait none of the Chamber', async () => {
    const proxy = createProxy();
    proxy.upstream.standIn.faults.set({ kind: 'unavailable' });
    expect((await ask(proxy, '/partidos')).status).toBe(500);
    proxy.clock.advance(60_000);
    await proxy.store.claim(`${chamber}/partidos`, 300_000);
    expect((await ask(proxy, '/partidos')).status).toBe(503);
    await proxy.settled();
    expect(proxy.upstream.calls).toHaveLength(3);
  });
});

describe('when the Chamber is down', () => {
  test('every answer seen is served with its age for a week, and the Chamber is left alone', async () => {
    const proxy = createProxy();
    const seen = ['/partidos', '/deputados?itens=50', '/deputados/204528', '/referencias/deputados/siglaUF'];
    for (const path of seen) await ask(proxy, path);
    proxy.upstream.answer = () => Promise.reject(new TypeError('down'));
    const before = proxy.upstream.calls.length;
    for (let hour = 0; hour < 7 * 24 - 1; hour += 1) {
      proxy.clock.advance(day / 24);
      const answers = await Promise.all(seen.map((path) => ask(proxy, path)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      for (const answer of answers) expect(Number(answer.headers.get('age'))).toBeGreaterThan(hour * 3_600);
      await proxy.settled();
    }
    // Three tries an hour per stale kind, fewer with an open breaker.
    expect(proxy.upstream.calls.length - before).toBeLessThan(167 * 4 * 3);
  });

  test('a visitor who returns within half a minute of a failed refresh causes no other', async () => {
    const proxy = createProxy();
    await ask(proxy, '/partidos');
    proxy.upstream.standIn.faults.set({ kind: 'unavailable' });
    proxy.clock.advance(2 * day);
    await ask(proxy, '/partidos');
    await proxy.settled();
    const after = proxy.upstream.calls.length;
    proxy.clock.advance(20_000);
    await ask(proxy, '/partidos');
    await proxy.settled();
    expect(proxy.upstream.calls.length).toBe(after);
    proxy.upstream.standIn.faults.clear();
    proxy.clock.advance(40_000);
    await ask(proxy, '/partidos');
    await proxy.settled();
    expect(proxy.upstream.calls.length).toBe(after + 1);
    expect((await ask(proxy, '/partidos')).headers.get('x-cache')).toBe('HIT');
  });

  test.each(['broken', 'busy'] as const)(
    'five failures in a row (%s) open the breaker for half a minute, then one probe goes out',
    async (kind) => {
      const proxy = createProxy();
      proxy.upstream.standIn.faults.set({ kind });
      await ask(proxy, '/deputados/1');
      await ask(proxy, '/deputados/2');
      expect(proxy.upstream.calls).toHaveLength(5);
      expect(await (await ask(proxy, '/deputados/3')).json()).toEqual({
        error: 'Erro na requisição: a Câmara está fora do ar; tente em instantes',
        code: 'upstream_error',
      });
      proxy.clock.advance(29_000);
      await ask(proxy, '/deputados/3');
      expect(proxy.upstream.calls).toHaveLength(5);
      proxy.clock.advance(1_000);
      await ask(proxy, '/deputados/4');
      expect(proxy.upstream.calls).toHaveLength(6);
      proxy.upstream.standIn.faults.clear();
      proxy.clock.advance(30_000);
      expect((await ask(proxy, '/deputados/204528')).status).toBe(200);
      expect((await ask(proxy, '/partidos')).status).toBe(200);
      expect(proxy.upstream.calls).toHaveLength(8);
    },
  );
});

test('a probe that finds no record closes nothing: the next one goes out', async () => {
  const proxy = createProxy();
  proxy.upstream.standIn.faults.set({ kind: 'broken' });
  for (const id of [1, 2]) await ask(proxy, `/deputados/${id}`);
  proxy.upstream.standIn.faults.clear();
  proxy.clock.advance(30_000);
  expect(await (await ask(proxy, '/deputados/3')).json()).toMatchObject({ code: 'not_found' });
  expect((await ask(proxy, '/deputados/204528')).status).toBe(200);
});

describe('when the database is away', () => {
  const away = (): Promise<never> => Promise.reject(new RpcError('away'));
  const noStore: CacheStore = { open: away, read: away, claim: away, write: away, release: away };

  test('answers still come, each burst from one call', async () => {
    const proxy = createProxy({ store: noStore });
    expect(await statuses(many(50, proxy, () => '/partidos'))).toEqual({ '200 MISS': 50 });
    expect(await statuses(many(50, proxy, () => '/partidos'))).toEqual({ '200 HIT': 50 });
    expect(proxy.upstream.calls).toHaveLength(1);
    expect(proxy.log.map(({ event }) => event)).toContain('cache_away');
  });

  test('an address that does not answer is an RpcError, as is a refusal', async () => {
    const options = { url: 'http://127.0.0.1:1', serviceRoleKey: 'key' };
    await expect(createRpc({ ...options, fetch })('x', {})).rejects.toThrow(RpcError);
    const refusing = createRpc({
      ...options,
      fetch: () => Promise.resolve(new Response('no', { status: 401 })),
    });
    await expect(refusing('x', {})).rejects.toThrow('x: 401 no');
  });

  test('the details of a refusal, which quote rows, are left out of what is told', async () => {
    const body =
      '{"code":"23503","details":"Key (user_id)=(\\"abc\\") is not present.","hint":null,"message":"no"}';
    const refusing = createRpc({
      url: 'http://127.0.0.1:1',
      serviceRoleKey: 'key',
      fetch: () => Promise.resolve(new Response(body, { status: 409 })),
    });
    await expect(refusing('x', {})).rejects.toThrow('x: 409 {"code":"23503","hint":null,"message":"no"}');
  });
});

test('two instances that begin at the same moment ask once', async () => {
  const clock = createTestClock();
  const upstream = createUpstream(clock);
  const first = createProxy({ clock, upstream });
  const second = createProxy({ clock, upstream, store: first.store });
  const answers = [...many(25, first, () => '/partidos'), ...many(25, second, () => '/partidos')];
  expect(await statuses(answers)).toEqual({ '200 MISS': 50 });
  expect(upstream.calls).toHaveLength(1);
});
