import { describe, expect, test } from 'vitest';
import { runInBackground } from '../../../supabase/functions/_shared/background.ts';
import { systemClock, within } from '../../../supabase/functions/_shared/clock.ts';
import { readEnv } from '../../../supabase/functions/_shared/env.ts';
import { createBreaker } from '../../../supabase/functions/camara-proxy/breaker.ts';
import { answeredBadly } from '../../../supabase/functions/camara-proxy/failures.ts';
import { createLimiter } from '../../../supabase/functions/camara-proxy/limiter.ts';
import {
  createOwnPermits,
  createSharedPermits,
  type ExchangePermits,
  type Report,
} from '../../../supabase/functions/camara-proxy/permits.ts';
import { routes } from '../../../supabase/functions/camara-proxy/routes.ts';
import { outgoing } from '../../../supabase/functions/camara-proxy/handler.ts';
import type { Rpc } from '../../../supabase/functions/_shared/rpc.ts';
import { singleFlight } from '../../../supabase/functions/_shared/single-flight.ts';
import { createMemoryCache } from '../../../supabase/functions/camara-proxy/memory-cache.ts';
import { createTestClock } from './camara-support.ts';

describe('the environment', () => {
  const needed = { SUPABASE_URL: 'http://127.0.0.1:54321/', SUPABASE_SERVICE_ROLE_KEY: 'key' };
  const read = (variables: Record<string, string>) => readEnv((name) => variables[name]);

  test('has the real Chamber and no listed page unless it says otherwise', () => {
    expect(read({ ...needed, CAMARA_API_URL: ' ' })).toEqual({
      SUPABASE_URL: 'http://127.0.0.1:54321',
      SUPABASE_SERVICE_ROLE_KEY: 'key',
      ALLOWED_ORIGINS: [],
      CAMARA_API_URL: 'https://dadosabertos.camara.leg.br/api/v2',
    });
  });

  test('lists pages by commas or spaces, and addresses without their last slash', () => {
    const env = read({
      ...needed,
      ALLOWED_ORIGINS: 'https://a.example, https://b.example',
      CAMARA_API_URL: 'http://127.0.0.1:4100/api/v2/',
    });
    expect(env.ALLOWED_ORIGINS).toEqual(['https://a.example', 'https://b.example']);
    expect(env.CAMARA_API_URL).toBe('http://127.0.0.1:4100/api/v2');
  });

  test('without what is needed, or with an address that is none, starts nothing', () => {
    expect(() => read({})).toThrow('SUPABASE_URL');
    expect(() => read({ ...needed, CAMARA_API_URL: 'file:///etc/passwd' })).toThrow('CAMARA_API_URL');
  });
});

describe('the breaker', () => {
  function opened() {
    const clock = createTestClock();
    const breaker = createBreaker({ now: clock.now, failures: 2, pauseMs: 1_000 });
    breaker.failed();
    expect(breaker.allowsRequest()).toBe(true);
    breaker.failed();
    expect(breaker.allowsRequest()).toBe(false);
    return { clock, breaker };
  }

  test('lets one probe through after the pause, and all after its success', () => {
    const { clock, breaker } = opened();
    clock.advance(999);
    expect(breaker.allowsRequest()).toBe(false);
    clock.advance(1);
    expect([breaker.allowsRequest(), breaker.allowsRequest()]).toEqual([true, false]);
    breaker.succeeded();
    expect([breaker.allowsRequest(), breaker.allowsRequest()]).toEqual([true, true]);
  });

  test('pauses anew when the probe fails, and gives the next its turn when the probe says nothing', () => {
    const { clock, breaker } = opened();
    clock.advance(1_000);
    breaker.allowsRequest();
    breaker.failed();
    expect(breaker.allowsRequest()).toBe(false);
    clock.advance(1_000);
    breaker.allowsRequest();
    breaker.ended();
    expect(breaker.allowsRequest()).toBe(true);
  });

  test('counts failures in a row only', () => {
    const breaker = createBreaker({ now: () => 0, failures: 2, pauseMs: 1_000 });
    breaker.failed();
    breaker.succeeded();
    breaker.failed();
    expect(breaker.allowsRequest()).toBe(true);
  });
});

