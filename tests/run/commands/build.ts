import { build, loadEnv } from 'vite';
import { publishPages } from '../../../supabase/local/launch/publish-pages.ts';

/**
 * `npm run build`: builds the site into dist/ with the Supabase address and key of .env.local or the environment, and
 * the security headers for the hosts beside it. Rejects when the site holds a secret; warns when there is no address.
 */
export async function run(): Promise<void> {
  await build({ logLevel: 'warn' });
  await publishPages(process.cwd(), 'dist');
  if (!loadEnv('production', process.cwd(), 'VITE_')['VITE_SUPABASE_URL']?.trim()) {
    console.warn(
      'Atenção: sem VITE_SUPABASE_URL o site construído não sabe com que projeto falar, e os cabeçalhos de dist/ não o deixam falar com nenhum.',
    );
  }
}
