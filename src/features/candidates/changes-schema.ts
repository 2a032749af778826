import * as z from 'zod/mini';

/** What an act changed, by column, as the database recorded it. */
export const changesSchema = z.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() }));

export type Changes = z.infer<typeof changesSchema>;
