import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Folders that no build reads; node_modules is represented by the lockfile. */
const leftOut = new Set([
  'node_modules',
  '.git',
  '.data',
  'dist',
  'coverage',
  'test-results',
  'playwright-report',
]);

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = entries
    .filter((entry) => entry.isDirectory() && !leftOut.has(entry.name))
    .map((entry) => filesUnder(join(folder, entry.name)));
  const own = entries.filter((entry) => entry.isFile()).map((entry) => join(folder, entry.name));
  return [...own, ...(await Promise.all(nested)).flat()];
}

/** Every repository file and the given variables. */
export async function sourceStamp(
  root: string,
  variables: Readonly<Record<string, string>>,
): Promise<string> {
  const files = (await filesUnder(root)).sort();
  const hash = createHash('sha256').update(JSON.stringify(variables));
  for (const file of files) {
    const content = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    hash.update(`${relative(root, file)} ${content}\n`);
  }
  return hash.digest('hex');
}
