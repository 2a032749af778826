import { describe, expect, test } from 'vitest';
import { ask, createMemoryStore, createProxy, createTestClock } from './camara-support.ts';

const aDay = 86_400_000;

describe('a list that was full', () => {
  const path = '/deputados/160541/despesas?ano=2026&itens=100';

  test('is not believed empty: the old one is served until the Chamber is whole again', async () => {
    const proxy = createProxy();
    const full: unknown = await (await ask(proxy, path)).json();
    expect(full).toMatchObject({ total: 70 });
    proxy.upstream.standIn.faults.set({ kind: 'empty' });
    proxy.clock.advance(aDay);
    await ask(proxy, path);
    await proxy.settled();
    proxy.clock.advance(60_000);
    const response = await ask(proxy, path);
    expect(response.headers.get('x-cache')).toBe('STALE');
    expect(await response.json()).toEqual({ ...Object(full), desatualizado: true });
  });

  test('is not believed empty where it is a record', async () => {
    const proxy = createProxy();
    const record = '/deputados/160541';
    await ask(proxy, record);
    proxy.upstream.answer = () => Promise.resolve(Response.json({ dados: [], links: [] }));
    proxy.clock.advance(aDay);
    await ask(proxy, record);
    await proxy.settled();
    proxy.clock.advance(60_000);
    expect(await (await ask(proxy, record)).json()).toMatchObject({ dados: { id: 160541 } });
    await proxy.settled();
  });

  test('is not believed halved when it is long', async () => {
    const proxy = createProxy();
    await ask(proxy, '/deputados?itens=1000');
    proxy.upstream.answer = () =>
      Promise.resolve(Response.json({ dados: Array(256).fill({ id: 1 }), links: [] }));
    proxy.clock.advance(aDay);
    await ask(proxy, '/deputados?itens=1000');
    await proxy.settled();
    proxy.clock.advance(60_000);
    expect(await (await ask(proxy, '/deputados?itens=1000')).json()).toMatchObject({ total: 513 });
  });

  test('is believed when it is short and becomes shorter still', async () => {
    const proxy = createProxy();
    await ask(proxy, path);
    proxy.upstream.answer = () => Promise.resolve(Response.json({ dados: [{ id: 1 }], links: [] }));
    proxy.clock.advance(aDay);
    await ask(proxy, path);
    await proxy.settled();
    proxy.clock.advance(2_000);
    expect(await (await ask(proxy, path)).json()).toMatchObject({ dados: [{ id: 1 }], desatualizado: false });
  });

  test.each([400, 404])('is not forgotten for an answer of %s, only a record may be gone', async (status) => {
    const proxy = createProxy();
    const record = '/deputados/160541';
    for (const known of [path, record]) await ask(proxy, known);
    proxy.upstream.answer = () => Promise.resolve(Response.json({}, { status }));
    proxy.clock.advance(aDay);
    for (const known of [path, record]) await ask(proxy, known);
    await proxy.settled();
    proxy.clock.advance(60_000);
    expect(await (await ask(proxy, path)).json()).toMatchObject({ total: 70, desatualizado: true });
    expect((await ask(proxy, record)).status).toBe(status === 404 ? 500 : 200);
    await proxy.settled();
  });

  test('an empty list is kept for ten minutes only', async () => {
    const proxy = createProxy();
    for (const [wait, cache] of [
      [0, 'MISS'],
      [599_000, 'HIT'],
      [2_000, 'STALE'],
    ] as const) {
      proxy.clock.advance(wait);
      expect((await ask(proxy, '/deputados?nome=Ninguem')).headers.get('x-cache')).toBe(cache);
    }
    await proxy.settled();
  });
});

/** Hours for which an answer is new, and days for which the Chamber may be down after it. */
test.each([
  ['/deputados?itens=50', 6, 7],
  ['/deputados/204528', 12, 30],
  ['/deputados/160541/despesas?ano=2026&itens=100', 6, 30],
  ['/deputados/204528/discursos?dataInicio=2025-01-01&dataFim=2026-11-20', 3, 14],
  ['/proposicoes?idDeputadoAutor=204528', 3, 14],
  ['/referencias/deputados/siglaUF', 168, 90],
  ['/partidos', 24, 30],
])('%s is old after %i hours, and gone after %i days without a newer answer', async (path, hours, days) => {
  const proxy = createProxy();
  await ask(proxy, path);
  proxy.upstream.answer = () => Promise.reject(new TypeError('down'));
  const began = proxy.clock.now();
  for (const [age, told] of [
    [hours * 3_600_000 - 1_000, '200 HIT'],
    [hours * 3_600_000 + 1_000, '200 STALE'],
    [days * aDay - 1_000, '200 STALE'],
    [days * aDay + 60_000, '500 null'],
  ] as const) {
    proxy.clock.advance(began + age - proxy.clock.now());
    const { status, headers } = await ask(proxy, path);
    expect(`${status} ${headers.get('x-cache')}`).toBe(told);
    await proxy.settled();
  }
});

test.each([
  [999, '0'],
  [1_000, '1'],
  [1_999, '1'],
  // Two instances never have quite the same clock.
  [-5_000, '0'],
])('an answer that was fetched %i ms ago is as old as its whole seconds: %s', async (passed, age) => {
  const clock = createTestClock();
  const kept = { conteudo: { dados: [], links: [], total: null, origem: { tipo: 'camara' } } };
  const row = { body: kept, fetchedAt: clock.now() - passed, isFresh: true, isClaimed: false };
  const open = () => Promise.resolve({ ...row, claim: null, isLimited: false });
  const proxy = createProxy({ clock, store: { ...createMemoryStore(clock), open } });
  expect((await ask(proxy, '/partidos')).headers.get('age')).toBe(age);
});
