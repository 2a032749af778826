import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { PreviewServer } from '../preview-server/preview-server.ts';
import { publishSite } from './publish-site.ts';

/** Says at once what there is, except where that is unknown. */
const command = (kept: boolean | null, then: string) => `
  import { writeFileSync } from 'node:fs';
  const site = process.argv[3] + '/site';
  if (${kept} !== null) process.send({ kept: ${kept} ? site : null });
  process.once('message', () => {
    ${then}
  });`;

const writesNewPage = `
    writeFileSync(site + '/index.html', 'new');
    process.send({ written: site }, () => process.exit(0));`;

const fails = `console.error('O disco está cheio.'); process.exit(1);`;

/** A repository whose command behaves as said, and a built site with an old page. */
async function begin(kept: boolean | null, then: string) {
  const root = await mkdtemp(join(tmpdir(), 'publish-site-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await mkdir(join(root, 'supabase/local'), { recursive: true });
  await mkdir(join(root, 'site'));
  await writeFile(join(root, 'supabase/local/cli.mjs'), command(kept, then));
  await writeFile(join(root, 'site/index.html'), 'old');
  await writeFile(join(root, 'site/_headers'), '/*\n  X-Content-Type-Options: nosniff\n');
  const served: PreviewServer[] = [];
  const steps: (() => Promise<void>)[] = [];
  onTestFinished(async () => {
    for (const step of steps.reverse()) await step();
  });
  let answers: () => void = () => undefined;
  let breaks: (error: Error) => void = () => undefined;
  const ready = new Promise<void>((resolve, reject) => {
    answers = resolve;
    breaks = reject;
  });
  const done = publishSite({
    root,
    folder: root,
    site: { serve: (site) => served.push(site) },
    ready,
    onStop: (step) => steps.push(step),
  });
  const page = async () => (await served.at(-1)?.fetch(new Request('http://localhost/')))?.text();
  return { done, answers, breaks, served, page, file: join(root, 'site/index.html') };
}

test('pages that an earlier start wrote are served before the backend answers, and replaced after', async () => {
  const { done, answers, served, page, file } = await begin(true, writesNewPage);
  await expect.poll(() => served).toHaveLength(1);
  expect(await page()).toBe('old');
  expect(await readFile(file, 'utf8')).toBe('old');
  answers();
  await done;
  await expect.poll(page).toBe('new');
  expect(served).toHaveLength(2);
});

test('without such pages nothing is served until the new ones are written', async () => {
  const { done, answers, served, page } = await begin(false, writesNewPage);
  answers();
  await done;
  expect(served).toHaveLength(1);
  expect(await page()).toBe('new');
});

test('pages that cannot be written leave the earlier ones, and a sentence; with none, the start fails', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => written.mockRestore());
  const earlier = await begin(true, fails);
  earlier.answers();
  await earlier.done;
  await expect
    .poll(() => written)
    .toHaveBeenCalledWith(
      'As páginas continuam as de antes, porque as novas não foram escritas: O disco está cheio.\n',
    );
  expect(await earlier.page()).toBe('old');

  const none = await begin(false, fails);
  none.answers();
  await expect(none.done).rejects.toThrow('O disco está cheio.');
  expect(none.served).toEqual([]);
});

test('a backend that does not start is told at once, whatever the site is doing', async () => {
  const { done, breaks, served } = await begin(null, 'setInterval(() => undefined, 1000);');
  breaks(new Error('Os dados já estão em uso.'));
  await expect(done).rejects.toThrow('Os dados já estão em uso.');
  expect(served).toEqual([]);
});
