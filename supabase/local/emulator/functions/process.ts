import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as z from 'zod';
import type { ProjectConfig } from '../project-config.ts';
import { routerArguments } from './command-line.ts';
import type { RouterSettings } from './router/settings.ts';
import { allowedHosts } from './allowed-hosts.ts';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { readdir } from 'node:fs/promises';

interface DeclaredFunction {
  name: string;
  verifyJwt: boolean;
}

/** Folders with an index.ts, not beginning with "_", not switched off. */
async function findFunctions(
  directory: string,
  config: ProjectConfig['functions'],
): Promise<DeclaredFunction[]> {
  const entries = await readdir(directory, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .filter(({ name }) => existsSync(join(directory, name, 'index.ts')))
    .filter(({ name }) => config[name]?.enabled !== false)
    .map(({ name }) => ({ name, verifyJwt: config[name]?.verify_jwt ?? true }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** Npm may have blocked the linking script: its entry links too. */
async function denoBinary(): Promise<string> {
  const folder = dirname(createRequire(import.meta.url).resolve('deno/package.json'));
  const executable = join(folder, process.platform === 'win32' ? 'deno.exe' : 'deno');
  if (!existsSync(executable)) {
    await promisify(execFile)(process.execPath, [join(folder, 'bin.cjs'), '--version']);
  }
  return executable;
}

export interface RouterOptions {
  directory: string;
  functions: ProjectConfig['functions'];
  jwtSecret: string;
  /** Functions read only these, and reach only hosts named in them. */
  environment: Readonly<Record<string, string>>;
  log: (line: string) => void;
}

export interface RouterProcess {
  origin: string;
  ended: Promise<void>;
  stop(): Promise<void>;
}

const readyLine = z.object({ routerPort: z.int().positive() });
const cacheFolder = fileURLToPath(new URL('../../../../node_modules/.cache/deno', import.meta.url));

type Child = ChildProcessByStdio<Writable, Readable, Readable>;

/** Its own process group: Ctrl-C reaches the parent, which stops in order. */
function spawnDeno(executable: string, options: RouterOptions): Child {
  const sandbox = {
    directory: options.directory,
    variables: Object.keys(options.environment),
    hosts: allowedHosts(options.environment),
  };
  return spawn(executable, routerArguments(sandbox), {
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
    env: { ...options.environment, DENO_DIR: cacheFolder, DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' },
  });
}

function parseReady(line: string): number | null {
  if (!line.startsWith('{"routerPort"')) return null;
  return readyLine.parse(JSON.parse(line)).routerPort;
}

/** The port that the router prints first; rejects when the process ends before it. */
function waitForPort(child: Child, ended: Promise<void>, log: RouterOptions['log']): Promise<number> {
  createInterface({ input: child.stderr }).on('line', log);
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const port = parseReady(line);
      if (port === null) log(line);
      else resolve(port);
    });
    void ended.then(() => reject(new Error('the functions process ended before it was ready')));
  });
}

/** Listening on a free port; rejects when Deno cannot start. Ends with this process. */
export async function startRouter(options: RouterOptions): Promise<RouterProcess> {
  const settings: RouterSettings = {
    directory: `${pathToFileURL(options.directory).href}/`,
    jwtSecret: options.jwtSecret,
    functions: await findFunctions(options.directory, options.functions),
  };
  const child = spawnDeno(await denoBinary(), options);
  const ended = once(child, 'exit').then(
    () => undefined,
    (error: unknown) => options.log(`deno: ${String(error)}`),
  );
  child.stdin.on('error', (error) => options.log(`deno stdin: ${error.message}`));
  child.stdin.write(`${JSON.stringify(settings)}\n`);
  const port = await waitForPort(child, ended, options.log);
  return {
    origin: `http://127.0.0.1:${port}`,
    ended,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
