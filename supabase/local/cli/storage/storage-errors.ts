import { DataInUseError } from './data-folder.ts';
import { MigrationError } from '../../emulator/database/migrations.ts';
import { ForeignFolderError, NoFolderError } from './own-folder.ts';

/** Its message is for users and says what to do. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/** PostgreSQL's state for a full disk; WASI has its own number. */
const fullDiskState = '53100';
const fullDiskNumber = 51;

function isFullDisk(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && (error.code === 'ENOSPC' || error.code === fullDiskState)) return true;
  if ('errno' in error && error.errno === fullDiskNumber) return true;
  return error instanceof Error && isFullDisk(error.cause);
}

export function explainWriting(folder: string, error: unknown): unknown {
  if (!isFullDisk(error)) return error;
  return new StorageError(`Não há espaço livre no disco para ${folder}. Libere 500 MB e tente novamente.`, {
    cause: error,
  });
}

/** What no other sentence explains is a damaged database. */
export function explainOpening(folder: string, error: unknown): unknown {
  const explained = explainWriting(folder, error);
  const known = [StorageError, DataInUseError, ForeignFolderError, NoFolderError, MigrationError];
  if (known.some((kind) => explained instanceof kind)) return explained;
  if (explained instanceof Error && 'syscall' in explained) return explained;
  return new StorageError(
    `O banco em ${folder} está danificado e não abre. Para refazê-lo, apagando as contas e as escolhas que guarda: npm run db:reset`,
    { cause: error },
  );
}
