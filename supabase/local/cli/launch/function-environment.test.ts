import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { functionEnvironment } from './function-environment.ts';

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

test('the stand-in for an AI is requested by its word, with or without a misbehaviour', () => {
  for (const asked of ['simulador', 'simulador:conselho'])
    expect(functionEnvironment({ AI_API_URL: asked })).toEqual({ AI_API_URL: asked });
});

test.each([
  ['CAMARA_API_URL', 'http://camara.example', 'um endereço https'],
  ['NEWS_FEED_URL', 'https://a.example/rss ftp://b.example', 'uma lista de endereços https'],
  ['AI_API_URL', 'http://ia.example/v1', 'um endereço https ou "simulador"'],
  ['AI_API_URL', 'https://nome:senha@ia.example/v1', 'um endereço https ou "simulador"'],
  ['CAMARA_SYNC_SECRET', 's'.repeat(23), 'um segredo de 24 caracteres ou mais'],
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
])('%s that no function would take is reported at the start, in words', (name, value, wanted) => {
  expect(() => functionEnvironment({ [name]: value })).toThrow(`${name} deve ser ${wanted}.`);
});

test('what .env.example proposes is taken', async () => {
  const example = await readFile(new URL('../../../../.env.example', import.meta.url), 'utf8');
  const proposed = parseEnv(example.replaceAll(/^# (?=[A-Z_]+=)/gm, ''));
  expect(Object.keys(functionEnvironment(proposed)).length).toBeGreaterThan(4);
});
