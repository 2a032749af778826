import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { claimOwnFolder } from '../storage/own-folder.ts';
import { explainWriting } from '../storage/storage-errors.ts';
import { sourceStamp } from './source-stamp.ts';
import { isSystemError } from '../../emulator/system-error.ts';

function siteFolder(folder: string): string {
  return join(folder, 'site');
}

/** Marks that all pages match this folder's database; builds remove it. */
export function publishedMark(folder: string): string {
  return join(siteFolder(folder), '.published');
}

function applicationVariables(): Record<string, string> {
  const names = Object.keys(process.env).filter((name) => name.startsWith('VITE_'));
  return Object.fromEntries(names.sort().map((name) => [name, process.env[name] ?? '']));
}

async function readStamp(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return null;
    throw error;
  }
}

async function buildInto(root: string, folder: string, mode: string): Promise<string> {
  await claimOwnFolder(folder);
  const directory = siteFolder(folder);
  const stampFile = join(directory, '.stamp');
  const stamp = await sourceStamp(root, { ...applicationVariables(), MODE: mode });
  if ((await readStamp(stampFile)) === stamp) return directory;
  const { build } = await import('vite');
  await build({
    root,
    mode,
    logLevel: 'error',
    build: { outDir: directory, emptyOutDir: true, reportCompressedSize: false },
  });
  await writeFile(stampFile, stamp);
  return directory;
}

/** Returns `<folder>/site`, rebuilt after changes. Rejects with ForeignFolderError or StorageError. */
export async function buildSite(root: string, folder: string, mode = 'production'): Promise<string> {
  try {
    return await buildInto(root, folder, mode);
  } catch (error) {
    throw explainWriting(folder, error);
  }
}
