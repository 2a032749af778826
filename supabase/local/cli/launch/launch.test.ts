import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startupMessage, foreignStartupMessage } from './startup-message.ts';
import { startInSteps } from './cleanup.ts';
import { launchSettings, readVariables } from './settings.ts';

test('the start takes without any variable the usual ports, the embedded backend, the data in the repository', () => {
  expect(launchSettings({}, '/repo')).toEqual({
    appPort: 5173,
    backendPort: 54321,
    foreign: null,
    officialStack: false,
    siteUrl: null,
    folder: '/repo/.data/local',
    storage: { kind: 'folder', folder: '/repo/.data/local', votes: 'all' },
    functionVariables: {},
    camara: 'auto',
    news: 'auto',
  });
});

test('a project that somebody else runs replaces the embedded backend; its own address does not', () => {
  const key = { VITE_SUPABASE_ANON_KEY: 'key' };
  expect(launchSettings({ VITE_SUPABASE_URL: 'https://x.supabase.co', ...key }, '/').foreign).toEqual({
    url: 'https://x.supabase.co',
    anonKey: 'key',
  });
  expect(launchSettings({ VITE_SUPABASE_URL: 'http://localhost:54321/', ...key }, '/').foreign).toBeNull();
  expect(launchSettings({ VITE_SUPABASE_URL: ' ', ...key }, '/').foreign).toBeNull();
  expect(() => launchSettings({ VITE_SUPABASE_URL: 'https://x.supabase.co' }, '/')).toThrow(
    'VITE_SUPABASE_URL aponta para https://x.supabase.co, mas falta VITE_SUPABASE_ANON_KEY.',
  );
  expect(() => launchSettings({ VITE_SUPABASE_URL: 'x.supabase.co', ...key }, '/')).toThrow(
    'VITE_SUPABASE_URL não é um endereço: "x.supabase.co".',
  );
});

test('the official stack is asked for by its name alone', () => {
  expect(launchSettings({ SUPABASE_STACK: 'oficial' }, '/').officialStack).toBe(true);
  expect(() => launchSettings({ SUPABASE_STACK: 'docker' }, '/')).toThrow(
    'SUPABASE_STACK deve ser "oficial" ou vazio, e não "docker".',
  );
});

test('a port that is no port is reported with its name', () => {
  for (const text of ['abc', '-1', '70000', '1.5']) {
    expect(() => launchSettings({ APP_PORT: text }, '/')).toThrow(
      `APP_PORT deve ser um número de porta (0 a 65535), e não "${text}".`,
    );
  }
  expect(launchSettings({ APP_PORT: '0', BACKEND_PORT: ' 4000 ' }, '/')).toMatchObject({
    appPort: 0,
    backendPort: 4000,
  });
});

test('a server that is no address of PostgreSQL is reported without repeating it', () => {
  expect(() => launchSettings({ LOCAL_DATABASE_URL: 'http://pessoa:segredo@x/' }, '/')).toThrow(
    /^LOCAL_DATABASE_URL deve ser um endereço como postgresql:\/\/pessoa:senha@/,
  );
  const url = 'postgresql://postgres:postgres@127.0.0.1:5432/postgres';
  expect(
    launchSettings({ DATABASE_URL: url }, '/').storage,
    "an operator's, which no start seeds",
  ).toMatchObject({
    kind: 'folder',
  });
  expect(launchSettings({ LOCAL_DATABASE_URL: url }, '/').storage).toEqual({
    kind: 'server',
    url,
    votes: 'all',
  });
});

test('the copy of the news is requested by its name alone', () => {
  expect(launchSettings({ NOTICIAS: 'snapshot' }, '/')).toMatchObject({ news: 'snapshot', camara: 'auto' });
  expect(() => launchSettings({ NOTICIAS: 'x' }, '/')).toThrow('NOTICIAS deve ser "auto" ou "snapshot"');
});

test('the copy of the Chamber is requested by its name alone', () => {
  expect(launchSettings({ CAMARA: 'snapshot' }, '/').camara).toBe('snapshot');
  expect(launchSettings({ CAMARA: ' ' }, '/').camara).toBe('auto');
  expect(() => launchSettings({ CAMARA: 'copia' }, '/')).toThrow(
    'CAMARA deve ser "auto" ou "snapshot", e não "copia".',
  );
});

