import * as z from 'zod';

export const syncSecret = z.string().min(24, 'CAMARA_SYNC_SECRET: 24 characters or more');

/** Null: nobody may call. Throws ZodError for a guessable secret: no start. */
export function readSyncSecret(read: (name: string) => string | undefined): string | null {
  const given = read('CAMARA_SYNC_SECRET')?.trim() ?? '';
  return given === '' ? null : syncSecret.parse(given);
}
