import { describe, expect, test } from 'vitest';
import type { Fault } from '../../../supabase/local/stand-ins/camara/fault-switch.ts';
import { ask, chamber, createProxy, type Proxy } from './camara-support.ts';

const days = (count: number): number => count * 86_400_000;

const answered = 'Erro ao acessar API da Câmara';
const failed = 'Erro na requisição';

/** Each failure of the Chamber, the answer, and the number of requests. */
const faults: [Fault['kind'], string, string, number][] = [
  ['busy', 'upstream_busy', `${answered}: muitas consultas ao mesmo tempo`, 3],
  ['gateway-timeout', 'upstream_timeout', `${answered}: status 504`, 3],
  ['forbidden', 'upstream_error', `${answered}: status 403`, 1],
  ['unavailable', 'upstream_error', `${answered}: status 503`, 3],
  ['broken', 'upstream_error', `${answered}: status 500`, 3],
  ['truncated', 'upstream_error', `${answered}: resposta incompleta`, 3],
  ['html', 'upstream_error', `${answered}: a resposta não é JSON`, 3],
  ['redirect', 'upstream_error', `${answered}: redirecionamento recusado`, 1],
  ['huge', 'upstream_error', `${answered}: resposta grande demais`, 1],
];

describe.each(faults)('when the Chamber fails by "%s"', (kind, code, error, calls) => {
  test('the answer is the sentence of the specification with a code', async () => {
    const proxy = createProxy();
    proxy.upstream.standIn.faults.set({ kind });
    const response = await ask(proxy, '/partidos');
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ error, code });
    expect(proxy.upstream.calls).toHaveLength(calls);
  });

  test('what was seen before is served with its age, also days later', async () => {
    const proxy = createProxy();
    await ask(proxy, '/deputados?itens=2');
    proxy.upstream.standIn.faults.set({ kind });
    proxy.clock.advance(days(6));
    const response = await ask(proxy, '/deputados?itens=2');
    expect(response.status).toBe(200);
    expect(response.headers.get('x-cache')).toBe('STALE');
    expect(Number(response.headers.get('age'))).toBe(days(6) / 1000);
    expect(await response.json()).toMatchObject({
      desatualizado: true,
      obtidoEm: '2026-11-21T15:00:00.050Z',
      dados: [{}, {}],
    });
    await proxy.settled();
  });
});

describe('when the Chamber', () => {
  async function failing(answer: Proxy['upstream']['answer']): Promise<{ body: unknown; proxy: Proxy }> {
    const proxy = createProxy();
    proxy.upstream.answer = answer;
    const response = await ask(proxy, '/partidos');
    expect(response.status).toBe(500);
    return { body: await response.json(), proxy };
  }

  test('cannot be found, the request failed', async () => {
    const { body, proxy } = await failing(() => Promise.reject(new TypeError('getaddrinfo ENOTFOUND')));
    expect(body).toEqual({ error: `${failed}: sem conexão com a Câmara`, code: 'upstream_error' });
    expect(proxy.upstream.calls).toHaveLength(3);
  });

  test('cuts the connection in the middle, the request failed', async () => {
    const { body } = await failing(() => {
      const stream = new ReadableStream<Uint8Array>({
        pull(controller) {
          controller.error(new TypeError('terminated'));
        },
      });
      return Promise.resolve(new Response(stream, { headers: { 'content-type': 'application/json' } }));
    });
    expect(body).toEqual({ error: `${failed}: sem conexão com a Câmara`, code: 'upstream_error' });
  });

  test('answers with JSON of another shape, it is not passed on', async () => {
    for (const json of [null, [], {}, { dados: 'x' }, { dados: [1] }, { dados: [], links: [{ rel: 1 }] }]) {
      const { body } = await failing(() => Promise.resolve(Response.json(json)));
      expect(body).toEqual({
        error: `${answered}: resposta em formato desconhecido`,
        code: 'upstream_error',
      });
    }
  });

  test('has one row of no shape in a list, the others are answered and it is left to the reader', async () => {
    const proxy = createProxy();
    proxy.upstream.answer = () =>
      Promise.resolve(Response.json({ dados: [{ id: 1, cpf: '529.982.247-25' }, null, 7], links: [] }));
    const response = await ask(proxy, '/partidos');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ dados: [{ id: 1 }, null, 7] });
  });

  test('never ends its body, reading stops at two mebibytes', async () => {
    let sent = 0;
    const { body } = await failing(() => {
      const stream = new ReadableStream<Uint8Array>({
        pull(controller) {
          sent += 65_536;
          controller.enqueue(new Uint8Array(65_536).fill(32));
        },
      });
      return Promise.resolve(new Response(stream, { headers: { 'content-type': 'application/json' } }));
    });
    expect(body).toEqual({ error: `${answered}: resposta grande demais`, code: 'upstream_error' });
    expect(sent).toBeLessThan(3 * 1024 * 1024);
  });

  test('refuses a parameter or does not know the record, it is not asked again for ten minutes', async () => {
    const proxy = createProxy();
    const gone = { error: `${answered}: registro não encontrado`, code: 'not_found' };
    for (const wait of [0, 5_000, 590_000]) {
      proxy.clock.advance(wait);
      const response = await ask(proxy, '/deputados/999');
      expect(response.status).toBe(500);
      expect(await response.json()).toEqual(gone);
    }
    expect(proxy.upstream.calls).toHaveLength(1);
    proxy.clock.advance(20_000);
    await ask(proxy, '/deputados/999');
    expect(proxy.upstream.calls).toHaveLength(2);
    proxy.upstream.answer = () => Promise.resolve(Response.json({}, { status: 400 }));
    expect(await (await ask(proxy, '/deputados/998')).json()).toEqual({
      error: `${answered}: parâmetro não aceito`,
      code: 'bad_request',
    });
    expect(proxy.upstream.calls).toHaveLength(3);
  });

  test('recovers at the second try, nobody notices', async () => {
    const proxy = createProxy();
    proxy.upstream.standIn.faults.set({ kind: 'gateway-timeout', times: 1 });
    expect((await ask(proxy, '/partidos')).status).toBe(200);
    expect(proxy.upstream.calls).toHaveLength(2);
  });
});

