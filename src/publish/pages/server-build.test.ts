import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ana, noRecords } from '../../../tests/support/public-candidate.ts';
import { renderKept } from './server-build.ts';

const options = { records: { ...noRecords, candidates: [ana] }, ownPhotos: '' };

async function keptWith(script: string): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'renderer-')), 'kept');
  onTestFinished(() => rm(join(folder, '..'), { recursive: true, force: true }));
  await mkdir(folder);
  await writeFile(join(folder, 'render.mjs'), script);
  return folder;
}

it('what was kept draws the pages, and nothing is built for them', async () => {
  const kept = await keptWith(
    'export const renderSite = async (given) => ({ drawn: given.records.candidates });',
  );
  expect(await renderKept('/nowhere', options, kept)).toEqual({ drawn: [ana] });
});

it('what draws no pages is refused', async () => {
  const kept = await keptWith('export const nothing = 1;');
  await expect(renderKept('/nowhere', options, kept)).rejects.toThrow(
    'O site construído para o Node não sabe desenhar páginas.',
  );
});
