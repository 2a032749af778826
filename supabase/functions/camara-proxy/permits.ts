import * as z from 'zod';
import { describeError, type Log } from '../_shared/log.ts';
import type { Rpc } from '../_shared/rpc.ts';

export interface Permit {
  id: string;
  /** Milliseconds before the request may leave. */
  waitMs: number;
}

export interface Report {
  returned: readonly string[];
  good: number;
  slow: number;
  refused: number;
  pauseMs: number;
}

export type ExchangePermits = (report: Report, wanted: number) => Promise<readonly Permit[]>;

export interface Outgoing {
  perSecond: number;
  inFlight: number;
}

/** Outlasts one call: a dead instance's permit is free then. */
const heldMs = 45_000;

/** All permits may leave at once, then the allowed number a second. */
export function createOwnPermits({ perSecond, inFlight }: Outgoing, now: () => number): ExchangePermits {
  const betweenMs = 1_000 / perSecond;
  const taken = new Set<string>();
  let next = -Infinity;
  let count = 0;
  return ({ returned, refused, pauseMs }, wanted) => {
    const moment = now();
    for (const id of returned) taken.delete(id);
    next = Math.max(next, refused > 0 ? moment + pauseMs : moment - (inFlight - 1) * betweenMs);
    const permits: Permit[] = [];
    while (permits.length < wanted && taken.size < inFlight && next < moment + 1_000) {
      const id = `own-${(count += 1)}`;
      taken.add(id);
      permits.push({ id, waitMs: Math.ceil(Math.max(0, next - moment)) });
      next += betweenMs;
    }
    return Promise.resolve(permits);
  };
}

export interface SharedPermitsOptions {
  rpc: Rpc;
  log: Log;
  outgoing: Outgoing;
  now: () => number;
  key?: string;
}

const placesSchema = z.array(z.object({ id: z.string(), esperaMs: z.number().nonnegative() }));

/** In the database; while that is away each instance has its own limit. */
export function createSharedPermits({
  rpc,
  log,
  outgoing,
  now,
  key = 'camara',
}: SharedPermitsOptions): ExchangePermits {
  const own = createOwnPermits(outgoing, now);
  const { perSecond: p_ritmo_max, inFlight: p_lugares_max } = outgoing;
  const limits = { p_chave: key, p_ritmo_max, p_lugares_max, p_prazo_ms: heldMs };
  return async (report, wanted) => {
    const { returned, good, slow, refused, pauseMs } = report;
    const told = { p_bons: good, p_lentos: slow, p_recusados: refused, p_pausa_ms: pauseMs };
    try {
      const answer = await rpc('trocar_lugares', {
        ...limits,
        ...told,
        p_devolvidos: returned,
        p_querem: wanted,
      });
      await own(report, 0);
      return placesSchema.parse(answer).map(({ id, esperaMs }) => ({ id, waitMs: esperaMs }));
    } catch (error) {
      log('permits_away', { error: describeError(error) });
      return own(report, wanted);
    }
  };
}
