import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

export interface SiteProcess {
  /** Has the pages written once the backend answers; resolves to the folder of the site. */
  publish(): Promise<string>;
  stop(): Promise<void>;
}

/**
 * In a child process with this one's environment: the build's half gigabyte ends with it. `publish` rejects with its
 * output.
 */
export function beginSite(root: string, folder: string): SiteProcess {
  const child = fork(join(root, 'supabase/local/cli.mjs'), ['start:site', folder], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    // Ctrl-C in a terminal goes to a whole group: this one is ended by whoever began it, after what it is doing.
    detached: true,
  });
  const written = outcome(child);
  // `publish` reports the failure; it may not have been called yet.
  void written.catch(() => undefined);
  return {
    publish() {
      if (child.connected) child.send('publish');
      return written;
    },
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) {
          resolve();
          return;
        }
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

function outcome(child: ChildProcess): Promise<string> {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    let directory: string | null = null;
    child.once('error', reject);
    child.on('message', (message) => {
      if (typeof message === 'string') directory = message;
    });
    child.once('close', () => {
      if (directory === null) {
        reject(new Error(said.trim() || 'O processo que constrói o site terminou antes do fim.'));
        return;
      }
      process.stderr.write(said);
      resolve(directory);
    });
  });
}
