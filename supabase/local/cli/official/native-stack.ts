import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import * as z from 'zod';
import { type CliAnswer, openSupabaseCli, type SupabaseCli } from './supabase-cli.ts';
import { officialTools, ToolsUnavailable } from './tools.ts';

const stackFolder = fileURLToPath(new URL('../../../../.data/official/stack', import.meta.url));

/** Root may name a system user for the stack's PostgreSQL. */
const stackEnvironment = {
  SUPABASE_EXPERIMENTAL_STACK: '1',
  ...(process.env['SUPABASE_NATIVE_POSTGRES_USER'] === undefined
    ? {}
    : { SUPABASE_NATIVE_POSTGRES_USER: process.env['SUPABASE_NATIVE_POSTGRES_USER'] }),
};

export interface NativeStack {
  url: string;
  anonKey: string;
  serviceRoleKey: string;
  stop(): Promise<void>;
}

const addresses = z.object({ API_URL: z.url(), ANON_KEY: z.string(), SERVICE_ROLE_KEY: z.string() });

export function stackRefusal({ stdout, stderr }: Pick<CliAnswer, 'stdout' | 'stderr'>): string {
  const said = `${stdout}\n${stderr}`;
  const offline = /getaddrinfo \w+ [\w.-]+|ECONNREFUSED [\d.:]+/.exec(said)?.[0];
  if (offline !== undefined) {
    return `A pilha oficial do Supabase não começou: os programas dela não puderam ser baixados (${offline}).`;
  }
  if (said.includes('PostgreSQL cannot be run as root')) {
    return 'A pilha oficial do Supabase não começou: o PostgreSQL não roda como root; diga em SUPABASE_NATIVE_POSTGRES_USER quem o roda.';
  }
  const words = said.split('\n').map((line) => line.replace(/^[^\p{L}]+/u, '').trim());
  const reason =
    words.find((line) => /cannot|failed|unable|error|required/i.test(line)) ?? 'sem dizer por quê';
  return `A pilha oficial do Supabase não começou: ${reason.slice(0, 300)}`;
}

async function must(supabase: SupabaseCli, args: readonly string[]): Promise<string> {
  const answer = await supabase.run(args, stackEnvironment);
  if (answer.code === 0) return answer.stdout;
  throw new ToolsUnavailable(stackRefusal(answer));
}

/** Data stay for the next start. Throws ToolsUnavailable with the reason. */
export async function startNativeStack(variables: Readonly<Record<string, string>>): Promise<NativeStack> {
  const { cli } = await officialTools();
  await mkdir(stackFolder, { recursive: true });
  const supabase = await openSupabaseCli(cli, stackFolder);
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  await writeFile(path.join(supabase.workdir, 'supabase/functions/.env'), lines.join('\n'));
  await must(supabase, [
    'start',
    '--runtime',
    'native',
    '--exclude',
    'realtime,storage,studio,analytics,pooler',
  ]);
  const stop = async (): Promise<void> => {
    await supabase.run(['stop'], stackEnvironment);
  };
  try {
    await must(supabase, ['db', 'push', '--include-seed', '--yes']);
    const found = addresses.parse(
      parseEnv(await must(supabase, ['status', '--env', '--output-format', 'text'])),
    );
    return { url: found.API_URL, anonKey: found.ANON_KEY, serviceRoleKey: found.SERVICE_ROLE_KEY, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