test('.env.local wins over .env, the mode over both, the shell over all', async () => {
  const root = await mkdtemp(join(tmpdir(), 'env-'));
  await writeFile(join(root, '.env'), 'A=env\nB=env\nC=env\nD=env\n');
  await writeFile(join(root, '.env.local'), 'B=local\nC=local\nD=local\n');
  await writeFile(join(root, '.env.production'), 'C=mode\nD=mode\n');
  expect(await readVariables(root, 'production', { D: 'shell' })).toEqual({
    A: 'env',
    B: 'local',
    C: 'mode',
    D: 'shell',
  });
  await rm(root, { recursive: true });
});

test('a file of variables whose first one would be lost is refused by its name', async () => {
  const root = await mkdtemp(join(tmpdir(), 'env-'));
  await writeFile(join(root, '.env.local'), '\uFEFFA=local\nB=local\n');
  await expect(readVariables(root, 'production', {})).rejects.toThrow(
    '.env.local começa com uma marca invisível (BOM): salve-o em UTF-8 sem BOM.',
  );
  await rm(root, { recursive: true });
});

test('the announcement gives addresses, both accounts and where the data lives', () => {
  const text = startupMessage(
    'http://localhost:5173',
    'http://127.0.0.1:54321',
    launchSettings({}, process.cwd()),
    {
      chamber: { kind: 'snapshot' },
      news: { kind: 'snapshot' },
      provider: { kind: 'none' },
      outdated: false,
    },
  );
  for (const part of [
    'Pauta Aberta: http://localhost:5173',
    'usuario@pautaaberta.local  senha: pauta-aberta-2026',
    'admin@pautaaberta.local  senha: pauta-aberta-2026',
    'Dados: .data/local',
    'Câmara dos Deputados: cópia guardada no repositório',
    'Notícias: cópia com poucas notícias de 2026',
    'Análise política: textos por regras nossas, na ordem padrão dos assuntos',
    'http://127.0.0.1:54321/mail',
    'Ctrl-C para parar.',
  ]) {
    expect(text).toContain(part);
  }
});

test('data of another schema are announced with what to do about them', () => {
  const text = startupMessage(
    'http://localhost:5173',
    'http://127.0.0.1:54321',
    launchSettings({}, process.cwd()),
    {
      chamber: { kind: 'snapshot' },
      news: { kind: 'snapshot' },
      provider: { kind: 'none' },
      outdated: true,
    },
  );
  expect(text).toContain(
    'Dados: .data/local (de um esquema anterior: exporte o que quer guardar e rode npm run db:reset)',
  );
});

test("a server's address is announced without its password, and a foreign project without accounts", () => {
  const settings = launchSettings({ LOCAL_DATABASE_URL: 'postgresql://me:secret@db.local:5432/x' }, '/');
  const text = startupMessage('http://localhost:5173', 'http://127.0.0.1:54321', settings, {
    chamber: { kind: 'real' },
    news: { kind: 'real' },
    provider: { kind: 'stand-in' },
    outdated: false,
  });
  expect(text).toContain('servidor PostgreSQL em db.local:5432');
  expect(text).toContain('Análise política: simulador local, que não é inteligência artificial');
  expect(text).not.toContain('secret');
  expect(foreignStartupMessage('http://localhost:5173', 'https://x.supabase.co')).not.toContain('senha');
});

test('what was begun is ended last first, on a stop and on a failure alike', async () => {
  const ended: string[] = [];
  const end = (name: string) => async () => {
    ended.push(name);
    return Promise.resolve();
  };
  const running = await startInSteps(async (onStop) => {
    onStop(end('site'));
    onStop(end('backend'));
    return Promise.resolve();
  });
  await running.stop();
  await running.stop();
  expect(ended).toEqual(['backend', 'site']);
  const failing = startInSteps(async (onStop) => {
    onStop(end('first'));
    return Promise.reject(new Error('second step'));
  });
  await expect(failing).rejects.toThrow('second step');
  expect(ended).toEqual(['backend', 'site', 'first']);
});
