import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProjectConfig } from '../project-config.ts';

export interface DeclaredFunction {
  name: string;
  verifyJwt: boolean;
}

/** Folders with an index.ts, not beginning with "_", not switched off. */
export async function findFunctions(
  directory: string,
  config: ProjectConfig['functions'],
): Promise<DeclaredFunction[]> {
  const entries = await readdir(directory, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .filter(({ name }) => existsSync(join(directory, name, 'index.ts')))
    .filter(({ name }) => config[name]?.enabled !== false)
    .map(({ name }) => ({ name, verifyJwt: config[name]?.verify_jwt ?? true }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
