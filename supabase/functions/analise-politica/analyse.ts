import { type AiSettings, isBlackedOut } from '../_shared/ai-env.ts';
import type { Caller } from '../_shared/caller.ts';
import { UserError } from '../_shared/errors.ts';
import { describeError, type Log } from '../_shared/log.ts';
import type { UserRest } from '../_shared/user-rest.ts';
import { consentVersion, hasConsent } from './consent.ts';
import type { Portrait } from './portrait.ts';
import type { Write } from './provider.ts';
import { aiReply, type Reply, type SummaryReason, summaryReply } from './reply.ts';
import type { Turn, Turns } from './turn.ts';
import { type Subject, writeDescription } from './write.ts';

export interface AnalyseDeps extends Pick<AiSettings, 'provider' | 'blackouts'> {
  rest: UserRest;
  turns: Turns;
  /** How the provider is asked; null without one. */
  write: Write | null;
  now: () => number;
  log: Log;
}

/**
 * Makes the analysis of one person's choices: by an AI where one is configured, open, consented to and within the
 * limits, otherwise by counting, and says which. Rejects with UserError 429 while another of the same person is being
 * made, and when `signal` is aborted.
 */
export type Analyse = (caller: Caller, subject: Subject, signal: AbortSignal) => Promise<Reply>;

/** Nobody's name came through: there is nothing to have described. */
function isBlank({ favoritos }: Portrait): boolean {
  return favoritos.candidatos.length + favoritos.deputados.length === 0;
}

function inFlight(waitS: number): UserError {
  const text = 'Já há uma análise sua em andamento. Espere ela terminar.';
  return new UserError(429, 'analysis_in_flight', text, Math.max(1, waitS));
}

export function createAnalyse(deps: AnalyseDeps): Analyse {
  const { provider, blackouts, rest, turns, write, now, log } = deps;

  /** Why no AI may be asked, or null when it may. */
  async function obstacle(caller: Caller, portrait: Portrait): Promise<SummaryReason | null> {
    if (provider === null) return 'sem_provedor';
    if (isBlackedOut(blackouts, now())) return 'periodo_eleitoral';
    if (isBlank(portrait)) return 'sem_dados';
    return (await hasConsent(rest, caller, await consentVersion(provider))) ? null : 'sem_consentimento';
  }

  /** Without the count nothing is sent: a provider that nobody counts is as good as none. */
  async function takeTurn(userId: string): Promise<Turn | null> {
    try {
      return await turns.take(userId);
    } catch (error) {
      log('turns_away', { error: describeError(error) });
      return null;
    }
  }

  async function describeByAi(caller: Caller, subject: Subject, signal: AbortSignal): Promise<Reply> {
    const { portrait } = subject;
    const turn = await takeTurn(caller.id);
    if (turn === null || write === null || provider === null)
      return summaryReply(portrait, 'provedor', now());
    if (turn.resultado === 'em_andamento') throw inFlight(turn.espera_s);
    if (turn.resultado !== 'reservada') return summaryReply(portrait, turn.resultado, now());
    try {
      const written = await writeDescription({ write, log }, subject, signal);
      return 'text' in written
        ? aiReply(portrait, written.text, provider, now())
        : summaryReply(portrait, written.failed, now());
    } finally {
      await turns.giveBack(caller.id, turn.vez);
    }
  }

  return async (caller, subject, signal) => {
    const startedAt = now();
    const reason = await obstacle(caller, subject.portrait);
    const reply =
      reason === null
        ? await describeByAi(caller, subject, signal)
        : summaryReply(subject.portrait, reason, now());
    log('analysis', { kind: reply.tipo, reason: reply.motivo ?? 'none', ms: now() - startedAt });
    return reply;
  };
}
