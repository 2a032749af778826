import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSite, publishedMark } from '../launch/build-site.ts';
import { readVariables } from '../launch/settings.ts';
import type { SiteMessage } from '../launch/site-process.ts';

export const usage = {
  takes: '<pasta>',
  says: 'Este comando é parte de npm start: constrói e publica o site dentro da pasta.',
};

/** The child process of `launch/site-process.ts`. Rejects without a parent. */
export async function run([folder]: readonly string[]): Promise<void> {
  if (folder === undefined || process.send === undefined)
    throw new Error('Este comando é parte de npm start.');
  const left = (): never => process.exit(1);
  process.once('disconnect', left);
  // The bundler's own threads would keep this process, whether it failed or not.
  const directory = await publishInto(folder).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`, left);
    return null;
  });
  if (directory === null) return;
  process.off('disconnect', left);
  process.send({ written: directory } satisfies SiteMessage, undefined, undefined, () => process.exit(0));
}

async function publishInto(folder: string): Promise<string> {
  const asked = once(process, 'message');
  const root = process.cwd();
  const directory = await buildSite(root, folder);
  const mark = publishedMark(folder);
  process.send?.({ kept: existsSync(mark) ? directory : null } satisfies SiteMessage);
  await asked;
  await rm(mark, { force: true });
  // Late: kept pages are served before it is loaded.
  const { publish } = await import('../../../../src/publish/publish.ts');
  await publish({
    root,
    folder: directory,
    variables: await readVariables(root, 'production', process.env),
    photosWithin: 45_000,
    // Inside the built site, which is emptied before it is built anew.
    renderer: join(directory, '.vite/renderer'),
  });
  await writeFile(mark, '');
  return directory;
}
