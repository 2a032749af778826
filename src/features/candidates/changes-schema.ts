import * as z from 'zod/mini';

/** What an act changed, by column, as the database recorded it. */
export const changesSchema = z.catchall(z.object({}), z.object({ before: z.unknown(), after: z.unknown() }));

export type Changes = z.infer<typeof changesSchema>;
