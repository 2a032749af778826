import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { shortHash } from '../../lib/text/short-hash.ts';

const note = z.object({
  address: z.string(),
  /** Milliseconds since 1970 when the origin last gave or confirmed it. */
  checkedAt: z.number(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
});

export type OriginalNote = z.infer<typeof note>;

/** With what to ask the origin next time. */
export interface Original {
  bytes: Uint8Array;
  note: OriginalNote;
}

/** Between builds, outside of site and repository. */
export interface OriginalStore {
  read(address: string): Promise<Original | null>;
  write(address: string, original: Original): Promise<void>;
  remove(address: string): Promise<void>;
}

async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, content);
  await rename(draft, file);
}

/** Damaged entries count as missing. */
export function originalStore(folder: string): OriginalStore {
  const fileOf = (address: string) => join(folder, shortHash(address));
  return {
    async read(address) {
      const file = fileOf(address);
      try {
        const found = note.safeParse(JSON.parse(await readFile(`${file}.json`, 'utf8')));
        if (found.data?.address !== address) return null;
        return { note: found.data, bytes: await readFile(file) };
      } catch (error) {
        if (error instanceof SyntaxError) return null;
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    async write(address, original) {
      await mkdir(folder, { recursive: true });
      await writeWhole(fileOf(address), original.bytes);
      await writeWhole(`${fileOf(address)}.json`, JSON.stringify(original.note));
    },
    async remove(address) {
      await Promise.all(
        [fileOf(address), `${fileOf(address)}.json`].map((file) => rm(file, { force: true })),
      );
    },
  };
}
