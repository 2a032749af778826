import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { type HostedServer, startHostedServer } from '../../supabase/local/cli/official/hosted-server.ts';
import {
  type OfficialTools,
  officialTools,
  ToolsUnavailable,
} from '../../supabase/local/cli/official/tools.ts';
import type { Stack } from '../../supabase/local/cli/stack.ts';
import { startTarget } from '../contract/global-setup.ts';

declare module 'vitest' {
  interface ProvidedContext {
    official: {
      /** The Supabase CLI, a script of Node. */
      cli: string;
      /** An empty database as a hosted project starts with, for the role "postgres". */
      database: string;
    };
  }
}

/** The step cannot run here; its last line says why. */
const skippedCode = 77;

async function toolsOrSkip(): Promise<OfficialTools> {
  try {
    return await officialTools();
  } catch (error) {
    if (!(error instanceof ToolsUnavailable) || process.env['CI'] !== undefined) throw error;
    console.error(error.message);
    process.exit(skippedCode);
  }
}

const modules = new URL('../../node_modules/', import.meta.url);
const pgtap = fileURLToPath(new URL('@electric-sql/pglite-pgtap/dist/pgtap.tar.gz', modules));

async function prepare(project: TestProject, cli: string, server: HostedServer): Promise<Stack> {
  project.provide('official', { cli, database: await server.createDatabase('published') });
  process.env['LOCAL_DATABASE_URL'] = await server.createDatabase('tested');
  await server.createDatabase('crowded');
  return startTarget(project, server.superuserUrl('crowded'));
}

/** For the CLI, the database's tests and, behind the backend, concurrency. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const tools = await toolsOrSkip();
  const server = await startHostedServer(tools, [pgtap]);
  try {
    const stack = await prepare(project, tools.cli, server);
    return async () => {
      await stack.stop();
      await server.stop();
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
