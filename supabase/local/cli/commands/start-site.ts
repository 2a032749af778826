import { once } from 'node:events';
import { join } from 'node:path';
import { buildSite } from '../launch/build-site.ts';
import { photoPatience, publishPages } from '../launch/publish-pages.ts';

/**
 * What `npm start` leaves to a process of its own (`launch/site-process.ts`): builds the site into a folder, waits for
 * the word that the backend answers, writes the pages, and tells where they are. Rejects without somebody who began it.
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
  await publishPages(process.cwd(), directory, photoPatience.start, join(directory, '.vite/renderer'));
  process.off('disconnect', left);
  // The bundler's own threads would keep this process.
  process.send(directory, undefined, undefined, () => process.exit(0));
}
