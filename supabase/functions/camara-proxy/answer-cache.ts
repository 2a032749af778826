import * as z from 'zod';
import type { CachedReads } from '../_shared/cached-read.ts';
import { type Content, contentSchema } from './answer.ts';

export const cachedAnswerSchema = z.union([
  z.object({ conteudo: contentSchema }),
  z.object({ falha: z.enum(['not_found', 'bad_request']) }),
]);

export type CachedAnswer = z.infer<typeof cachedAnswerSchema>;

export type AnswerCache = CachedReads<CachedAnswer>;

export function contentOf(cached: CachedAnswer | null): Content | null {
  return cached !== null && 'conteudo' in cached ? cached.conteudo : null;
}
