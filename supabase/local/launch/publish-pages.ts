import { readVariables } from './settings.ts';

/**
 * Writes into the site built in `directory` the pages and pictures that need no script to be read, from the variables
 * that the build itself had. Says on stderr when the backend could not be asked for the candidates; rejects when
 * VITE_SITE_URL is no origin.
 */
export async function publishPages(root: string, directory: string): Promise<void> {
  const variables = await readVariables(root, 'production', process.env);
  const { pagesOptions, writePages } = await import('../../../src/publish/write-pages.ts');
  const { writeList } = await import('../../../src/publish/write-list.ts');
  const notices = [
    await writePages(pagesOptions(directory, variables)),
    await writeList({ root, mode: 'production', folder: directory }),
  ];
  for (const notice of notices) if (notice !== null) process.stderr.write(`${notice}\n`);
}
