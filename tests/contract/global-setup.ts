import type { TestProject } from 'vitest/node';
import { localJwtSecret } from '../../supabase/local/emulator/jwt.ts';
import { type Stack, startStack } from '../../supabase/local/cli/stack.ts';

/** The Supabase under test. */
export interface ContractTarget {
  url: string;
  anonKey: string;
  serviceRoleKey: string;
  /** Null elsewhere: secret, inbox and Google page are out of reach. */
  jwtSecret: string | null;
}

declare module 'vitest' {
  interface ProvidedContext {
    contract: ContractTarget;
  }
}

function variable(name: string): string {
  return process.env[name]?.trim() ?? '';
}

/** Another Supabase with this repository's migrations, when the environment names one. */
function foreignTarget(): ContractTarget | null {
  const url = variable('CONTRACT_SUPABASE_URL');
  if (url === '') return null;
  const anonKey = variable('CONTRACT_SUPABASE_ANON_KEY');
  const serviceRoleKey = variable('CONTRACT_SUPABASE_SERVICE_ROLE_KEY');
  if (anonKey === '' || serviceRoleKey === '') {
    throw new Error(
      'CONTRACT_SUPABASE_URL needs CONTRACT_SUPABASE_ANON_KEY and CONTRACT_SUPABASE_SERVICE_ROLE_KEY',
    );
  }
  return { url, anonKey, serviceRoleKey, jwtSecret: null };
}

/** In memory without the address of a server. */
export async function startTarget(project: TestProject, server: string): Promise<Stack> {
  const stack = await startStack({
    port: 0,
    ...(server === '' ? {} : { storage: { kind: 'server', url: server } }),
    authSettings: {
      refreshReuseIntervalSeconds: 0,
      mailIntervalSeconds: 0,
      passwordCost: 4,
      // All accounts of the suite are of one address.
      signUps: { limit: 10_000, windowSeconds: 300 },
    },
  });
  const { url, anonKey, serviceRoleKey } = stack;
  project.provide('contract', { url, anonKey, serviceRoleKey, jwtSecret: localJwtSecret });
  return stack;
}

/** In memory or on LOCAL_DATABASE_URL, unless another Supabase was named. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const foreign = foreignTarget();
  if (foreign !== null) {
    project.provide('contract', foreign);
    return undefined;
  }
  const stack = await startTarget(project, variable('LOCAL_DATABASE_URL'));
  return () => stack.stop();
}
