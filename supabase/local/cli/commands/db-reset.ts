import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { publishedMark } from '../launch/build-site.ts';
import { deleteDataFolder } from '../storage/data-folder.ts';
import { launchSettings, readVariables } from '../launch/settings.ts';
import { explainWriting } from '../storage/storage-errors.ts';
import { openStorage } from '../storage/storage.ts';

export const usage = { takes: '', says: 'Recria o banco embutido; nunca toca num servidor.' };

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** `npm run db:reset`, never a real server. Rejects with DataInUseError while running. */
export async function run(): Promise<void> {
  const { storage } = launchSettings(await readVariables(root, 'development', process.env), root);
  if (storage.kind !== 'folder') {
    throw new Error('LOCAL_DATABASE_URL aponta para um servidor: db:reset só apaga o banco embutido.');
  }
  await deleteDataFolder(storage.folder).catch((error: unknown) => {
    throw explainWriting(storage.folder, error);
  });
  // The next start must not show the former database's pages.
  await rm(publishedMark(storage.folder), { force: true });
  const { close } = await openStorage(storage);
  await close();
  process.stdout.write(
    `O banco em ${storage.folder} foi refeito: migrações, candidatos e contas de demonstração.\n`,
  );
}
