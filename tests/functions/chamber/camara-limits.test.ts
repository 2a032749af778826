import { beforeEach, describe, expect, test } from 'vitest';
import {
  clientAddress,
  createLimitOf,
  createRateLimit,
  type RateLimit,
} from '../../../supabase/functions/_shared/rate-limit.ts';
import type { Rpc } from '../../../supabase/functions/_shared/rpc.ts';
import { outgoing } from '../../../supabase/functions/camara-proxy/handler.ts';
import { createOwnPermits } from '../../../supabase/functions/camara-proxy/permits.ts';
import { createFleet, openBackend } from './camara-fleet.ts';
import { ask, chamber, createProxy, createTestClock, post } from './camara-support.ts';

const backend = await openBackend();

beforeEach(() => backend.clear());

describe('the limit of an address', () => {
  const two = { name: 'camara-proxy', max: 2, windowS: 3600, secret: 's' };
  const limit = (now: () => number, rpc: Rpc): RateLimit =>
    createRateLimit({ ...two, rpc, now, log: () => undefined });
  const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });

  test('counts what is not kept yet, in all instances together, for each address alone', async () => {
    const fleet = createFleet(backend, 2, (now) => createLimitOf({ ...two, now }));
    const call = (n: number, path: string, address: string): Promise<Response> =>
      fleet.instance(n).handler(post({ url: `${chamber}${path}` }, from(address)));
    expect((await call(0, '/deputados?itens=1', '10.0.0.1')).status).toBe(200);
    expect((await call(1, '/deputados?itens=2', '10.0.0.1')).status).toBe(200);
    expect((await call(0, '/deputados?itens=3', '10.0.0.1')).status).toBe(429);
    expect((await call(1, '/deputados?itens=1', '10.0.0.1')).status).toBe(200);
    expect((await call(0, '/deputados?itens=3', '10.0.0.2')).status).toBe(200);
  });

  test.each([
    ['2001:db8:1:2::1', '2001:0DB8:1:2:ffff:a:b:c', true],
    ['2001:db8::1', '2001:db8:0:0:5::', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.8', false],
    ['2001:db8:1:2::1', '203.0.113.7', false],
  ])('counts %s and %s as one caller: %s', async (first, second, areOne) => {
    const check = limit(() => Date.parse('2026-11-21T15:00:00Z'), backend.rpc);
    for (const address of [first, second]) await check(new Request('http://x', { headers: from(address) }));
    const { rows } = await backend.database.query('select chave from private.limite_taxa');
    expect(rows).toHaveLength(areOne ? 1 : 2);
  });

  test('is kept under a hash that changes with the day and leads back to no address', async () => {
    const { rpc } = backend;
    let now = Date.parse('2026-11-21T15:00:00Z');
    const check = limit(() => now, rpc);
    await check(new Request('http://x', { headers: from('203.0.113.7') }));
    now += 86_400_000;
    await check(new Request('http://x', { headers: from('203.0.113.7') }));
    const { rows } = await backend.database.query<{ chave: string }>(
      'select distinct chave from private.limite_taxa',
    );
    expect(rows).toHaveLength(2);
    for (const { chave } of rows) expect(chave).toMatch(/^camara-proxy:[0-9a-f]{32}$/);
  });

  test('takes the address that the platform wrote, not the one that the caller claims', () => {
    const request = (headers: Record<string, string>): Request => new Request('http://x', { headers });
    expect(clientAddress(request({ 'x-forwarded-for': '1.2.3.4, 203.0.113.7' }))).toBe('203.0.113.7');
    expect(clientAddress(request({ 'x-forwarded-for': '1.2.3.4', 'cf-connecting-ip': '203.0.113.7' }))).toBe(
      '203.0.113.7',
    );
    expect(clientAddress(request({}))).toBe('');
  });

  test('lets everybody pass when the database is away', async () => {
    const rpc: Rpc = () => Promise.reject(new Error('away'));
    expect(await limit(Date.now, rpc)(new Request('http://x'))).toBe(true);
  });
});

test('a probe after a failure that finds no permit leaves the next one its turn', async () => {
  let isFull = false;
  const clock = createTestClock();
  const own = createOwnPermits(outgoing, clock.now);
  const proxy = createProxy({ clock, exchange: (report, wanted) => own(report, isFull ? 0 : wanted) });
  proxy.upstream.standIn.faults.set({ kind: 'broken' });
  for (const path of ['/deputados/1', '/deputados/2']) await ask(proxy, path);
  proxy.upstream.standIn.faults.clear();
  clock.advance(30_000);
  isFull = true;
  expect((await ask(proxy, '/partidos')).status).toBe(503);
  isFull = false;
  expect((await ask(proxy, '/deputados/204528')).status).toBe(200);
});

test('a record that the Chamber does not know parts no failures in a row', async () => {
  const proxy = createProxy();
  const { faults } = proxy.upstream.standIn;
  faults.set({ kind: 'broken' });
  await ask(proxy, '/deputados/1');
  faults.clear();
  expect(await (await ask(proxy, '/deputados/999999')).json()).toMatchObject({ code: 'not_found' });
  faults.set({ kind: 'broken' });
  await ask(proxy, '/deputados/2');
  expect(proxy.upstream.calls).toHaveLength(3 + 1 + 2);
});
