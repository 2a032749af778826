import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import * as z from 'zod';

/** What the process says: first what there is, then what it wrote. */
export const siteMessage = z.union([
  z.object({ kept: z.string().nullable() }),
  z.object({ written: z.string() }),
]);

export type SiteMessage = z.infer<typeof siteMessage>;

export interface SiteProcess {
  /** Null unless an earlier start wrote the same site whole. */
  kept: Promise<string | null>;
  /** Has the pages written once the backend answers; resolves to the folder of the site. */
  publish(): Promise<string>;
  stop(): Promise<void>;
}

/** Its half gigabyte ends with the child process. `publish` rejects with its output. */
export function beginSite(root: string, folder: string): SiteProcess {
  const child = fork(join(root, 'supabase/local/cli.mjs'), ['start:site', folder], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    // Ctrl-C reaches a whole group; the parent ends this one in order.
    detached: true,
  });
  const { kept, written } = outcome(child);
  return {
    kept,
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

function outcome(child: ChildProcess): { kept: Promise<string | null>; written: Promise<string> } {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  let tell: (folder: string | null) => void = () => undefined;
  const kept = new Promise<string | null>((resolve) => {
    tell = resolve;
  });
  const written = new Promise<string>((resolve, reject) => {
    let directory: string | null = null;
    child.once('error', reject);
    child.on('message', (message) => {
      const { success, data } = siteMessage.safeParse(message);
      if (!success) reject(new Error('O processo que constrói o site disse o que não se entende.'));
      else if ('kept' in data) tell(data.kept);
      else directory = data.written;
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
  // Whoever ends before it told what there is had nothing; `publish` reports a failure.
  const end = () => tell(null);
  void written.then(end, end);
  return { kept, written };
}
