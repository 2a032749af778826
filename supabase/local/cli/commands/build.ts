import { build } from 'vite';
import { photoPatience, publishPages, requireNamedPublisher } from '../launch/publish-pages.ts';

/**
 * `npm run build`: builds the site into dist/ with the Supabase address and key of .env.local or the environment, and
 * the security headers for the hosts beside it. Rejects when one of the two is missing, when nobody is said to be responsible
 * for the data, and when the site holds a secret.
 */
export async function run(): Promise<void> {
  await requireNamedPublisher(process.cwd());
  await build({ logLevel: 'warn' });
  await publishPages(process.cwd(), 'dist', photoPatience.build);
}
