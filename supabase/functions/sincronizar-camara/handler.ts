import { dayInBrasilia } from '../_shared/day-in-brasilia.ts';
import { UserError } from '../_shared/errors.ts';
import { serve } from '../_shared/http.ts';
import type { Log } from '../_shared/log.ts';
import type { Rpc } from '../_shared/rpc.ts';
import { type Task, taskSchema } from './read.ts';
import { createSources, type SourceOptions } from './source.ts';
import { createStep } from './step.ts';

async function digest(key: CryptoKey, text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text)));
}

/** In constant time: compares every byte of hashes under a key of this call alone. */
async function isSameSecret(given: string, expected: string): Promise<boolean> {
  const key = await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const [a, b] = await Promise.all([digest(key, given), digest(key, expected)]);
  return a.reduce((difference, byte, at) => difference | (byte ^ (b[at] ?? -1)), 0) === 0;
}

export interface HandlerDeps extends SourceOptions {
  secret: string | null;
  rpc: Rpc;
  log: Log;
}

/** Little beside the visitors' calls, which must not feel it. */
export const outgoing = { perSecond: 5, inFlight: 4 };

/** For the reading; the lock also covers the writing. */
const readingMs = 15_000;
const turnS = 30;

async function authorize({ headers }: Request, secret: string | null): Promise<void> {
  const given = headers.get('x-sync-secret') ?? '';
  const isKnown = secret !== null && (await isSameSecret(given, secret));
  if (!isKnown) throw new UserError(401, 'unauthorized', 'Falta o segredo da sincronização.');
}

/** Secret POST reads one bounded step. 401 secret, 409 running, 502 Chamber gave nothing. */
export function createHandler(deps: HandlerDeps): (request: Request) => Promise<Response> {
  const { secret, rpc, clock, log } = deps;
  const sources = createSources(deps);

  async function takeTask(): Promise<Task> {
    const task = await rpc('pegar_passo_camara', {
      p_hoje: dayInBrasilia(clock.now()),
      p_prazo_s: turnS,
    });
    if (task === null) throw new UserError(409, 'busy', 'Outra leitura da Câmara está em andamento.', turnS);
    return taskSchema.parse(task);
  }

  async function answer(request: Request): Promise<Response> {
    await authorize(request, secret);
    const task = await takeTask();
    const source = sources(clock.now() + readingMs);
    const step = createStep(deps, task, source);
    const fit = await step.read();
    const written = await step.write(fit);
    if (written.recusados > 0) log('camara_batch_refused', { task: task.tarefa, count: written.recusados });
    return Response.json({ tarefa: task.tarefa, lidos: fit.read, ...written });
  }

  return serve({ allowedOrigins: [], log, answer });
}
