import { fileURLToPath } from 'node:url';

export interface Sandbox {
  directory: string;
  variables: readonly string[];
  hosts: readonly string[];
}

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const router = fileURLToPath(new URL('./router/main.ts', import.meta.url));

/** No module network, writing or subprocesses; only listed hosts and variables. */
export function routerArguments({ directory, variables, hosts }: Sandbox): string[] {
  return [
    'run',
    '--quiet',
    '--no-prompt',
    '--no-remote',
    '--cached-only',
    '--no-lock',
    // As hosted: the signal aborts when the caller leaves, not after answering.
    '--unstable-no-legacy-abort',
    '--node-modules-dir=manual',
    `--config=${directory}/deno.json`,
    `--allow-net=${['127.0.0.1:0', ...hosts].join(',')}`,
    ...(variables.length === 0 ? [] : [`--allow-env=${variables.join(',')}`]),
    '--ignore-env',
    `--allow-read=${directory},${root}node_modules`,
    router,
  ];
}
