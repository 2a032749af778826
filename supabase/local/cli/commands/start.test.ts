import { type ChildProcess, fork, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PostgrestClient } from '@supabase/postgrest-js';
import { GoTrueClient } from '@supabase/auth-js';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../../../../src/lib/supabase/database.types.ts';
import { demoAccounts } from '../../data/demo-accounts.ts';
import { projectKeys } from '../../emulator/gateway/keys.ts';
import { localJwtSecret } from '../../emulator/jwt.ts';
import { openStorage } from '../storage/storage.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const longWait = { timeout: 120_000, interval: 100 };
const children = new Set<ChildProcess>();
let folder: string;
/** Another backend address would make the second start build another site. */
let ports: { APP_PORT: string; BACKEND_PORT: string };

/** Below the ports that a system gives away, so it stays free. */
async function freePort(first: number): Promise<string> {
  for (let port = first + randomInt(4_000); ; port += 1) {
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen({ host: '127.0.0.1', port, exclusive: true }, () => resolve(true));
    });
    server.close();
    if (isFree) return String(port);
  }
}

/** Of the pages that the first start wrote. */
let firstPublication: number;

interface Command {
  child: ChildProcess;
  output: () => string;
  /** Exit code, or the signal that ended the process. */
  ended: Promise<number | NodeJS.Signals | null>;
}

