import type { Log } from '../_shared/log.ts';
import { readText } from './gate/gate.ts';
import { vocabularyOf } from './gate/vocabulary.ts';
import type { Portrait } from './portrait.ts';
import { messagesFor, withReminder } from './prompt.ts';
import { ProviderError, type Write } from './provider.ts';

/** A text that passed the gate, or why there is none. */
export type Written = { text: string } | { failed: 'provedor' | 'recusado' };

export interface Subject {
  portrait: Portrait;
  /** People of the whole record, chosen or not: what the text may not bring in. */
  names: readonly string[];
}

const tries = 2;

/** Has the portrait described, with one more try for a text that the gate refused. Rejects when `signal` is aborted. */
export async function writeDescription(
  { write, log }: { write: Write; log: Log },
  { portrait, names }: Subject,
  signal: AbortSignal,
): Promise<Written> {
  const vocabulary = vocabularyOf(portrait, names);
  const messages = messagesFor(portrait);
  for (let attempt = 0; attempt < tries; attempt += 1) {
    try {
      const verdict = readText(
        await write(attempt === 0 ? messages : withReminder(messages), signal),
        vocabulary,
      );
      if ('text' in verdict) return verdict;
      log('text_refused', { reason: verdict.refused, attempt });
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ProviderError)) throw error;
      log('provider_failed', { error: error.message, attempt });
      return { failed: 'provedor' };
    }
  }
  return { failed: 'recusado' };
}
