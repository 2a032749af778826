import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publish } from '../../../../src/publish/publish.ts';
import { createPreviewServer } from '../preview-server/preview-server.ts';
import { beginStack } from '../stack.ts';
import { pointApplicationAt, pointPagesAt } from './application-environment.ts';
import { buildSite } from './build-site.ts';
import { startInSteps } from './cleanup.ts';
import { servePreview } from './serve-preview.ts';
import { readVariables } from './settings.ts';

export interface TemporarySite {
  url: string;
  directory: string;
  /** Gives roles in this backend, which is gone after `stop`. */
  serviceRoleKey: string;
  stop(): Promise<void>;
}

const anyFreePort = 0;
/** Milliseconds for cutting the photos of a stand-in. */
const photoLimit = 120_000;

/**
 * Sets address and key; gone after `stop`.
 * @param photos answers for photo hosts; absent, no copies
 */
export async function startTemporarySite(
  root: string,
  mode = 'production',
  photos?: typeof fetch,
): Promise<TemporarySite> {
  let url = '';
  let directory = '';
  let serviceRoleKey = '';
  const { stop } = await startInSteps(async (onStop) => {
    const folder = await mkdtemp(join(tmpdir(), 'pauta-site-'));
    onStop(() => rm(folder, { recursive: true, force: true }));
    const site = await servePreview(anyFreePort);
    onStop(site.close);
    const backend = await beginStack({
      port: anyFreePort,
      storage: { kind: 'memory' },
      siteUrl: site.url,
      // Test accounts need no costly hash, and share one address.
      authSettings: { passwordCost: 4, signUps: { limit: 10_000, windowSeconds: 300 } },
    });
    onStop(backend.stop);
    pointApplicationAt(backend);
    pointPagesAt(site.url);
    [directory] = await Promise.all([buildSite(root, folder, mode), backend.ready]);
    await publish({
      root,
      folder: directory,
      variables: await readVariables(root, 'production', process.env),
      ...(photos && {
        photosWithin: photoLimit,
        photosFrom: { fetch: photos, folder: join(folder, 'photos') },
      }),
    });
    site.serve(await createPreviewServer(directory));
    url = site.url;
    ({ serviceRoleKey } = backend);
  });
  return { url, directory, serviceRoleKey, stop };
}
