import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readProjectConfig } from './project-config.ts';

const own = new URL('../../config.toml', import.meta.url);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pauta-config-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The project's own settings with one text changed. */
async function changed(from: string, to: string): Promise<URL> {
  const text = await readFile(own, 'utf8');
  expect(text).toContain(from);
  const file = path.join(folder, 'config.toml');
  await writeFile(file, text.replace(from, to));
  return pathToFileURL(file);
}

it('the reader of config.toml reads who may sign in by e-mail and by telephone', async () => {
  expect((await readProjectConfig(own)).auth).toMatchObject({
    email: { enabled: true },
    sms: { enabled: false },
  });
  const closed = await changed('[auth.email]\nenabled = true', '[auth.email]\nenabled = false');
  expect((await readProjectConfig(closed)).auth.email.enabled).toBe(false);
});

it.each([
  ['[local_smtp]', '[inbucket]', 'inbucket agora se chama local_smtp'],
  [
    '[auth.email]\nenabled',
    '[auth.email]\nenable_signup',
    'auth.email.enable_signup agora se chama auth.email.enabled',
  ],
  [
    '[auth.sms]\nenabled',
    '[auth.sms]\nenable_signup',
    'auth.sms.enable_signup agora se chama auth.sms.enabled',
  ],
])('the reader of config.toml answers an old name with one sentence: %s', async (name, old, sentence) => {
  await expect(readProjectConfig(await changed(name, old))).rejects.toThrow(
    `Em supabase/config.toml, ${sentence}: troque o nome.`,
  );
});
