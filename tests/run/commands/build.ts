import { build } from 'vite';

/** `npm run build`: builds the site into dist/ with the Supabase address and key of .env.local or the environment. */
export async function run(): Promise<void> {
  await build({ logLevel: 'warn' });
}
