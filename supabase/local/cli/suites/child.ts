import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { isSystemError } from '../../emulator/system-error.ts';

export interface ChildOptions {
  cwd: string;
  env?: Record<string, string>;
  timeoutMs: number;
  live: boolean;
}

export interface ChildResult {
  code: number | null;
  output: string;
}

const running = new Set<ChildProcess>();
let isEnding = false;

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (!isSystemError(error, 'ESRCH')) throw error;
  }
}

/** Ends every running child, by force after `graceMs`; none is started after that. */
export async function endAll(graceMs = 5_000): Promise<void> {
  isEnding = true;
  const signalAll = (signal: NodeJS.Signals): void => {
    for (const child of running) signalGroup(child, signal);
  };
  const closed = Promise.all([...running].map((child) => once(child, 'close')));
  signalAll('SIGINT');
  const force = setTimeout(signalAll, graceMs, 'SIGKILL');
  await closed;
  clearTimeout(force);
}

/** Its children die with it. Rejects only if it cannot be started. */
export function runNode(args: readonly string[], options: ChildOptions): Promise<ChildResult> {
  if (isEnding) return Promise.reject(new Error('interrompido antes de começar'));
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: options.live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      detached: true,
      timeout: options.timeoutMs,
      killSignal: 'SIGKILL',
    });
    running.add(child);
    let output = '';
    const keep = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.once('error', reject);
    child.once('exit', () => {
      signalGroup(child, 'SIGKILL');
    });
    child.once('close', (code) => {
      running.delete(child);
      const stopped = `\nInterrompido, por exemplo por passar de ${options.timeoutMs / 60_000} min.\n`;
      resolve({ code, output: code === null ? output + stopped : output });
    });
  });
}
