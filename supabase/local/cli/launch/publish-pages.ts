import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PagesOptions } from '../../../../src/publish/share/write-share-images-and-sitemap.ts';
import { readVariables } from './settings.ts';

/** Milliseconds for copying photos; missing ones come at the next start. Null copies none (FOTOS=nenhuma). */
export const photoTimeoutMs = { build: 20 * 60_000, start: 45_000 } as const;

/** Cache of originals between publications; git ignores the folder. */
const originalsFolder = '.data/photos';

/** Rejects with a sentence when the variables of a build for publication do not say who is responsible for the data. */
export async function requireNamedPublisher(root: string): Promise<void> {
  const { requirePublisher } = await import('../../../../src/publish/host/publisher.ts');
  requirePublisher(await readVariables(root, 'production', process.env));
}

/**
 * Prerendered pages, pictures and photos. Warns on stderr about missing data; rejects when VITE_SITE_URL is no
 * origin. `renderer` keeps the built renderer for the next start with the same sources and variables; null keeps none.
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
    await import('../../../../src/publish/share/write-share-images-and-sitemap.ts');
  const { writeDownloads } = await import('../../../../src/publish/downloads/write-downloads.ts');
  const { writeSite } = await import('../../../../src/publish/pages/write-site.ts');
  const { renderBuilt, renderKept } = await import('../../../../src/publish/pages/server-build.ts');
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
