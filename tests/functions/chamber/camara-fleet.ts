import { afterAll } from 'vitest';
import { createCacheStore } from '../../../supabase/functions/_shared/cache-store.ts';
import type { LimitOf } from '../../../supabase/functions/_shared/rate-limit.ts';
import { createRpc, type Rpc } from '../../../supabase/functions/_shared/rpc.ts';
import { outgoing } from '../../../supabase/functions/camara-proxy/handler.ts';
import { createSharedPermits } from '../../../supabase/functions/camara-proxy/permits.ts';
import type { Database } from '../../../supabase/local/emulator/database/database.ts';
import { openMigrated } from '../../../supabase/local/emulator/database/snapshot.ts';
import { localJwtSecret, roleKey } from '../../../supabase/local/emulator/jwt.ts';
import { createRest } from '../../../supabase/local/emulator/rest/rest.ts';
import { ask, createProxy, createTestClock, createUpstream, type Proxy } from './camara-support.ts';

/** A migrated database behind the table API, as functions reach it. */
export interface TestBackend {
  database: Database;
  /** Speaks as the service role, or as another. */
  rpc: Rpc;
  rpcAs(role: 'anon' | 'service_role'): Promise<Rpc>;
  clear(): Promise<void>;
}

export async function openBackend(): Promise<TestBackend> {
  const database = await openMigrated();
  afterAll(() => database.close());
  const rest = await createRest({
    database,
    schemas: ['public'],
    extraSearchPath: ['public'],
    maxRows: 1000,
    jwtSecret: localJwtSecret,
  });
  const rpcAs = async (role: 'anon' | 'service_role'): Promise<Rpc> =>
    createRpc({
      url: 'http://api.test',
      serviceRoleKey: await roleKey(role, localJwtSecret),
      fetch: (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input);
        return rest.fetch(new Request(`http://rest.test${pathname.replace('/rest/v1', '')}`, init));
      },
    });
  return {
    database,
    rpc: await rpcAs('service_role'),
    rpcAs,
    async clear() {
      await database.query('delete from private.cache_http');
      await database.query('delete from private.limite_taxa');
      await database.query('delete from private.vazao');
    },
  };
}

export interface Fleet {
  upstream: Proxy['upstream'];
  clock: Proxy['clock'];
  instance(n: number): Proxy;
  ask(n: number, path: string): Promise<Response>;
  settled(): Promise<void>;
}

/** Instances of the function that share nothing but the database and the Chamber. */
export function createFleet(
  backend: TestBackend,
  count: number,
  createLimit?: (now: () => number) => LimitOf,
): Fleet {
  const clock = createTestClock();
  const upstream = createUpstream(clock);
  const rpc: Rpc = (name, args) => clock.hold(backend.rpc(name, args));
  const instances = Array.from({ length: count }, () =>
    createProxy({
      clock,
      upstream,
      store: createCacheStore(rpc),
      exchange: createSharedPermits({ rpc, log: () => undefined, outgoing, now: clock.now }),
      ...(createLimit && { limitOf: (request) => clock.hold(createLimit(clock.now)(request)) }),
    }),
  );
  const instance = (n: number): Proxy => {
    const found = instances[n % instances.length];
    if (found === undefined) throw new Error('a fleet has at least one instance');
    return found;
  };
  return {
    upstream,
    clock,
    instance,
    ask: (n, path) => ask(instance(n), path),
    async settled() {
      await Promise.all(instances.map((one) => one.settled()));
    },
  };
}
