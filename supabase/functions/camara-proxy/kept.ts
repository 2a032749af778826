import * as z from 'zod';
import type { CachedReads } from '../_shared/cached-read.ts';
import { type Content, contentSchema } from './answer.ts';

/** What the Chamber said about an address: its data, or that there is none. */
export const saidSchema = z.union([
  z.object({ conteudo: contentSchema }),
  z.object({ falha: z.enum(['not_found', 'bad_request']) }),
]);

export type Said = z.infer<typeof saidSchema>;

export type KeptAnswers = CachedReads<Said>;

/** The data of what is kept, or null. */
export function contentOf(said: Said | null): Content | null {
  return said !== null && 'conteudo' in said ? said.conteudo : null;
}
