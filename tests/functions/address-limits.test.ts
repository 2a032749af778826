import { afterEach, expect, test, vi } from 'vitest';
import { realDeps as analysis } from '../../supabase/functions/analise-politica/deps.ts';
import { realDeps as chamber } from '../../supabase/functions/camara-proxy/deps.ts';
import { realDeps as news } from '../../supabase/functions/generate-candidate-news/deps.ts';
import { readAiSettings } from '../../supabase/functions/_shared/ai-env.ts';
import { readEnv } from '../../supabase/functions/_shared/env.ts';

const variables: Record<string, string> = {
  SUPABASE_URL: 'https://projeto.example',
  SUPABASE_SERVICE_ROLE_KEY: 'service',
  SUPABASE_ANON_KEY: 'anon',
};
const read = (name: string): string | undefined => variables[name];
const request = new Request('http://functions.test', { headers: { 'cf-connecting-ip': '203.0.113.7' } });

afterEach(() => vi.unstubAllGlobals());

/** What the database is asked to count. */
async function countedBy(check: () => Promise<unknown>): Promise<unknown[]> {
  const counted: unknown[] = [];
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    expect(url).toBe('https://projeto.example/rest/v1/rpc/contar_chamada');
    counted.push(JSON.parse(body));
    return Promise.resolve(Response.json(true));
  });
  await check();
  return counted;
}

const keyOf = (name: string): unknown => expect.stringMatching(new RegExp(`^${name}:[0-9a-f]{32}$`));

test('an address may search the news thirty times in an hour', async () => {
  const own = { feeds: [], copyUntil: undefined };
  expect(await countedBy(() => news(readEnv(read), own).rateLimit(request))).toEqual([
    { p_chave: keyOf('generate-candidate-news'), p_max: 30, p_janela_s: 3600 },
  ]);
});

test('an address may ask for two analyses a second', async () => {
  expect(await countedBy(() => analysis(readEnv(read), readAiSettings(read)).rateLimit(request))).toEqual([
    { p_chave: keyOf('analise-politica'), p_max: 120, p_janela_s: 60 },
  ]);
});

test('an address may have the Chamber asked twice a second', async () => {
  expect(await chamber(readEnv(read)).limitOf(request)).toEqual({
    key: keyOf('camara-proxy'),
    max: 120,
    windowS: 60,
  });
});

test.each([
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
])('a gateway that writes %s tells of the address %s', async (written, address) => {
  const limit = (from: string) =>
    chamber(readEnv(read)).limitOf(
      new Request('http://functions.test', { headers: { 'x-forwarded-for': from } }),
    );
  expect(await limit(written)).toEqual(await limit(address));
});
