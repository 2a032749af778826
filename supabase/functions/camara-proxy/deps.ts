import { runInBackground } from '../_shared/background.ts';
import { createCacheStore } from '../_shared/cache-store.ts';
import { systemClock } from '../_shared/clock.ts';
import type { Env } from '../_shared/env.ts';
import { printLog } from '../_shared/log.ts';
import { createLimitOf } from '../_shared/rate-limit.ts';
import { createRpc } from '../_shared/rpc.ts';
import { type HandlerDeps, outgoing } from './handler.ts';
import { createSharedPermits } from './permits.ts';

/** Uncached requests that one address may cause in a minute. */
const perAddress = { max: 120, windowS: 60 };

export function realDeps(env: Env): HandlerDeps {
  const rpc = createRpc({ url: env.SUPABASE_URL, serviceRoleKey: env.SUPABASE_SERVICE_ROLE_KEY, fetch });
  const secret = env.SUPABASE_SERVICE_ROLE_KEY;
  const { now } = systemClock;
  return {
    allowedOrigins: env.ALLOWED_ORIGINS,
    baseUrl: env.CAMARA_API_URL,
    fetch,
    clock: systemClock,
    random: Math.random,
    store: createCacheStore(rpc),
    exchange: createSharedPermits({ rpc, log: printLog, outgoing, now }),
    limitOf: createLimitOf({ name: 'camara-proxy', ...perAddress, secret, now }),
    background: runInBackground,
    log: printLog,
  };
}
