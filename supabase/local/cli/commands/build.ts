import { build } from 'vite';
import { requirePublisher } from '../../../../src/publish/host/publisher.ts';
import { publish } from '../../../../src/publish/publish.ts';
import { readVariables } from '../launch/settings.ts';

export const usage = { takes: '', says: 'O site para publicar, em dist/.' };

/** `npm run build`. Rejects without address, key or controller, or with a secret inside. */
export async function run(): Promise<void> {
  const root = process.cwd();
  const variables = await readVariables(root, 'production', process.env);
  requirePublisher(variables);
  await build({ logLevel: 'warn' });
  await publish({ root, folder: 'dist', variables, photosWithin: 20 * 60_000 });
}