describe('the limiter', () => {
  function limited(perSecond: number, inFlight: number) {
    const clock = createTestClock();
    const reports: Report[] = [];
    const own = createOwnPermits({ perSecond, inFlight }, clock.now);
    const exchange: ExchangePermits = (report, wanted) => {
      reports.push(report);
      return own(report, wanted);
    };
    const limiter = createLimiter({ clock, exchange, background: () => undefined, queue: 10 });
    return { clock, reports, limiter };
  }

  test('starts work in order of arrival, and a failure frees its permit', async () => {
    const { clock, limiter } = limited(2, 1);
    const started: [number, number][] = [];
    const from = clock.now();
    const results = await Promise.allSettled(
      [0, 1, 2, 3].map((n) =>
        limiter(() => {
          started.push([n, clock.now() - from]);
          return n === 0 ? Promise.reject(new Error('first')) : Promise.resolve(n);
        }),
      ),
    );
    expect(started).toEqual([
      [0, 0],
      [1, 1_000],
      [2, 2_000],
      [3, 3_000],
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  });

  test('tells how it went: good, slow, or refused with the pause that was requested', async () => {
    const { clock, reports, limiter } = limited(15, 8);
    const told = () => reports.splice(0).find(({ good, slow, refused }) => good + slow + refused > 0);
    await limiter(() => Promise.resolve());
    await clock.sleep(1_100);
    expect(told()).toMatchObject({ good: 1, slow: 0, refused: 0, pauseMs: 0 });
    await limiter(() => clock.sleep(6_001));
    await clock.sleep(300);
    expect(told()).toMatchObject({ good: 0, slow: 1, refused: 0 });
    const busy = answeredBadly('upstream_busy', 'cheia', { isPassing: true, retryAfterMs: 3_000 });
    await expect(limiter(() => Promise.reject(busy))).rejects.toBe(busy);
    await clock.sleep(300);
    expect(told()).toMatchObject({ good: 0, slow: 0, refused: 1, pauseMs: 3_000 });
    const wantsAnHour = answeredBadly('upstream_busy', 'cheia', { isPassing: true, retryAfterMs: 3_600_000 });
    const refuseLate = () => clock.sleep(6_001).then(() => Promise.reject(wantsAnHour));
    await expect(limiter(refuseLate)).rejects.toBe(wantsAnHour);
    await clock.sleep(300);
    expect(told()).toMatchObject({ good: 0, slow: 0, refused: 1, pauseMs: 20_000 });
  });

  test('gives up what has no permit within ten seconds, and takes no more than may wait', async () => {
    const { clock, limiter } = limited(1, 1);
    const from = clock.now();
    const first = limiter(() => clock.sleep(12_000));
    const waiting = Array.from({ length: 11 }, () => limiter(() => Promise.resolve('in vain')));
    expect(await waiting[10]).toBeNull();
    expect(clock.now() - from).toBeLessThan(1_000);
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => null));
    expect(clock.now() - from).toBe(10_000);
    await first;
    expect(await limiter(() => Promise.resolve('again'))).toBe('again');
  });
});

test('the database hears how it went, and holds a permit for longer than any request takes', async () => {
  const calls: Readonly<Record<string, unknown>>[] = [];
  const rpc: Rpc = (_, given) => Promise.resolve([{ id: String(calls.push(given)), esperaMs: 7 }]);
  const exchange = createSharedPermits({ rpc, log: () => undefined, outgoing, now: () => 0 });
  const report: Report = { returned: ['0'], good: 1, slow: 2, refused: 3, pauseMs: 4 };
  expect(await exchange(report, 5)).toEqual([{ id: '1', waitMs: 7 }]);
  const told = { p_devolvidos: ['0'], p_bons: 1, p_lentos: 2, p_recusados: 3, p_pausa_ms: 4, p_querem: 5 };
  expect(calls).toEqual([expect.objectContaining(told)]);
  expect(calls[0]?.['p_prazo_ms']).toBeGreaterThan(Math.max(...routes.map(({ timeoutMs }) => timeoutMs)));
});

test('a permit that comes when nobody waits any more goes back for others', async () => {
  const clock = createTestClock();
  const returned: string[] = [];
  const exchange: ExchangePermits = async (report, wanted) => {
    returned.push(...report.returned);
    if (wanted === 0) return [];
    await clock.sleep(11_000);
    return [{ id: 'late', waitMs: 0 }];
  };
  const limiter = createLimiter({ clock, exchange, background: () => undefined, queue: 10 });
  expect(await limiter(() => Promise.resolve('in vain'))).toBeNull();
  await clock.sleep(2_000);
  expect(returned).toEqual(['late']);
});

describe('the memory of an instance', () => {
  test('forgets after its time, and the oldest first when it is full', () => {
    const clock = createTestClock();
    const memory = createMemoryCache<string>({ now: clock.now, ttlMs: 1_000, size: 2 });
    memory.set('a', '1');
    memory.set('b', '2');
    memory.set('a', '3');
    memory.set('c', '4');
    expect(['a', 'b', 'c'].map((key) => memory.get(key))).toEqual(['3', undefined, '4']);
    clock.advance(1_000);
    expect(memory.get('a')).toBeUndefined();
  });

  test('runs work once for all who ask meanwhile, and again afterwards', async () => {
    const running = new Map<string, Promise<number>>();
    let runs = 0;
    const work = async (): Promise<number> => Promise.resolve((runs += 1));
    expect(await Promise.all([singleFlight(running, 'a', work), singleFlight(running, 'a', work)])).toEqual([
      1, 1,
    ]);
    expect(await singleFlight(running, 'a', work)).toBe(2);
    expect(running.size).toBe(0);
  });
});

describe('waiting', () => {
  test('ends with the work or with the limit, whichever is first', async () => {
    const clock = createTestClock();
    expect(await within(clock, 100, Promise.resolve('done'))).toBe('done');
    const from = clock.now();
    expect(await within(clock, 100, new Promise(() => undefined))).toBeNull();
    expect(clock.now() - from).toBe(100);
    await expect(within(clock, 100, Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  });

  test('on the real clock stops at once when it is no longer needed', async () => {
    const stop = new AbortController();
    const long = systemClock.sleep(600_000, stop.signal);
    stop.abort();
    await long;
    await systemClock.sleep(600_000, stop.signal);
    await systemClock.sleep(1);
    expect(systemClock.now()).toBeGreaterThan(Date.parse('2026-01-01'));
  });
});

test('work after the answer is told to the platform where there is one', async () => {
  const told: unknown[] = [];
  const work = Promise.resolve();
  runInBackground(work);
  Reflect.set(globalThis, 'EdgeRuntime', { waitUntil: (given: unknown) => told.push(given) });
  runInBackground(work);
  Reflect.deleteProperty(globalThis, 'EdgeRuntime');
  expect(told).toEqual([work]);
  await work;
});
