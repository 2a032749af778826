/** `url` opens a server, else PGlite runs here; migrate with prepareDatabase. */
import { mkdir } from 'node:fs/promises';
import { type Database } from './database.ts';
import { openEmbedded } from './pglite.ts';
import { openServer } from './server.ts';

export interface OpenOptions {
  /** postgresql:// address of a real server; empty counts as absent. */
  url?: string | undefined;
  /** Folder of the embedded data, created when missing; absent means in memory. */
  directory?: string | undefined;
  snapshot?: Blob | undefined;
}

export async function openDatabase({ url, directory, snapshot }: OpenOptions = {}): Promise<Database> {
  if (url !== undefined && url !== '') return openServer(url);
  if (directory !== undefined) {
    await mkdir(directory, { recursive: true });
    return openEmbedded({ directory });
  }
  return openEmbedded(snapshot === undefined ? {} : { snapshot });
}
