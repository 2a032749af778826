import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seedFiles } from './migrate.ts';
import { migrationsFolder, readMigrations } from './migrations.ts';
import { isSystemError } from '../system-error.ts';

const folder = fileURLToPath(new URL('../../../../node_modules/.cache/databases/', import.meta.url));

/** Everything beside the migrations and the caller's script that decides what a fresh database holds. */
const inputs = [
  './bootstrap.sql',
  './snapshot.ts',
  '../../../../node_modules/@electric-sql/pglite/package.json',
].map((path) => new URL(path, import.meta.url));

export async function snapshotDigest(afterSeed: string): Promise<string> {
  const migrations = await readMigrations(migrationsFolder);
  const files = [...inputs, ...(await seedFiles())];
  const texts = await Promise.all(files.map((input) => readFile(input, 'utf8')));
  const hash = createHash('sha256');
  for (const text of [...migrations.map(({ version, sql }) => version + sql), ...texts, afterSeed])
    hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 16);
}

export function isCached(name: string): boolean {
  return existsSync(join(folder, name));
}

/** <variant>-<digest>, older digests removed; files appear whole or not at all. */
export async function cached(name: string, make: () => Promise<Blob>): Promise<Blob> {
  const file = join(folder, name);
  const kept = await readFile(file).catch((error: unknown) => {
    if (isSystemError(error, 'ENOENT')) return null;
    throw error;
  });
  if (kept !== null) return new Blob([kept]);
  const made = await make();
  await mkdir(folder, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, new Uint8Array(await made.arrayBuffer()));
  await rename(draft, file);
  const variant = name.slice(0, name.lastIndexOf('-') + 1);
  const outdated = (await readdir(folder)).filter(
    (other) => other.startsWith(variant) && !other.startsWith(name),
  );
  await Promise.all(outdated.map((other) => rm(join(folder, other), { force: true })));
  return made;
}
