import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const folder = resolve('node_modules/.cache/sharing');

async function readCached(file: string): Promise<Uint8Array | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Simultaneous builds never see half a file. Rejects as `make` does. */
export async function cached(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const file = join(folder, name);
  const known = await readCached(file);
  if (known !== null) return known;
  const made = await make();
  await mkdir(folder, { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, made);
  await rename(draft, file);
  return made;
}
