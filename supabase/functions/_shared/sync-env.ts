import * as z from 'zod';

const secret = z.string().min(24, 'CAMARA_SYNC_SECRET: 24 characters or more');

/**
 * The secret in CAMARA_SYNC_SECRET, or null when there is none and so nobody may call. Throws ZodError for one that could be
 * guessed: the function then does not start.
 */
export function readSyncSecret(read: (name: string) => string | undefined): string | null {
  const given = read('CAMARA_SYNC_SECRET')?.trim() ?? '';
  return given === '' ? null : secret.parse(given);
}
