import { type AiSettings, isBlackedOut } from '../_shared/ai-env.ts';
import type { Caller } from '../_shared/identify.ts';
import { UserError } from '../_shared/errors.ts';
import { describeError, type Log } from '../_shared/log.ts';
import type { UserRest } from '../_shared/user-rest.ts';
import { askPlan } from './ask-plan.ts';
import { hasConsent } from './consent.ts';
import type { FactBook } from './facts.ts';
import type { Complete } from './provider.ts';
import { type DefaultReason, defaultReply, plannedReply, type Reply } from './reply.ts';
import { possibleItems } from './sentences.ts';
import type { Reservation, Quota } from './quota.ts';

export interface AnalyseDeps extends Pick<AiSettings, 'provider' | 'blackouts'> {
  rest: UserRest;
  quota: Quota;
  complete: Complete | null;
  now: () => number;
  log: Log;
}

/** Falls back to the default plan. Rejects with UserError 429, and on abort. */
export type Analyse = (caller: Caller, book: FactBook, signal: AbortSignal) => Promise<Reply>;

function inFlight(waitS: number): UserError {
  const text = 'Já há uma análise sua em andamento. Espere ela terminar.';
  return new UserError(429, 'analysis_in_flight', text, waitS);
}

export function createAnalyse(deps: AnalyseDeps): Analyse {
  const { provider, blackouts, rest, quota, complete, now, log } = deps;

  /** Why AI may not be used, or null when it may. */
  async function obstacle(caller: Caller, book: FactBook): Promise<DefaultReason | null> {
    if (provider === null) return 'sem_provedor';
    if (isBlackedOut(blackouts, now())) return 'periodo_eleitoral';
    if (possibleItems(book).length === 0) return 'sem_dados';
    return (await hasConsent(rest, caller, provider)) ? null : 'sem_consentimento';
  }

  async function reserve(userId: string): Promise<Reservation | null> {
    try {
      return await quota.reserve(userId);
    } catch (error) {
      log('quota_away', { error: describeError(error) });
      return null;
    }
  }

  async function planByAi(caller: Caller, book: FactBook, signal: AbortSignal): Promise<Reply> {
    const reservation = await reserve(caller.id);
    if (reservation === null || complete === null || provider === null)
      return defaultReply(book, 'falha', now());
    if (reservation.resultado === 'em_andamento') throw inFlight(reservation.espera_s);
    if (reservation.resultado !== 'reservada') return defaultReply(book, reservation.resultado, now());
    let isShown = false;
    try {
      const asking = { complete, log, isStillAllowed: () => hasConsent(rest, caller, provider) };
      const plan = await askPlan(asking, book, signal);
      if (typeof plan === 'string') return defaultReply(book, plan, now());
      const reply = plannedReply(book, plan, provider, now());
      isShown = !signal.aborted;
      return reply;
    } finally {
      await quota.release(caller.id, reservation.vez, isShown);
    }
  }

  async function reply(caller: Caller, book: FactBook, signal: AbortSignal): Promise<Reply> {
    try {
      const reason = await obstacle(caller, book);
      return reason === null ? await planByAi(caller, book, signal) : defaultReply(book, reason, now());
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof UserError) throw error;
      log('analysis_failed', { error: error instanceof Error ? error.name : 'unknown' });
      return defaultReply(book, 'falha', now());
    }
  }

  return async (caller, book, signal) => {
    const startedAt = now();
    const made = await reply(caller, book, signal);
    log('analysis', { reason: made.motivo ?? 'none', ms: now() - startedAt });
    return made;
  };
}
