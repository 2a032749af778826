import { beforeEach, expect, test } from 'vitest';
import { createCacheStore } from '../../../supabase/functions/_shared/cache-store.ts';
import { type Clock, systemClock } from '../../../supabase/functions/_shared/clock.ts';
import type { Rpc } from '../../../supabase/functions/_shared/rpc.ts';
import { outgoing } from '../../../supabase/functions/camara-proxy/handler.ts';
import {
  createOwnPermits,
  createSharedPermits,
  type Report,
} from '../../../supabase/functions/camara-proxy/permits.ts';
import { createStandIn } from '../../../supabase/local/stand-ins/camara/stand-in.ts';
import { openBackend } from './camara-fleet.ts';
import { ask, copy, createProxy, createTestClock, type Proxy } from './camara-support.ts';

const backend = await openBackend();

beforeEach(() => backend.clear());

const nothing: Report = { returned: [], good: 0, slow: 0, refused: 0, pauseMs: 0 };

/** What the database counts, with its clock. */
function sharedPermits() {
  return createSharedPermits({ rpc: backend.rpc, log: () => undefined, outgoing, now: Date.now });
}

/** Asks different cold questions of all instances at once. */
async function askAll(
  count: number,
  instances: readonly Pick<Proxy, 'handler'>[],
  onAnswer: () => void = () => undefined,
): Promise<Response[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const instance = instances[n % instances.length];
      if (instance === undefined) throw new Error('a crowd has instances');
      const answer = await ask(instance, `/deputados?itens=${n + 1}`);
      onAnswer();
      return answer;
    }),
  );
}

/** The stand-in Chamber, which takes its time and counts. */
function createChamber(clock: Clock, answersInMs: number, hold = <T>(work: Promise<T>) => work) {
  const standIn = createStandIn({ copy });
  const seen = { starts: new Array<number>(), inFlight: 0, most: 0 };
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    seen.starts.push(clock.now());
    seen.inFlight += 1;
    seen.most = Math.max(seen.most, seen.inFlight);
    await clock.sleep(answersInMs);
    seen.inFlight -= 1;
    return hold(standIn.fetch(new Request(input, init)));
  };
  return { fetch, seen };
}

/** The most calls that left within one second. */
function mostInASecond(starts: readonly number[]): number {
  const inSecond = starts.map((start) => starts.filter((at) => at >= start && at < start + 1_000).length);
  return Math.max(...inSecond);
}

/** When the answers came, in milliseconds from the first question, in order. */
async function crowd(answersInMs: number) {
  const clock = createTestClock();
  const { fetch, seen } = createChamber(clock, answersInMs, (work) => clock.hold(work));
  // One counter for all, as the database is, on the clock of the test.
  const exchange = createOwnPermits(outgoing, clock.now);
  const instances = Array.from({ length: 3 }, () => createProxy({ clock, fetch, exchange }));
  const began = clock.now();
  const took: number[] = [];
  const answers = await askAll(50, instances, () => took.push(clock.now() - began));
  return { statuses: answers.map(({ status }) => status), took, seen };
}

test.each([
  { answersInMs: 200, within: 2_600 },
  { answersInMs: 400, within: 2_800 },
  { answersInMs: 1_000, within: 3_200 },
])(
  'of 50 different cold questions 95 % are answered in $within ms by a Chamber of $answersInMs ms, never 20 a second',
  async ({ answersInMs, within }) => {
    const { statuses, took, seen } = await crowd(answersInMs);
    expect(statuses).toEqual(statuses.map(() => 200));
    expect(took[47]).toBeLessThanOrEqual(within);
    expect(seen.starts).toHaveLength(50);
    expect(seen.most).toBeLessThanOrEqual(17);
    expect(mostInASecond(seen.starts)).toBeLessThanOrEqual(17);
  },
);

test('what leaves for long is at most fifteen a second, after the permits that waited', async () => {
  const clock = createTestClock();
  const exchange = createOwnPermits(outgoing, clock.now);
  let count = 0;
  let returned: string[] = [];
  for (let step = 0; step < 100; step += 1) {
    returned = (await exchange({ ...nothing, returned }, 20)).map(({ id }) => id);
    count += returned.length;
    clock.advance(100);
  }
  expect(count).toBeGreaterThan(10 * 15);
  expect(count).toBeLessThanOrEqual(17 + 11 * 15);
});

test('50 over one database are answered alike, with permits that no two instances share, in few calls', async () => {
  const { fetch, seen } = createChamber(systemClock, 400);
  let exchanges = 0;
  const rpc: Rpc = (name, args) => {
    if (name === 'trocar_lugares') exchanges += 1;
    return backend.rpc(name, args);
  };
  const instances = Array.from({ length: 3 }, () =>
    createProxy({
      real: {
        clock: systemClock,
        fetch,
        store: createCacheStore(rpc),
        exchange: createSharedPermits({ rpc, log: () => undefined, outgoing, now: Date.now }),
      },
    }),
  );
  const answers = await askAll(50, instances);
  // On a busy machine the database may be too slow for all of them.
  const statuses = new Set(answers.map(({ status }) => status));
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(statuses).toContain(200);
  expect(seen.most).toBeGreaterThan(1);
  expect(seen.most).toBeLessThanOrEqual(17);
  expect(mostInASecond(seen.starts)).toBeLessThanOrEqual(20);
  expect(exchanges).toBeLessThanOrEqual(3 * answers.length);
  await Promise.all(instances.map((instance) => instance.settled()));
});

test('a refusal halves what all instances may ask, once for those refused together, and good answers raise it again', async () => {
  const state = async () => {
    const { rows } = await backend.database.query<{ ritmo: number; lugares: number }>(
      'select ritmo, lugares from private.vazao',
    );
    return rows[0];
  };
  const [one, other] = [sharedPermits(), sharedPermits()];
  await one(nothing, 0);
  expect(await state()).toEqual({ ritmo: 15, lugares: 17 });
  await one({ ...nothing, refused: 3 }, 0);
  await other({ ...nothing, refused: 2 }, 0);
  expect(await state()).toEqual({ ritmo: 7.5, lugares: 8.5 });
  expect(await other(nothing, 10)).toHaveLength(8);
  await one({ ...nothing, good: 8 }, 0);
  expect(await state()).toEqual({ ritmo: 9.5, lugares: 9.5 });
});

test('the database lets all permits leave at once, and none before one is returned', async () => {
  const exchange = sharedPermits();
  const permits = await exchange(nothing, 20);
  expect(permits).toHaveLength(17);
  expect(Math.max(...permits.map(({ waitMs }) => waitMs))).toBeLessThanOrEqual(1);
  expect(await exchange(nothing, 20)).toEqual([]);
  const returned = permits.slice(0, 3).map(({ id }) => id);
  expect(await exchange({ ...nothing, returned, good: 3 }, 20)).toHaveLength(3);
});

test('without the database an instance keeps the limit by itself, and gives back what it took so', async () => {
  const visitor = await backend.rpcAs('anon');
  const events: string[] = [];
  let isAway = true;
  const rpc: Rpc = (name, args) => (isAway ? visitor : backend.rpc)(name, args);
  const exchange = createSharedPermits({ rpc, log: (event) => events.push(event), outgoing, now: Date.now });
  const taken = await exchange(nothing, 20);
  expect(taken).toHaveLength(17);
  expect(events).toEqual(['permits_away']);
  isAway = false;
  await exchange({ ...nothing, returned: taken.map(({ id }) => id) }, 0);
  isAway = true;
  await systemClock.sleep(1_000);
  expect(await exchange(nothing, 20)).toHaveLength(17);
});
