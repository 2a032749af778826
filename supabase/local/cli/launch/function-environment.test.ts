import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { functionEnvironment } from './function-environment.ts';
import { allowedHosts } from '../../emulator/functions/allowed-hosts.ts';

test('only the variables of the functions pass, and an empty one counts as absent', () => {
  expect(
    functionEnvironment({
      AI_MODEL: ' m-1 ',
      AI_API_KEY: '',
      HOME: '/root',
      LOCAL_DATABASE_URL: 'postgresql://x',
    }),
  ).toEqual({ AI_MODEL: 'm-1' });
});

test('functions reach the hosts of their _URL variables, on the port that each means', () => {
  const hosts = allowedHosts({
    SUPABASE_URL: 'http://127.0.0.1:54321',
    NEWS_FEED_URL: 'https://a.example/rss, http://b.example/feed',
    AI_API_URL: 'not an address',
    AI_MODEL: 'https://not-a-host.example',
  });
  expect(hosts).toEqual([
    'dadosabertos.camara.leg.br:443',
    'a.example:443',
    'b.example:80',
    '127.0.0.1:54321',
  ]);
});

test('a Chamber moved by its variable closes the way to the real one', () => {
  const hosts = allowedHosts({ CAMARA_API_URL: 'http://127.0.0.1:4100/api/v2' });
  expect(hosts).toContain('127.0.0.1:4100');
  expect(hosts).not.toContain('dadosabertos.camara.leg.br:443');
});

test.each([
  ['CAMARA_API_URL', 'http://camara.example', 'um endereço https'],
  ['NEWS_FEED_URL', 'https://a.example/rss ftp://b.example', 'uma lista de endereços https'],
  ['AI_API_URL', 'http://ia.example/v1', 'um endereço https ou "simulador"'],
  ['AI_MODEL', 'm'.repeat(81), 'um nome de até 80 caracteres'],
  ['AI_DAILY_PER_USER', '-1', 'um número inteiro de 0 a 99999'],
  ['AI_DAILY_TOTAL', 'muitas', 'um número inteiro de 0 a 99999'],
  [
    'AI_BLACKOUT',
    '2026-10-06/2026-10-01',
    '"nenhum" ou períodos "início/fim" com fuso, separados por vírgula',
  ],
  [
    'AI_BLACKOUT',
    '2026-10-06T00:00:00-03:00/2026-10-01T00:00:00-03:00',
    '"nenhum" ou períodos "início/fim" com fuso, separados por vírgula',
  ],
])('%s that no function would take is said at the start, in words', (name, value, wanted) => {
  expect(() => functionEnvironment({ [name]: value })).toThrow(`${name} deve ser ${wanted}.`);
});

test('what .env.example proposes is taken', async () => {
  const example = await readFile(new URL('../../../../.env.example', import.meta.url), 'utf8');
  const proposed = parseEnv(example.replaceAll(/^# (?=[A-Z_]+=)/gm, ''));
  expect(Object.keys(functionEnvironment(proposed)).length).toBeGreaterThan(4);
});
