import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

export interface SiteProcess {
  /** Has the pages written once the backend answers; resolves to the folder of the site. */
  publish(): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Builds the site into `folder` in a process of its own, whose memory goes with it: what the bundler and the renderer
 * need is half a gigabyte that a running stack has no use for. The environment is this process's at the call. `publish`
 * rejects with what the other process said when it fails.
 */
export function beginSite(root: string, folder: string): SiteProcess {
  const child = fork(join(root, 'supabase/local/cli.mjs'), ['start:site', folder], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    // Ctrl-C in a terminal goes to a whole group: this one is ended by whoever began it, after what it is doing.
    detached: true,
  });
  const written = outcome(child);
  // Whoever asks for the pages is told of a failure; nobody may have asked yet.
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
