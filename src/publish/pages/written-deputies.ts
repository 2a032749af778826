import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { parseJson } from '../../lib/text/parse-json.ts';
import type { SittingDeputy } from '../records.ts';

/** What each deputy's page was written from, inside a built site: a new build empties it. */
const file = '.vite/deputies.json';

const writtenSchema = z.record(z.string(), z.string());

/** By a deputy's number, a hash of all that their page is written from: five hundred pages cost a start seconds. */
export type Written = Readonly<Record<string, string>>;

export function writtenFrom(sitting: readonly SittingDeputy[], ...besides: unknown[]): Written {
  const hashOf = (deputy: SittingDeputy) =>
    createHash('sha256')
      .update(JSON.stringify([deputy, besides]))
      .digest('base64');
  return Object.fromEntries(sitting.map((deputy) => [deputy.id, hashOf(deputy)]));
}

/** Nothing where none were written yet. */
export async function readWritten(folder: string): Promise<Written> {
  const path = join(folder, file);
  return existsSync(path) ? writtenSchema.catch({}).parse(parseJson(await readFile(path, 'utf8'))) : {};
}

export function saveWritten(folder: string, written: Written): Promise<void> {
  return writeFile(join(folder, file), JSON.stringify(written));
}
