import { once } from 'node:events';
import { join } from 'node:path';
import { buildSite } from '../launch/build-site.ts';
import { photoTimeoutMs, publishPages } from '../launch/publish-pages.ts';

/**
 * The child process of `launch/site-process.ts`: builds, waits for the backend, prerenders, reports. Rejects without
 * a parent.
 */
export async function run([folder]: readonly string[]): Promise<void> {
  if (folder === undefined || process.send === undefined)
    throw new Error('Este comando é parte de npm start.');
  const left = (): never => process.exit(1);
  process.once('disconnect', left);
  const asked = once(process, 'message');
  const directory = await buildSite(process.cwd(), folder);
  await asked;
  // Inside the built site, which is emptied before it is built anew.
  await publishPages(process.cwd(), directory, photoTimeoutMs.start, join(directory, '.vite/renderer'));
  process.off('disconnect', left);
  // The bundler's own threads would keep this process.
  process.send(directory, undefined, undefined, () => process.exit(0));
}
