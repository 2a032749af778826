import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCacheStore } from '../../supabase/functions/_shared/cache-store.ts';
import { type Clock, systemClock } from '../../supabase/functions/_shared/clock.ts';
import type { Rpc } from '../../supabase/functions/_shared/rpc.ts';
import { outgoing } from '../../supabase/functions/camara-proxy/handler.ts';
import {
  createOwnPlaces,
  createSharedPlaces,
  type Report,
} from '../../supabase/functions/camara-proxy/places.ts';
import { createStandIn } from '../../supabase/local/world/camara/stand-in.ts';
import { openBackend, type TestBackend } from './camara-fleet.ts';
import { ask, createProxy, createTestClock, type Proxy } from './camara-support.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await openBackend();
});

afterAll(() => backend.database.close());

beforeEach(() => backend.clear());

const nothing: Report = { returned: [], good: 0, slow: 0, refused: 0, pauseMs: 0 };

/** What the database counts, with its clock. */
function sharedPlaces() {
  return createSharedPlaces({ rpc: backend.rpc, log: () => undefined, outgoing, now: Date.now });
}

/** Asks different cold questions of all instances at once. */
async function askAll(count: number, instances: readonly Pick<Proxy, 'handler'>[]): Promise<Response[]> {
  return Promise.all(
    Array.from({ length: count }, (_, n) => {
      const instance = instances[n % instances.length];
      if (instance === undefined) throw new Error('a crowd has instances');
      return ask(instance, `/deputados?itens=${n + 1}`);
    }),
  );
}

/** The stand-in Chamber, which takes as long as the real one at its best and counts. */
function createChamber(clock: Clock, hold = <T>(work: Promise<T>) => work) {
  const standIn = createStandIn();
  const seen = { starts: new Array<number>(), inFlight: 0, most: 0 };
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    seen.starts.push(clock.now());
    seen.inFlight += 1;
    seen.most = Math.max(seen.most, seen.inFlight);
    await clock.sleep(400);
    seen.inFlight -= 1;
    return hold(standIn.fetch(new Request(input, init)));
  };
  return { fetch, seen };
}

test('50 different cold questions at three instances are answered within five seconds, 15 a second and 8 at once', async () => {
  const clock = createTestClock();
  const { fetch, seen } = createChamber(clock, (work) => clock.hold(work));
  // One counter for all, as the database is, on the clock of the test.
  const exchange = createOwnPlaces(outgoing, clock.now);
  const instances = Array.from({ length: 3 }, () => createProxy({ clock, fetch, exchange }));
  const began = clock.now();
  const answers = await askAll(50, instances);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(clock.now() - began).toBeLessThan(5_000);
  expect(seen.starts).toHaveLength(50);
  expect(seen.most).toBeLessThanOrEqual(8);
  const inSecond = seen.starts.map(
    (start) => seen.starts.filter((at) => at >= start && at < start + 1_000).length,
  );
  expect(Math.max(...inSecond)).toBeLessThanOrEqual(15);
});

test('50 over one database are answered alike, with places that no two instances share, in few calls', async () => {
  const { fetch, seen } = createChamber(systemClock);
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
        exchange: createSharedPlaces({ rpc, log: () => undefined, outgoing, now: Date.now }),
      },
    }),
  );
  const answers = await askAll(50, instances);
  // On a busy machine the database may be too slow for all of them.
  const statuses = new Set(answers.map(({ status }) => status));
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(statuses).toContain(200);
  expect(seen.most).toBeGreaterThan(1);
  expect(seen.most).toBeLessThanOrEqual(8);
  expect(exchanges).toBeLessThanOrEqual(3 * answers.length);
});

test('a refusal halves what all instances may ask, once for those refused together, and good answers raise it again', async () => {
  const state = async () => {
    const { rows } = await backend.database.query<{ ritmo: number; lugares: number }>(
      'select ritmo, lugares from private.vazao',
    );
    return rows[0];
  };
  const [one, other] = [sharedPlaces(), sharedPlaces()];
  await one(nothing, 0);
  expect(await state()).toEqual({ ritmo: 15, lugares: 8 });
  await one({ ...nothing, refused: 3 }, 0);
  await other({ ...nothing, refused: 2 }, 0);
  expect(await state()).toEqual({ ritmo: 7.5, lugares: 4 });
  expect(await other(nothing, 10)).toHaveLength(4);
  await one({ ...nothing, good: 8 }, 0);
  expect(await state()).toEqual({ ritmo: 9.5, lugares: 5 });
});

test('without the database an instance keeps the limit by itself, and gives back what it took so', async () => {
  const visitor = await backend.rpcAs('anon');
  const events: string[] = [];
  let isAway = true;
  const rpc: Rpc = (name, args) => (isAway ? visitor : backend.rpc)(name, args);
  const exchange = createSharedPlaces({ rpc, log: (event) => events.push(event), outgoing, now: Date.now });
  const taken = await exchange(nothing, 10);
  expect(taken).toHaveLength(8);
  expect(events).toEqual(['places_away']);
  isAway = false;
  await exchange({ ...nothing, returned: taken.map(({ id }) => id) }, 0);
  isAway = true;
  await systemClock.sleep(1_000);
  expect(await exchange(nothing, 10)).toHaveLength(8);
});
