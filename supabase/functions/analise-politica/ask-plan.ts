import type { Log } from '../_shared/log.ts';
import type { FactBook } from './facts.ts';
import { type Plan, readPlan } from './plan.ts';
import { askedAgain, messagesFor } from './prompt.ts';
import { ProviderError, type Complete } from './provider.ts';
import { possibleItems } from './sentences.ts';

const tries = 2;

interface Asking {
  complete: Complete;
  log: Log;
  /** A consent may be withdrawn while the first try is on its way. */
  isStillAllowed: () => Promise<boolean>;
}

/** One retry after anything but a legal plan. Rejects when `signal` is aborted. */
export async function askPlan(
  { complete, log, isStillAllowed }: Asking,
  book: FactBook,
  signal: AbortSignal,
): Promise<Plan | 'provedor' | 'recusado' | 'sem_consentimento'> {
  const possible = possibleItems(book);
  let messages = messagesFor(book);
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if (attempt > 0 && !(await isStillAllowed())) return 'sem_consentimento';
    try {
      const reply = await complete(messages, signal);
      const plan = readPlan(reply, possible);
      if (plan !== null) return plan;
      log('plan_refused', { attempt });
      messages = askedAgain(messagesFor(book), reply);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ProviderError)) throw error;
      log('provider_failed', { error: error.message, attempt });
      return 'provedor';
    }
  }
  return 'recusado';
}
