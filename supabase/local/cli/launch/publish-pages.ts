import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PagesOptions } from '../../../../src/publish/write-beside-pages.ts';
import { readVariables } from './settings.ts';

/**
 * Milliseconds for copying the photos of the site: a start goes on without those that have not come, which come the next
 * time; null copies none, as FOTOS=nenhuma does.
 */
export const photoPatience = { build: 20 * 60_000, start: 45_000 } as const;

/** Originals are kept here from one publication to the next; git leaves the folder out. */
const originalsFolder = '.data/photos';

/** Rejects with a sentence when the variables of a build for publication do not say who is responsible for the data. */
export async function requireNamedPublisher(root: string): Promise<void> {
  const { requirePublisher } = await import('../../../../src/publish/publisher.ts');
  requirePublisher(await readVariables(root, 'production', process.env));
}

/**
 * Writes into the site built in `directory` the pages, pictures and photos that need no script to be read, from the
 * variables that the build itself had. Says on stderr what could not be had from the backend or from the photos' origins;
 * rejects when VITE_SITE_URL is no origin. `renderer` is a folder in which what draws the pages stays for the next time, with
 * the same sources and variables alone; null leaves none.
 */
export async function publishPages(
  root: string,
  directory: string,
  timeoutMs: number | null = null,
  renderer: string | null = null,
): Promise<void> {
  const mode = 'production';
  const variables = await readVariables(root, mode, process.env);
  const { recordsOf, pagesOptions, writeBesidePages } =
    await import('../../../../src/publish/write-beside-pages.ts');
  const { writeDownloads } = await import('../../../../src/publish/downloads/write-downloads.ts');
  const { writeSite } = await import('../../../../src/prerender/write-site.ts');
  const { renderBuilt, renderKept } = await import('../../../../src/prerender/server-build.ts');
  const options = pagesOptions(directory, variables);
  const { records, notice: unread } = await recordsOf(options.backend);
  const notices = [unread];
  const isWithout = timeoutMs === null || variables['FOTOS']?.trim() === 'nenhuma';
  const photos = isWithout ? null : await copyPhotos(root, options, timeoutMs);
  notices.push(...(photos?.notices ?? []));
  const { siteUrl } = options;
  const ownPhotos = photos?.words ?? '';
  notices.push(
    await writeSite({
      render: (given) =>
        renderer === null ? renderBuilt(root, mode, given) : renderKept(root, mode, given, renderer),
      folder: directory,
      siteUrl,
      records,
      ownPhotos,
    }),
  );
  await writeBesidePages(options, records);
  notices.push(await writeDownloads(directory, options.backend));
  for (const notice of notices) if (notice !== null) process.stderr.write(`${notice}\n`);
}

async function copyPhotos(root: string, { folder, backend, siteUrl }: PagesOptions, timeoutMs: number) {
  const { writePhotos } = await import('../../../../src/publish/photos/write-photos.ts');
  const { originalStore } = await import('../../../../src/publish/photos/original-store.ts');
  return writePhotos({
    folder,
    backend,
    fetching: {
      store: originalStore(join(root, originalsFolder)),
      fetch,
      wait,
      now: Date.now,
      userAgent: `PautaAberta/1.0 (${siteUrl ?? 'local copy'}; copies photos when it is published)`,
      signal: AbortSignal.timeout(timeoutMs),
    },
  });
}
