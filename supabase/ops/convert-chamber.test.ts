import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fileSchemas } from '../local/stand-ins/camara/file-schemas.ts';
import { convertAll } from './convert-chamber.ts';

test.each([
  ['of another shape', '[]'],
  ['without its rows', '{"dados": [{}]}'],
])('a record %s is told in Portuguese, with its file', async (_, text) => {
  const folder = await mkdtemp(join(tmpdir(), 'pauta-camara-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of Object.keys(fileSchemas)) await writeFile(join(folder, `${name}.json`), text);
  await expect(convertAll(folder)).rejects.toThrow(/[\w-]+\.json não tem a forma esperada:\n✖ /);
});
