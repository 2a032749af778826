import * as z from 'zod';

const secret = z.string().min(24, 'CAMARA_SYNC_SECRET: 24 characters or more');

/** Null: nobody may call. Throws ZodError for a secret that could be guessed: the function does not start. */
export function readSyncSecret(read: (name: string) => string | undefined): string | null {
  const given = read('CAMARA_SYNC_SECRET')?.trim() ?? '';
  return given === '' ? null : secret.parse(given);
}
