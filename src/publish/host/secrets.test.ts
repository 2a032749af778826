import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refuseSecrets } from './write-headers-and-refuse-secrets.ts';
import { knownSecrets, secretsIn } from './secrets.ts';

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (claims: object): string => `${encode({ alg: 'HS256' })}.${encode(claims)}.c2ln`;
const letters = 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8';

test.each([
  ['a service key', token({ role: 'service_role' }), 'token de service_role'],
  ["a person's token", token({ role: 'authenticated', sub: '1' }), 'token de authenticated'],
  ['a token of another service', token({ iss: 'x' }), 'token sem papel conhecido'],
  ['a token that is no JSON', `eyJhbGci.eyJ-_-.${letters}`, 'token sem papel conhecido'],
  ['a secret Supabase key', `sb_secret_${letters}`, 'chave secreta do Supabase'],
  ['a Supabase access key', `sbp_${'0123456789abcdef'.repeat(2)}`, 'chave de acesso do Supabase'],
  ['a private key', '-----BEGIN RSA PRIVATE KEY-----', 'chave privada'],
  ['a PKCS8 private key', '-----BEGIN PRIVATE KEY-----', 'chave privada'],
  ['a provider key', `sk-proj-${letters}`, 'chave de serviço de IA'],
  ['another provider key', `sk-ant-${letters}`, 'chave de serviço de IA'],
  ['a Google key', `AIza${letters.slice(0, 35)}`, 'chave do Google'],
  ['an AWS key', 'AKIAIOSFODNN7EXAMPLE', 'chave da AWS'],
  ['a GitHub key', `ghp_${letters}`, 'chave do GitHub'],
  ['a database with its password', 'postgresql://postgres:senha@db.exemplo/x', 'endereço de banco com senha'],
])('%s is recognised by its form', (_name, planted, what) => {
  expect(secretsIn(`const a="${planted}";`, [])).toEqual([what]);
});

test('public keys and ordinary code are let through', () => {
  const code = `createClient(url,"${token({ role: 'anon' })}");const b="sb_publishable_${letters}";
    if(key==="service_role")sk-button;postgres://;"task-list-of-the-whole-design-system"`;
  expect(secretsIn(code, [])).toEqual([]);
});

test('secrets of the machine are those with the name or the look of one, and nothing that is public', () => {
  const names = knownSecrets({
    AI_API_KEY: 'uma-chave-de-teste',
    DEPLOY: letters,
    VITE_AI_SECRET: 'colado-no-lugar-errado',
    VITE_SUPABASE_ANON_KEY: 'chave-publica',
    SUPABASE_ANON_KEY: 'chave-publica',
    SHORT_KEY: 'abc',
    HOME: '/srv/pessoa/um/caminho/muito/longo/1',
    npm_package_description: 'a-description-that-is-part-of-the-site-1',
    EMPTY_TOKEN: '',
    MISSING_TOKEN: undefined,
  }).map(({ name }) => name);
  expect(names).toEqual(['AI_API_KEY', 'DEPLOY', 'VITE_AI_SECRET']);
});

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'published-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<title>Pauta Aberta</title>');
});

afterEach(() => rm(folder, { recursive: true }));

test('a site with secrets is refused by file and kind, and the secret is not repeated', async () => {
  const secrets = knownSecrets({ AI_API_KEY: 'uma-chave-de-teste' });
  await expect(refuseSecrets(folder, secrets)).resolves.toBeUndefined();
  await writeFile(join(folder, 'assets', 'x.js'), `fetch("uma-chave-de-teste")`);
  await writeFile(join(folder, 'assets', 'x.js.map'), token({ role: 'service_role' }));
  await expect(refuseSecrets(folder, secrets)).rejects.toThrow(
    /^O site construído contém segredos:\n {2}assets\/x\.js\.map: token de service_role\n {2}assets\/x\.js: valor de AI_API_KEY$/,
  );
});
