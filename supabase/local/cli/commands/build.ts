import { build } from 'vite';
import { photoTimeoutMs, publishPages, requireNamedPublisher } from '../launch/publish-pages.ts';

/**
 * `npm run build`: the site in dist/, with header files for hosts. Rejects without address, key or controller of the
 * data, or with a secret in it.
 */
export async function run(): Promise<void> {
  await requireNamedPublisher(process.cwd());
  await build({ logLevel: 'warn' });
  await publishPages(process.cwd(), 'dist', photoTimeoutMs.build);
}
