import { createCacheStore } from '../_shared/cache-store.ts';
import { systemClock } from '../_shared/clock.ts';
import type { Env } from '../_shared/env.ts';
import { printLog } from '../_shared/log.ts';
import { createRateLimit } from '../_shared/rate-limit.ts';
import { createRpc } from '../_shared/rpc.ts';
import type { HandlerDeps } from './handler.ts';

const perAddress = { max: 30, windowS: 3600 };

export function realDeps(
  env: Env,
  { feeds, copyUntil }: Pick<HandlerDeps, 'feeds' | 'copyUntil'>,
): HandlerDeps {
  const rpc = createRpc({ url: env.SUPABASE_URL, serviceRoleKey: env.SUPABASE_SERVICE_ROLE_KEY, fetch });
  const secret = env.SUPABASE_SERVICE_ROLE_KEY;
  const { now } = systemClock;
  return {
    allowedOrigins: env.ALLOWED_ORIGINS,
    feeds,
    copyUntil,
    fetch,
    clock: systemClock,
    store: createCacheStore(rpc),
    rateLimit: createRateLimit({
      rpc,
      name: 'generate-candidate-news',
      ...perAddress,
      secret,
      now,
      log: printLog,
    }),
    log: printLog,
  };
}
