import { createPreviewServer } from '../preview-server/preview-server.ts';
import type { ServedPreview } from './serve-preview.ts';
import { beginSite } from './site-process.ts';

interface Publication {
  root: string;
  /** Of the data; the site is built inside. */
  folder: string;
  site: Pick<ServedPreview, 'serve'>;
  /** Resolves when the backend that the pages are read from answers. Default: it does already. */
  ready?: Promise<unknown>;
  onStop: (step: () => Promise<void>) => void;
}

/** Earlier pages serve until new ones are ready. Rejects without pages or backend. */
export async function publishSite({ root, folder, site, ready, onStop }: Publication): Promise<void> {
  const pages = beginSite(root, folder);
  onStop(pages.stop);
  const serving = pages.kept.then(async (directory) => {
    if (directory !== null) site.serve(await createPreviewServer(directory));
    return directory;
  });
  const [kept] = await Promise.all([serving, ready]);
  const published = pages
    .publish()
    .then(async (directory) => site.serve(await createPreviewServer(directory)));
  if (kept === null) return published;
  let isStopping = false;
  onStop(async () => {
    isStopping = true;
  });
  published.catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    if (!isStopping)
      process.stderr.write(
        `As páginas continuam as de antes, porque as novas não foram escritas: ${reason}\n`,
      );
  });
}
