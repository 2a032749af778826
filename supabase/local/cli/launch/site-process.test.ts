import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { beginSite } from './site-process.ts';

/** A repository whose commands do nothing but the given. */
async function rootWith(command: string): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'site-process-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await mkdir(join(root, 'supabase/local'), { recursive: true });
  await writeFile(join(root, 'supabase/local/cli.mjs'), command);
  return root;
}

test('the process of the site waits for the word, and passes on what was noticed', async () => {
  const root = await rootWith(
    `process.once('message', (word) => {
      process.stderr.write(word + ' of ' + process.argv.slice(2).join(' '));
      process.send({ written: '/the/site' }, () => process.exit(0));
    });`,
  );
  const noticed = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => noticed.mockRestore());
  const site = beginSite(root, '/the/folder');
  expect(await site.publish()).toBe('/the/site');
  expect(await site.kept).toBeNull();
  expect(noticed).toHaveBeenCalledWith('publish of start:site /the/folder');
  await site.stop();
});

test('the process of the site says before the word what an earlier start left', async () => {
  const root = await rootWith(
    `process.send({ kept: '/the/site' });
    process.once('message', () => process.send({ written: '/the/site' }, () => process.exit(0)));`,
  );
  const site = beginSite(root, 'any');
  expect(await site.kept).toBe('/the/site');
  expect(await site.publish()).toBe('/the/site');
});

test('a failure before or after the word is told in the words of the other process', async () => {
  const site = beginSite(
    await rootWith(`console.error('O disco está cheio.'); process.exitCode = 1;`),
    'any',
  );
  await expect(site.publish()).rejects.toThrow('O disco está cheio.');
  await expect(site.publish()).rejects.toThrow('O disco está cheio.');
});

test('a word that says nothing known is a failure', async () => {
  const site = beginSite(
    await rootWith(`process.send('/the/site'); setInterval(() => undefined, 1000);`),
    'any',
  );
  expect(await site.kept).toBeNull();
  await expect(site.publish()).rejects.toThrow('disse o que não se entende');
  await site.stop();
});

test('an end without a word is a failure; whoever stops early leaves nothing running', async () => {
  const silent = beginSite(await rootWith(''), 'any');
  expect(await silent.kept).toBeNull();
  await expect(silent.publish()).rejects.toThrow('terminou antes do fim');

  const slow = beginSite(await rootWith('setInterval(() => undefined, 1000)'), 'any');
  await slow.stop();
  await expect(slow.publish()).rejects.toThrow('terminou antes do fim');
});
