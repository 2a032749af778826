import { bytesWithin } from '../_shared/bytes-within.ts';
import { writableJson } from '../_shared/clean-text.ts';
import * as z from 'zod';
import type { AiProvider } from '../_shared/ai-env.ts';
import { planJsonSchema } from './plan.ts';
import type { Message } from './prompt.ts';

/** Away, too slow, or no usable reply. The message quotes no content. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
}

/** Chat completion. Rejects with ProviderError, also when `signal` is aborted. */
export type Complete = (messages: readonly Message[], signal: AbortSignal) => Promise<string>;

export interface CompleteOptions {
  provider: AiProvider;
  fetch: typeof fetch;
  timeoutMs: number;
}

/** Some services write a list of parts, the model's reasoning among them. */
const contentSchema = z.union([
  z.string(),
  z
    .array(z.object({ type: z.string(), text: z.string().optional() }))
    .transform((parts) => parts.map(({ type, text = '' }) => (type === 'text' ? text : '')).join('')),
]);

const answerSchema = z.object({
  choices: z.tuple(
    [
      z.object({
        message: z.object({ content: contentSchema }),
        finish_reason: z.string().nullish(),
      }),
    ],
    z.unknown(),
  ),
});

const maxBytes = 256 * 1024;
/** Left out in a second request when a service refuses them. */
const preferences = {
  temperature: 0.2,
  max_tokens: 1_000,
  store: false,
  response_format: {
    type: 'json_schema',
    json_schema: { name: 'analise', strict: true, schema: planJsonSchema },
  },
} as const;

async function readLimited(response: Response): Promise<string> {
  const bytes = await bytesWithin(response, maxBytes);
  if (bytes === null) throw new ProviderError('answer too large');
  return new TextDecoder().decode(bytes);
}

/** Some models prepend their reasoning; some services leave its beginning out. */
function withoutThinking(text: string): string {
  return text.replace(/^[\s\S]*<\/think>/, '').trim();
}

async function textIn(response: Response): Promise<string> {
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new ProviderError(`status ${response.status}`);
  }
  const body = await readLimited(response);
  try {
    const [choice] = answerSchema.parse(JSON.parse(body)).choices;
    if (choice.finish_reason === 'length') throw new ProviderError('text cut off');
    return withoutThinking(choice.message.content);
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    throw new ProviderError('answer of an unknown shape');
  }
}

/** POST {url}/chat/completions with model and messages, nothing about the user. */
export function createComplete({ provider, fetch, timeoutMs }: CompleteOptions): Complete {
  const { url, key, model } = provider;
  const ask = (body: object, signal: AbortSignal): Promise<Response> =>
    fetch(`${url}/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: writableJson(JSON.stringify(body)),
      redirect: 'manual',
      signal,
    });

  return async (messages, outer) => {
    const signal = AbortSignal.any([outer, AbortSignal.timeout(timeoutMs)]);
    try {
      const first = await ask({ model, messages, ...preferences }, signal);
      if (first.status !== 400 && first.status !== 422) return await textIn(first);
      await first.body?.cancel();
      return await textIn(await ask({ model, messages }, signal));
    } catch (error) {
      if (error instanceof ProviderError) throw error;
      throw new ProviderError(signal.aborted ? 'no answer in time' : 'no connection');
    }
  };
}
