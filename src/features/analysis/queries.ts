import { queryOptions, skipToken } from '@tanstack/react-query';
import { invoke } from '@/lib/supabase/invoke';
import { loadUserFunctions } from '@/lib/supabase/user-functions';
import { previewSchema, situationSchema } from './schema';

async function ask(pedido: 'situacao' | 'previa', signal: AbortSignal): Promise<unknown> {
  return invoke(await loadUserFunctions(), 'analise-politica', { body: { pedido }, signal });
}

/** For signed-in users; the analysis itself is a mutation. */
export const analysisQueries = {
  all: () => ['analysis'] as const,
  situation: (userId: string | null) =>
    queryOptions({
      queryKey: [...analysisQueries.all(), 'situation', userId],
      queryFn:
        userId === null
          ? skipToken
          : async ({ signal }) => situationSchema.parse(await ask('situacao', signal)),
      staleTime: 60_000,
    }),
  /** Read again at every opening. */
  preview: (userId: string | null) =>
    queryOptions({
      queryKey: [...analysisQueries.all(), 'preview', userId],
      queryFn:
        userId === null ? skipToken : async ({ signal }) => previewSchema.parse(await ask('previa', signal)),
      staleTime: 0,
      gcTime: 0,
    }),
};
