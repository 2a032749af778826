import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../../../../supabase', import.meta.url));
const ownToTheRepository = ['local', 'ops', 'tests', '.temp'].map((folder) => path.join(project, folder));

export interface CliAnswer {
  code: number;
  stdout: string;
  stderr: string;
}

export interface SupabaseCli {
  /** A copy of this project's folder, where the CLI may leave its own files. */
  workdir: string;
  /** Any exit code resolves; rejects when the CLI cannot start or is slow. */
  run(args: readonly string[], environment?: Record<string, string>): Promise<CliAnswer>;
  remove(): Promise<void>;
}

/** This process' environment without anybody's login, project or account of the Supabase CLI. */
function ownEnvironment(home: string): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('SUPABASE_'));
  return {
    ...Object.fromEntries(kept),
    HOME: home,
    SUPABASE_HOME: home,
    SUPABASE_NO_UPDATE_NOTIFIER: '1',
    DO_NOT_TRACK: '1',
    NO_COLOR: '1',
    PGSSLMODE: 'disable',
  };
}

/** Over a copy of the project, with its own home; `kept` holds both. */
export async function openSupabaseCli(script: string, kept?: string): Promise<SupabaseCli> {
  const folder = kept ?? (await mkdtemp(path.join(tmpdir(), 'pauta-supabase-')));
  const workdir = path.join(folder, 'project');
  await rm(path.join(workdir, 'supabase/migrations'), { recursive: true, force: true });
  await cp(project, path.join(workdir, 'supabase'), {
    recursive: true,
    filter: (source) => !ownToTheRepository.includes(source),
  });
  return {
    workdir,
    run: (args, environment) =>
      new Promise((resolve, reject) => {
        const options = {
          cwd: workdir,
          env: { ...ownEnvironment(path.join(folder, 'home')), ...environment },
          maxBuffer: 64 * 1024 * 1024,
          timeout: 180_000,
        };
        const child = execFile(process.execPath, [script, ...args], options, (error, stdout, stderr) => {
          if (child.exitCode === null) reject(error ?? new Error(`supabase ${args.join(' ')} was stopped`));
          else resolve({ code: child.exitCode, stdout, stderr });
        });
      }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
