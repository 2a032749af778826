import path from 'node:path';
import { findBrowser } from '../supabase/local/cli/find-browser.ts';
import { startTemporarySite } from '../supabase/local/cli/launch/temporary-site.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Leaves addresses to the workers; returns what stops browser, site and backend. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  process.env['PAUTA_CHROMIUM'] = await findBrowser();
  const { url, directory, serviceRoleKey, stop } = await startTemporarySite(root, 'e2e');
  process.env['E2E_SITE_URL'] = url;
  process.env['E2E_SITE_FOLDER'] = directory;
  process.env['E2E_SERVICE_ROLE_KEY'] = serviceRoleKey;
  return stop;
}
