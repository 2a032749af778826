import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';

export interface ChildOptions {
  cwd: string;
  env?: Record<string, string>;
  timeoutMs: number;
  /** Shows the output as it comes instead of keeping it. */
  live: boolean;
}

export interface ChildResult {
  /** Null when the program was killed, by us for being too slow or by someone else. */
  code: number | null;
  output: string;
}

const running = new Set<ChildProcess>();
let isEnding = false;

/** Signals a child and everything that it started: each child leads its own process group. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Ends every running child, by force after `graceMs`; none is started after that. */
export async function endAll(graceMs = 5_000): Promise<void> {
  isEnding = true;
  const children = [...running];
  const closed = Promise.all(children.map((child) => once(child, 'close')));
  for (const child of children) signalGroup(child, 'SIGINT');
  const timer = new AbortController();
  await Promise.race([closed, setTimeout(graceMs, undefined, { signal: timer.signal })]);
  timer.abort();
  for (const child of children) signalGroup(child, 'SIGKILL');
}

/** Runs a Node script to its end; what it leaves running dies with it. Rejects only if it cannot be started. */
export function runNode(args: readonly string[], options: ChildOptions): Promise<ChildResult> {
  if (isEnding) return Promise.reject(new Error('interrompido antes de começar'));
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: options.live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    let output = '';
    const keep = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const limit = globalThis.setTimeout(() => {
      output += `\nInterrompido: passou de ${options.timeoutMs / 60_000} min.\n`;
      signalGroup(child, 'SIGKILL');
    }, options.timeoutMs);
    child.once('error', reject);
    child.once('exit', () => {
      signalGroup(child, 'SIGKILL');
    });
    child.once('close', (code) => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ code, output });
    });
  });
}
