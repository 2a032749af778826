import { expect, test } from 'vitest';
import { readJson, serve } from '../../supabase/functions/_shared/http.ts';

const origin = 'https://pagina.example';
const handler = serve({
  allowedOrigins: [origin],
  log: () => undefined,
  answer: async (request) => Response.json(await readJson(request)),
});
const post = (body: BodyInit) =>
  handler(new Request('http://functions.test', { method: 'POST', headers: { origin }, body }));

test.each([
  [4_096, 200],
  [4_097, 413],
])('a body of %i bytes is answered with %i', async (bytes, status) => {
  expect((await post(`"${'a'.repeat(bytes - 2)}"`)).status).toBe(status);
});

test('bytes that are no text are no JSON', async () => {
  const answer = await post(Uint8Array.of(0x22, 0xff, 0x22));
  expect([answer.status, await answer.json()]).toEqual([
    400,
    expect.objectContaining({ code: 'invalid_body' }),
  ]);
});

test('a page may read the age, the cache, the number and the wait of an answer', async () => {
  const read = (await post('{}')).headers.get('access-control-expose-headers');
  expect(read?.split(', ')).toEqual(['age', 'x-cache', 'x-request-id', 'retry-after']);
});
