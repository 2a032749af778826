import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isSystemError } from '../../emulator/system-error.ts';

/** The program may delete what is in a marked folder. */
const marker = '.pauta-aberta';
const markerText = 'Pasta do Pauta Aberta: npm start escreve aqui, e npm run db:reset apaga.\n';

const lockName = /^lock\.\d+$/;
const ownName = /^(lock\.\d+|claim\.[0-9a-f-]{36}|ready|database|site)$/;

/** The folder holds something else. The message is ready to be shown. */
export class ForeignFolderError extends Error {
  override readonly name = 'ForeignFolderError';
  constructor(folder: string) {
    super(
      `A pasta ${folder} tem arquivos que não são do Pauta Aberta, e nada foi mudado nela. ` +
        'Aponte LOCAL_DATA_FOLDER para uma pasta nova ou vazia e tente novamente.',
    );
  }
}

/** A file is where the folder would be. The message is ready to be shown. */
export class NoFolderError extends Error {
  override readonly name = 'NoFolderError';
  constructor(folder: string, error: unknown) {
    super(
      `${folder} não pode ser uma pasta, porque há um arquivo com esse nome ou no caminho dela, e nada foi mudado. ` +
        'Aponte LOCAL_DATA_FOLDER para uma pasta nova ou vazia e tente novamente.',
      { cause: error },
    );
  }
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw isSystemError(error, 'EEXIST', 'ENOTDIR') ? new NoFolderError(folder, error) : error;
  }
}

/** Marked, empty, or an older version's, known by its names alone. */
async function isOwn(folder: string): Promise<boolean> {
  const names = await readdir(folder);
  if (names.includes(marker)) return true;
  if (!names.every((name) => ownName.test(name))) return false;
  if (names.includes('database') && !names.some((name) => lockName.test(name))) return false;
  return !names.includes('site') || (await readdir(join(folder, 'site'))).includes('.stamp');
}

/** Makes or finds it. Rejects with NoFolderError or ForeignFolderError, changing nothing. */
export async function claimOwnFolder(folder: string): Promise<void> {
  await makeFolder(folder);
  if (!(await isOwn(folder))) throw new ForeignFolderError(folder);
  await writeFile(join(folder, marker), markerText);
}
