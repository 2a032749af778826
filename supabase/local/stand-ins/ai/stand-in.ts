import * as z from 'zod';
import { listen } from '../../emulator/gateway/listen.ts';
import { contentOf, type Misbehaviour } from './faults.ts';
import { planFor } from './plan.ts';

/** Gone, out of quota, silent, cut off, or saying something else. */
export type Fault =
  | { kind: 'unavailable' | 'busy' | 'silent' | 'broken' }
  | { kind: 'says'; text: string }
  | { kind: 'misbehaves'; how: Misbehaviour };

const requestSchema = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })).min(1),
});

export const standInVariables = {
  AI_API_KEY: 'chave-do-simulador',
  AI_MODEL: 'simulador local, sem IA',
  AI_PROVIDER: 'Simulador local',
  AI_COUNTRY: 'este computador',
} as const;

function completion(model: string, content: string): Response {
  const choice = { index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' };
  return Response.json({ id: 'simulador', object: 'chat.completion', model, choices: [choice] });
}

function refusal(status: number, message: string): Response {
  return Response.json({ error: { message, type: 'invalid_request_error' } }, { status });
}

function silence(signal: AbortSignal): Promise<Response> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(new Response(null, { status: 499 })));
  });
}

function misbehaviour(how: Misbehaviour, model: string, prompt: string, signal: AbortSignal) {
  const content = contentOf(how, planFor(prompt));
  if (content !== null) return completion(model, content);
  if (how === 'lento') return silence(signal);
  return how === 'cota'
    ? refusal(429, 'You exceeded your current quota.')
    : new Response('Service Unavailable', { status: 503 });
}

async function answer(request: Request, fault: Fault | null): Promise<Response> {
  if (request.headers.get('authorization') !== `Bearer ${standInVariables.AI_API_KEY}`)
    return refusal(401, 'Incorrect API key provided.');
  const asked = requestSchema.safeParse(await request.json());
  if (!asked.success) return refusal(400, 'Invalid request.');
  const { model, messages } = asked.data;
  const prompt = messages.find(({ content }) => content.includes('<dados>\n'))?.content ?? '';
  switch (fault?.kind) {
    case undefined:
      return completion(model, JSON.stringify(planFor(prompt)));
    case 'misbehaves':
      return misbehaviour(fault.how, model, prompt, request.signal);
    case 'says':
      return completion(model, fault.text);
    case 'unavailable':
      return new Response('Service Unavailable', { status: 503 });
    case 'busy':
      return refusal(429, 'You exceeded your current quota.');
    case 'broken':
      return new Response('{"choices": [', { headers: { 'content-type': 'application/json' } });
    case 'silent':
      return silence(request.signal);
  }
}

/** Something that speaks as OpenAI's chat completions do, on a free port of this machine. */
export interface AiStandIn {
  url: string;
  /** Every request that requested a plan: its body as it came, oldest first. */
  asked: string[];
  /** Faults every following request; null ends it. */
  fail(fault: Fault | null): void;
  close(): Promise<void>;
}

/** Chooses in a fixed order; it is no AI and claims none. */
export async function serveAiStandIn(initial: Fault | null = null): Promise<AiStandIn> {
  const asked: string[] = [];
  let fault = initial;
  const { port, close } = await listen({
    port: 0,
    variable: 'AI_API_URL',
    async fetch(request) {
      if (request.method !== 'POST' || new URL(request.url).pathname !== '/v1/chat/completions')
        return refusal(404, 'Unknown request URL.');
      asked.push(await request.clone().text());
      return answer(request, fault);
    },
  });
  return { url: `http://127.0.0.1:${port}/v1`, asked, fail: (next) => void (fault = next), close };
}
