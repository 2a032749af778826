import { expect, test } from 'vitest';
import { attacks } from '../functions/chamber/camara-attacks.ts';
import { people } from '../contract/support.ts';
import { type Answer, ask, callerOf, operator, visitor } from './support.ts';

/** Incident classes 15 and 16, through the gateway; tests/functions prove the pieces. */
const { create } = people();

const door = (name: string) => `/functions/v1/${name}`;
const camara = door('camara-proxy');
const news = door('generate-candidate-news');
const analysis = door('analise-politica');

function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  return ask(visitor, path, { method: 'POST', body, headers });
}

const inside = [
  'http://127.0.0.1:54321/rest/v1/',
  'http://localhost/',
  'http://[::1]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://0x7f000001/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:25/',
  'data:application/json,{}',
];

test('the proxy asks nobody but the Chamber, in every way of writing an address', async () => {
  const answers = await Promise.all([...attacks, ...inside].map((url) => post(camara, { url })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
  for (const { body } of answers) expect(JSON.stringify(body)).not.toMatch(/root:|stack|127\.0\.0\.1/);
});

test('the same door answers an address of the list', async () => {
  const url = 'https://dadosabertos.camara.leg.br/api/v2/deputados/204379';
  expect((await post(camara, { url })).status).toBe(200);
});

test.each([
  ['more than 4 KiB', JSON.stringify({ url: 'x'.repeat(5000) }), 413],
  ['no JSON', '{"url":', 400],
  ['a list', '[]', 400],
  ['a text', '"x"', 400],
  ['deeply nested', `${'['.repeat(1500)}${']'.repeat(1500)}`, 400],
  ['a prototype', '{"__proto__":{"url":"https://evil.example/"}}', 400],
])('a body of %s is refused', async (_, body, status) => {
  for (const path of [camara, news]) expect((await post(path, body)).status, path).toBe(status);
});

test('the analysis is for people with an account: no key, no visitor, no forged or borrowed name', async () => {
  const person = await callerOf((await create()).client);
  const [head, claims] = (person.token ?? '').split('.');
  const answers = await Promise.all([
    ask(visitor, analysis, { method: 'POST', headers: { authorization: '' } }),
    ask(visitor, analysis, { method: 'POST' }),
    ask(operator, analysis, { method: 'POST' }),
    ask({ token: `${head}.${claims}.AAAA` }, analysis, { method: 'POST' }),
    ask({ token: 'sb_secret_x' }, analysis, { method: 'POST' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  const own = await ask(person, analysis, { method: 'POST', body: { user_id: crypto.randomUUID() } });
  expect(own).toMatchObject({ status: 400, body: { needsChoices: true } });
});

test('no page of another origin may read an answer, with or without a preflight', async () => {
  for (const path of [camara, news, analysis]) {
    for (const origin of ['https://evil.example', 'null', 'http://localhost:5173.evil.example']) {
      const asked = { origin, 'access-control-request-method': 'POST' };
      const preflight = await ask(visitor, path, { method: 'OPTIONS', headers: asked });
      expect(preflight.headers.get('access-control-allow-origin'), `${path} ${origin}`).toBeNull();
    }
  }
  const answer = await post(camara, { url: 'x' }, { origin: 'https://evil.example' });
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  expect(answer.headers.get('vary')).toContain('Origin');
  const listed = await post(camara, { url: 'x' }, { origin: 'http://localhost:5173' });
  expect(listed.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
});

test('headers neither change the method nor the path of a call', async () => {
  const headers = {
    'x-http-method-override': 'DELETE',
    'x-original-url': '/rest/v1/audit_log',
    'x-rewrite-url': '/rest/v1/audit_log',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'file',
  };
  const read = await ask(visitor, '/rest/v1/candidatos_presidencia_2026?select=id&limit=1', { headers });
  expect([read.status, Array.isArray(read.body)]).toEqual([200, true]);
  const refused = await post(camara, { url: 'x' }, headers);
  expect(refused.status).toBe(400);
  expect(JSON.stringify([...refused.headers, refused.body])).not.toContain('evil.example');
});

test('an invented address of the caller opens no new allowance', async () => {
  const search = (n: number) =>
    post(
      news,
      { candidateName: `Pessoa Inventada ${'abcdefgh'[n % 8]}${'abcdefgh'[Math.floor(n / 8)]}`, party: 'X' },
      {
        'x-forwarded-for': `203.0.113.${n}`,
        'x-real-ip': `203.0.113.${n}`,
        'cf-connecting-ip': `203.0.113.${n}`,
        forwarded: `for=203.0.113.${n}`,
      },
    );
  const answers = await Promise.all(Array.from({ length: 31 }, (_, n) => search(n)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({ code: 'rate_limited' });
});