/** On its own data and free ports, unless told otherwise. */
function runCommand(name: string, variables: Record<string, string> = {}): Command {
  const { NODE_ENV: _testing, ...shell } = process.env;
  const anyPorts = { APP_PORT: '0', BACKEND_PORT: '0' };
  const own = { VITE_SUPABASE_URL: '', LOCAL_DATABASE_URL: '', FOTOS: 'nenhuma', ...anyPorts };
  const child = spawn(process.execPath, [join(root, 'supabase/local/cli.mjs'), name], {
    cwd: root,
    env: { ...shell, ...own, LOCAL_DATA_FOLDER: folder, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  const ended = once(child, 'exit').then(() => {
    children.delete(child);
    return child.signalCode ?? child.exitCode;
  });
  return { child, output: () => text, ended };
}

interface Started extends Command {
  site: string;
  backend: string;
}

async function start(): Promise<Started> {
  const command = runCommand('start', ports);
  await vi.waitFor(() => expect(command.output()).toContain('Ctrl-C para parar.'), longWait);
  const address = (label: string): string => new RegExp(`${label}: (\\S+)`).exec(command.output())?.[1] ?? '';
  return { ...command, site: address('Pauta Aberta'), backend: address('API do backend') };
}

/** The tables as one of the demonstration accounts sees them. */
async function tablesOf(backend: string, account: (typeof demoAccounts)[number]) {
  const { anonKey } = await projectKeys(localJwtSecret);
  const auth = new GoTrueClient({
    url: `${backend}/auth/v1`,
    headers: { apikey: anonKey },
    persistSession: false,
  });
  const { data, error } = await auth.signInWithPassword(account);
  expect(error).toBeNull();
  const headers = { apikey: anonKey, authorization: `Bearer ${data.session?.access_token ?? ''}` };
  const tables = new PostgrestClient<Database>(`${backend}/rest/v1`, { headers });
  return { tables, userId: data.user?.id ?? '' };
}

/** Milliseconds: when the data of a served page was read. */
async function publishedAt(site: string): Promise<number> {
  const page = await (await fetch(`${site}/candidatos-2026`)).text();
  return Number(/id="publication">\{"at":(\d+)/.exec(page)?.[1]);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-'));
  ports = { APP_PORT: await freePort(20_000), BACKEND_PORT: await freePort(25_000) };
});

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

test('start serves the site and the backend, alone on its data and its ports', async () => {
  const first = await start();
  const port = new URL(first.site).port;
  for (const host of ['localhost', '127.0.0.1']) {
    const page = await fetch(`http://${host}:${port}/candidatos-2026`);
    expect(await page.text()).toContain('<div id="root">');
  }
  firstPublication = await publishedAt(first.site);
  expect(firstPublication).toBeGreaterThan(Date.UTC(2026, 10));
  const [user, admin] = demoAccounts;
  const { tables, userId } = await tablesOf(first.backend, user);
  const consent = { user_id: userId, finalidade: 'escolhas', versao: '2026-11-22' };
  expect((await tables.from('consentimentos').insert(consent)).error).toBeNull();
  const choice = { user_id: userId, deputado_id: '204554', deputado_nome: 'Nome', favorito: true };
  expect((await tables.from('usuario_deputados_relacao').insert(choice)).error).toBeNull();
  const roles = await (await tablesOf(first.backend, admin)).tables.from('user_roles').select('role');
  expect(roles.data).toEqual([{ role: 'admin' }]);

  const second = runCommand('start');
  const reset = runCommand('db:reset');
  const samePort = runCommand('start', { APP_PORT: port, LOCAL_DATA_FOLDER: join(folder, 'other') });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(
    `Os dados em ${folder} já estão em uso pelo processo ${first.child.pid}.`,
  );
  expect(await reset.ended).toBe(1);
  expect(reset.output()).toContain('já estão em uso');
  expect(await samePort.ended).toBe(1);
  expect(samePort.output()).toContain(`A porta ${port} já está em uso.`);
  expect(samePort.output()).toContain('APP_PORT=<número>');

  first.child.kill('SIGKILL');
  expect(await first.ended).toBe('SIGKILL');
}, 180_000);

test('the next start finds the data, even after a crash, and stops in order', async () => {
  const opened = vi.waitFor(() => publishedAt(`http://localhost:${ports.APP_PORT}`), longWait);
  const next = await start();
  const { tables } = await tablesOf(next.backend, demoAccounts[0]);
  const kept = await tables.from('usuario_deputados_relacao').select('deputado_id');
  expect(kept.data).toEqual([{ deputado_id: '204554' }]);
  // The first start's pages show until the data has been read again.
  expect(await opened).toBe(firstPublication);
  await vi.waitFor(
    async () => expect(await publishedAt(next.site)).toBeGreaterThan(firstPublication),
    longWait,
  );
  next.child.kill('SIGINT');
  expect(await next.ended).toBe(0);
  await expect(fetch(next.backend)).rejects.toThrow();
}, 180_000);

test('db:reset makes the data new, and says so', async () => {
  const mark = join(folder, 'site/.published');
  expect(existsSync(mark)).toBe(true);
  const reset = runCommand('db:reset');
  expect(await reset.ended).toBe(0);
  expect(existsSync(mark)).toBe(false);
  expect(reset.output()).toContain('foi refeito');
  const { database, close } = await openStorage({ kind: 'folder', folder });
  const choices = await database.query('select id from public.usuario_deputados_relacao');
  const candidates = await database.query('select id from public.candidatos_presidencia_2026');
  await close();
  expect(choices.rows).toEqual([]);
  expect(candidates.rows).toHaveLength(14);
}, 180_000);

test('start refuses to run in production', async () => {
  const production = runCommand('start', { NODE_ENV: 'production' });
  expect(await production.ended).toBe(1);
  expect(production.output()).toContain('não roda com NODE_ENV=production');
}, 60_000);

test('the process that builds the site ends with the one that began it, and does nothing alone', async () => {
  const alone = runCommand('start:site');
  expect(await alone.ended).toBe(1);
  expect(alone.output()).toContain('Este comando é parte de npm start');

  const builder = fork(join(root, 'supabase/local/cli.mjs'), ['start:site', join(folder, 'left')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  children.add(builder);
  const ended = once(builder, 'exit');
  builder.disconnect();
  await ended;
  expect(builder.exitCode).toBe(1);
}, 60_000);
