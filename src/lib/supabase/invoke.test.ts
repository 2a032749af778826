import { FunctionsClient } from '@supabase/functions-js';
import { expect, it, vi } from 'vitest';
import { FunctionError, invoke } from './invoke';

function answering(answer: Response | Error): FunctionsClient {
  const customFetch = () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer));
  return new FunctionsClient('http://backend.test/functions/v1', { customFetch });
}

async function failure(answer: Response | Error): Promise<FunctionError> {
  const error: unknown = await invoke(answering(answer), 'analise-politica').catch(
    (reason: unknown) => reason,
  );
  if (!(error instanceof FunctionError)) throw new Error('The call did not fail as a FunctionError.');
  return error;
}

const json = (body: unknown, status: number) => Response.json(body, { status });

it('the call of a function returns the answer', async () => {
  expect(await invoke(answering(json({ analise: 'texto' }, 200)), 'analise-politica')).toEqual({
    analise: 'texto',
  });
});

it('the call of a function sends the body as JSON and can be given up', async () => {
  const requests: RequestInit[] = [];
  const client = new FunctionsClient('http://backend.test/functions/v1', {
    customFetch: (_, init) => {
      requests.push(init ?? {});
      return Promise.resolve(json({}, 200));
    },
  });
  const wish = new AbortController();
  await invoke(client, 'camara-proxy', { body: { url: 'https://exemplo.org' }, signal: wish.signal });
  expect(requests[0]?.body).toBe('{"url":"https://exemplo.org"}');
  expect(requests[0]?.signal?.aborted).toBe(false);
  wish.abort();
  expect(requests[0]?.signal?.aborted).toBe(true);
});

it('a call given up before it begins asks nobody', async () => {
  const customFetch = vi.fn(() => Promise.resolve(json({}, 200)));
  const client = new FunctionsClient('http://backend.test/functions/v1', { customFetch });
  await expect(invoke(client, 'camara-proxy', { signal: AbortSignal.abort() })).rejects.toThrow();
  expect(customFetch).not.toHaveBeenCalled();
});

it('the call of a function does not wait for ever', async () => {
  vi.useFakeTimers();
  const client = new FunctionsClient('http://backend.test/functions/v1', {
    customFetch: (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
  });
  const failed = invoke(client, 'camara-proxy').catch((reason: unknown) => reason);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await failed).toMatchObject({ name: 'FunctionError', status: null });
});

it('the call of a function keeps what the function said of its failure', async () => {
  const error = await failure(json({ needsChoices: true, error: 'Você precisa favoritar' }, 400));
  expect(error).toMatchObject({
    status: 400,
    needsChoices: true,
    serverMessage: 'Você precisa favoritar',
    code: '400',
  });
});

it('the call of a function is not tried again when the function itself named the failure', async () => {
  const error = await failure(
    json({ error: 'Erro ao acessar API da Câmara: status 503', code: 'upstream_error' }, 500),
  );
  expect(error).toMatchObject({ status: 500, serverCode: 'upstream_error', code: 'upstream_error' });
});

it.each([
  ['a page instead of JSON', new Response('<html>Bad gateway</html>', { status: 502 }), 502],
  ['an empty body', new Response(null, { status: 500 }), 500],
  ['a body of another form', json(['x'], 500), 500],
  ['too many requests', json({ error: '' }, 429), 429],
  ['no answer', new TypeError('Failed to fetch'), null],
])('the call of a function may be tried again after %s, which says nothing', async (_, answer, status) => {
  expect(await failure(answer)).toMatchObject({ status, needsChoices: false, serverMessage: null, code: '' });
});