test('who waits for another instance gives up after a hundred seconds, and asks nothing then', async () => {
  const proxy = createProxy();
  const start = proxy.clock.now();
  await proxy.store.claim(`${chamber}/partidos`, 300_000);
  expect((await ask(proxy, '/partidos')).status).toBe(503);
  await proxy.settled();
  expect(proxy.clock.now() - start).toBeLessThan(101_000);
  expect(proxy.upstream.calls).toEqual([]);
});

test('a full line gives what another instance kept meanwhile', async () => {
  const first = createProxy();
  await ask(first, '/partidos');
  const kept = await first.store.read(`${chamber}/partidos`);
  const proxy = createProxy({
    exchange: async () => {
      await proxy.store.write(`${chamber}/partidos`, kept?.body, { maxAgeS: 60, staleIfErrorS: 60 });
      return [];
    },
  });
  const response = await ask(proxy, '/partidos');
  expect([response.status, response.headers.get('x-cache')]).toEqual([200, 'HIT']);
  expect(proxy.upstream.calls).toEqual([]);
});

test('a failure that nobody foresaw is an unknown error, and is logged', async () => {
  const random = () => {
    throw new Error('unforeseen');
  };
  const proxy = createProxy({ random });
  proxy.upstream.standIn.faults.set({ kind: 'unavailable' });
  const response = await ask(proxy, '/partidos');
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ error: `${failed}: Erro desconhecido`, code: 'upstream_error' });
  expect(proxy.log).toEqual([
    { event: 'camara_failed', facts: { route: 'partidos', code: 'unexpected', error: 'Error: unforeseen' } },
  ]);
});

describe('a slow Chamber', () => {
  test('keeps nobody longer than fifteen seconds, and its answer is there for the next', async () => {
    const proxy = createProxy();
    const { answer } = proxy.upstream;
    proxy.upstream.answer = async (url, init) => {
      await proxy.clock.sleep(20_000);
      return answer(url, init);
    };
    const asked = proxy.clock.now();
    const response = await ask(proxy, '/deputados/204528/discursos?idLegislatura=57');
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      error: `${failed}: a Câmara demorou demais para responder`,
      code: 'upstream_timeout',
    });
    expect(proxy.clock.now() - asked).toBe(15_000);
    await proxy.settled();
    expect((await ask(proxy, '/deputados/204528/discursos?idLegislatura=57')).status).toBe(200);
    expect(proxy.upstream.calls).toHaveLength(1);
  });

  test('is given up on when it never answers', async () => {
    const proxy = createProxy();
    const signals: (AbortSignal | null | undefined)[] = [];
    proxy.upstream.answer = (_, init) => {
      signals.push(init?.signal);
      return new Promise(() => undefined);
    };
    const asked = proxy.clock.now();
    await ask(proxy, '/partidos');
    await proxy.settled();
    expect(proxy.clock.now() - asked).toBeLessThan(60_000);
    expect(signals).toHaveLength(3);
    expect(signals.every((signal) => signal?.aborted)).toBe(true);
  });
});

describe('the wait between tries', () => {
  async function startsOf(headers: HeadersInit, random: number, takesMs = 0): Promise<number[]> {
    const proxy = createProxy({ random: () => random });
    proxy.upstream.answer = async () => {
      await proxy.clock.sleep(takesMs);
      return new Response('busy', { status: 429, headers });
    };
    await ask(proxy, '/partidos');
    await proxy.settled();
    const [first] = proxy.upstream.calls;
    return proxy.upstream.calls.map(({ at }) => at - (first?.at ?? 0));
  }

  // 50 ms an answer; a fifteenth of a second after a refusal.
  test('is anything up to its double, drawn each time', async () => {
    expect(await startsOf({}, 0)).toEqual([0, 50, 117]);
    expect(await startsOf({}, 1)).toEqual([0, 550, 1600]);
    expect(await startsOf({}, 0.5)).toEqual([0, 300, 850]);
  });

  test('is at least what the Chamber asks for, unless that is more than twenty seconds', async () => {
    expect(await startsOf({ 'retry-after': '2' }, 0)).toEqual([0, 2_050, 4_100]);
    expect(await startsOf({ 'retry-after': '1.5' }, 0)).toEqual([0, 1_550, 3_100]);
    expect(await startsOf({ 'retry-after': '20' }, 0)).toEqual([0, 20_050, 40_100]);
    expect(await startsOf({ 'retry-after': '21' }, 0)).toEqual([0]);
    expect(await startsOf({ 'retry-after': 'Sat, 21 Nov 2026 15:00:03 GMT' }, 0)).toEqual([0, 3_000, 3_067]);
    expect(await startsOf({ 'retry-after': 'soon' }, 0)).toEqual([0, 50, 117]);
    expect(await startsOf({ 'retry-after': 'Sat, 21 Nov 2026 14:00:00 GMT' }, 1)).toEqual([0, 550, 1600]);
  });

  test('leads to no try after forty-five seconds', async () => {
    expect(await startsOf({ 'retry-after': '20' }, 0, 5_000)).toEqual([0, 25_050]);
  });
});
