import type { AiSettings } from '../_shared/ai-env.ts';
import { createIdentify } from '../_shared/identify.ts';
import { systemClock } from '../_shared/clock.ts';
import type { Env } from '../_shared/env.ts';
import { type Log, printLog } from '../_shared/log.ts';
import { createRateLimit } from '../_shared/rate-limit.ts';
import { createRpc } from '../_shared/rpc.ts';
import { createUserRest } from '../_shared/user-rest.ts';
import { createFindDeputies } from './chamber.ts';
import { createFindCommonVotes } from './common-votes.ts';
import type { HandlerDeps } from './handler.ts';
import { createComplete } from './provider.ts';
import { createQuota } from './quota.ts';

const perAddress = { max: 120, windowS: 60 };
const timeoutMs = 25_000;

export interface Outside {
  fetch: typeof globalThis.fetch;
  now: () => number;
  log: Log;
}

export function realDeps(
  env: Env,
  ai: AiSettings,
  { fetch, now, log }: Outside = { fetch: globalThis.fetch, now: systemClock.now, log: printLog },
): HandlerDeps {
  const { SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: secret } = env;
  const { anonKey, provider, blackouts } = ai;
  const rpc = createRpc({ url, serviceRoleKey: secret, fetch });
  return {
    allowedOrigins: env.ALLOWED_ORIGINS,
    provider,
    blackouts,
    identify: createIdentify({ url, anonKey, fetch, loginRequired: 'Faça login para gerar sua análise' }),
    rest: createUserRest({ url, anonKey, fetch }),
    findDeputies: createFindDeputies({ url, anonKey, fetch, log }),
    findCommonVotes: createFindCommonVotes({ url, anonKey, fetch, log }),
    quota: createQuota({ rpc, log, ...ai }),
    complete: provider === null ? null : createComplete({ provider, fetch, timeoutMs }),
    rateLimit: createRateLimit({ rpc, name: 'analise-politica', ...perAddress, secret, now, log }),
    now,
    log,
  };
}
