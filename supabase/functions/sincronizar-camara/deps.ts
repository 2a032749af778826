import { createSharedPermits } from '../camara-proxy/permits.ts';
import { runInBackground } from '../_shared/background.ts';
import { systemClock } from '../_shared/clock.ts';
import type { Env } from '../_shared/env.ts';
import { printLog } from '../_shared/log.ts';
import { createRpc } from '../_shared/rpc.ts';
import { type HandlerDeps, outgoing } from './handler.ts';

export function realDeps(env: Env, secret: string | null): HandlerDeps {
  const rpc = createRpc({ url: env.SUPABASE_URL, serviceRoleKey: env.SUPABASE_SERVICE_ROLE_KEY, fetch });
  const { now } = systemClock;
  return {
    secret,
    baseUrl: env.CAMARA_API_URL,
    fetch,
    clock: systemClock,
    rpc,
    exchange: createSharedPermits({ rpc, log: printLog, outgoing, now, key: 'sincronizar-camara' }),
    background: runInBackground,
    log: printLog,
  };
}
