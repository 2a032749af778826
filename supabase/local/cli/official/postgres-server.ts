import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../free-port.ts';

const run = promisify(execFile);

export const superuser = 'supabase_admin';

export function newPassword(): string {
  return randomBytes(16).toString('hex');
}

export interface PostgresServer {
  port: number;
  /** The superuser's: whoever has it runs programs as the server's user. */
  password: string;
  stop(): Promise<void>;
}

interface Owner {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root, who can run it as somebody else. */
async function serverOwner(): Promise<Partial<Owner>> {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, 'nobody'])));
  return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) };
}

/** Readable by their user, with links that npm does not pack. */
async function copyPrograms(source: string, target: string, extensions: readonly string[]): Promise<void> {
  await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: source });
  await cp(path.join(source, 'native'), target, { recursive: true, verbatimSymlinks: true });
  for (const archive of extensions) await run('tar', ['-xzf', archive, '-C', target]);
}

async function untilReady(server: ChildProcess): Promise<void> {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => {
      reject(new Error(`O PostgreSQL não começou: ${output}`));
    });
  });
}

/** Nothing of it outlives the process: no wait for the disk. */
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'unix_socket_directories='];

interface Place extends Partial<Owner> {
  programs: string;
  data: string;
  password: string;
  folder: string;
}

async function createData({ programs, data, password, folder, ...owner }: Place): Promise<void> {
  const secret = path.join(folder, 'password');
  await writeFile(secret, password);
  const locale = ['--no-locale', '--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = ['-U', superuser, '-A', 'scram-sha-256', `--pwfile=${secret}`];
  const args = ['-D', data, '--no-sync', ...access, ...locale];
  await run(path.join(programs, 'bin/initdb'), args, { cwd: folder, ...owner });
}

/** Free port, gone after `stop`; `extensions` are tar.gz archives to add. */
export async function startPostgres(source: string, extensions: readonly string[]): Promise<PostgresServer> {
  const owner = await serverOwner();
  const folder = await mkdtemp(path.join(tmpdir(), 'pauta-postgres-'));
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(folder, owner.uid, owner.gid);
  const programs = path.join(folder, 'native');
  const data = path.join(folder, 'data');
  await copyPrograms(source, programs, extensions);
  const password = newPassword();
  await createData({ programs, data, password, folder, ...owner });
  const port = await freePort();
  const args = ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...settings.flatMap((one) => ['-c', one])];
  const server = spawn(path.join(programs, 'bin/postgres'), args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...owner,
  });
  const stop = async (): Promise<void> => {
    if (server.exitCode === null && server.signalCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(server);
    return { port, password, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
