import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { siteUrlFrom } from '../seo/site-url.ts';
import type { Backend } from './backend.ts';
import { writeDownloads } from './downloads/write-downloads.ts';
import { renderBuilt, renderKept } from './pages/server-build.ts';
import { writePages } from './pages/write-pages.ts';
import { originalStore } from './photos/original-store.ts';
import { writePhotos } from './photos/write-photos.ts';
import { recordsOf } from './records.ts';
import { writeShareImagesAndSitemap } from './share/write-share-images-and-sitemap.ts';

interface Publication {
  root: string;
  folder: string;
  variables: Readonly<Record<string, string | undefined>>;
  /** Milliseconds; missing photos come next time. Absent copies none, as FOTOS=nenhuma. */
  photosWithin?: number;
  photosFrom?: { fetch: typeof fetch; folder: string };
  /** Folder that keeps the renderer for the same sources and variables. */
  renderer?: string;
}

/** Cache of originals between publications; git ignores the folder. */
const originalsFolder = '.data/photos';

/** Warns on stderr about missing data. Rejects when VITE_SITE_URL is no origin. */
export async function publish({
  root,
  folder,
  variables,
  photosWithin,
  photosFrom = { fetch, folder: join(root, originalsFolder) },
  renderer,
}: Publication): Promise<void> {
  const siteUrl = siteUrlFrom(variables['VITE_SITE_URL']);
  const backend: Backend = {
    url: variables['VITE_SUPABASE_URL']?.trim() ?? '',
    anonKey: variables['VITE_SUPABASE_ANON_KEY']?.trim() ?? '',
  };
  const { records, notice: unread } = await recordsOf(backend);
  const { candidates } = records;
  const isWithout = photosWithin === undefined || variables['FOTOS']?.trim() === 'nenhuma';
  const photos = isWithout
    ? { words: '', notices: [] }
    : await writePhotos({
        folder,
        backend,
        candidates,
        fetching: {
          store: originalStore(photosFrom.folder),
          fetch: photosFrom.fetch,
          wait,
          now: Date.now,
          userAgent: `PautaAberta/1.0 (${siteUrl ?? 'local copy'}; copies photos when it is published)`,
          signal: AbortSignal.timeout(photosWithin),
        },
      });
  const unrendered = await writePages({
    render: (given) =>
      renderer === undefined ? renderBuilt(root, given) : renderKept(root, given, renderer),
    folder,
    siteUrl,
    records,
    ownPhotos: photos.words,
  });
  await writeShareImagesAndSitemap(folder, siteUrl, records);
  const unwritten = await writeDownloads(folder, backend, unread === null ? candidates : null);
  for (const notice of [unread, ...photos.notices, unrendered, unwritten])
    if (notice !== null) process.stderr.write(`${notice}\n`);
}
