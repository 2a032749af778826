import type { Log } from '../_shared/log.ts';
import { readAnswer } from './answer.ts';
import type { FactBook } from './facts.ts';
import { type Fault, messagesFor, withFaults } from './prompt.ts';
import { ProviderError, type Complete } from './provider.ts';
import type { Section } from './render.ts';

export type Description = { sections: Section[] } | { failed: 'provedor' | 'recusado' };

const tries = 2;

/** By kind only: nothing of the text is logged. */
function countOf(faults: readonly Fault[]): string {
  return [...new Set(faults.map(({ kind }) => kind))]
    .map((kind) => `${kind} ${faults.filter((fault) => fault.kind === kind).length}`)
    .join(', ');
}

/** One retry after a refusal by the gate, with what failed. Rejects when `signal` is aborted. */
export async function describeFacts(
  { complete, log }: { complete: Complete; log: Log },
  book: FactBook,
  signal: AbortSignal,
): Promise<Description> {
  let messages = messagesFor(book);
  for (let attempt = 0; attempt < tries; attempt += 1) {
    try {
      const reply = await complete(messages, signal);
      const reading = readAnswer(reply, book);
      if ('sections' in reading) return reading;
      log('text_refused', { reason: countOf(reading.faults), attempt });
      messages = withFaults(messagesFor(book), reply, reading.faults);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ProviderError)) throw error;
      log('provider_failed', { error: error.message, attempt });
      return { failed: 'provedor' };
    }
  }
  return { failed: 'recusado' };
}
