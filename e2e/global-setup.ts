import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pointApplicationAt, pointPagesAt } from '../supabase/local/cli/launch/application-environment.ts';
import { buildSite } from '../supabase/local/cli/launch/build-site.ts';
import { startInSteps } from '../supabase/local/cli/launch/cleanup.ts';
import { openSite } from '../supabase/local/cli/launch/open-site.ts';
import { publishPages } from '../supabase/local/cli/launch/publish-pages.ts';
import { createSite } from '../supabase/local/cli/site/site.ts';
import { beginStack } from '../supabase/local/cli/stack.ts';
import { findBrowser } from '../supabase/local/cli/find-browser.ts';

const root = path.resolve(import.meta.dirname, '..');
const anyFreePort = 0;

/**
 * Starts the built site and a backend in memory on free ports, so that a running `npm start` is not disturbed, and
 * leaves their addresses in the environment of the workers. Returns what stops them.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  process.env['PAUTA_CHROMIUM'] = await findBrowser();
  const { stop } = await startInSteps(async (onStop) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'pauta-e2e-'));
    onStop(() => rm(folder, { recursive: true, force: true }));
    const site = await openSite(anyFreePort);
    onStop(site.close);
    const backend = await beginStack({
      port: anyFreePort,
      storage: { kind: 'memory' },
      siteUrl: site.url,
      // Nothing here is worth the time that a costly hash takes from every journey.
      authSettings: { passwordCost: 4 },
    });
    onStop(backend.stop);
    pointApplicationAt(backend);
    pointPagesAt(site.url);
    const [directory] = await Promise.all([buildSite(root, folder, 'e2e'), backend.ready]);
    await publishPages(root, directory);
    site.serve(await createSite(directory));
    process.env['E2E_SITE_URL'] = site.url;
  });
  return stop;
}
