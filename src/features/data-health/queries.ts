import { queryOptions } from '@tanstack/react-query';
import { keptRead } from '@/lib/offline/offline-persister';
import { publicDb } from '@/lib/supabase/public-client';
import type { SetHealth } from './model';

/** How old the Chamber's data are; this feature owns `saude_dos_dados`. */
export const dataHealthQueries = {
  all: () => ['data-health'] as const,
  sets: () =>
    queryOptions({
      queryKey: [...dataHealthQueries.all(), 'sets'],
      queryFn: async ({ signal }) => {
        const { data } = await publicDb
          .rpc('saude_dos_dados', undefined, { get: true })
          .abortSignal(signal)
          .overrideTypes<SetHealth[], { merge: false }>()
          .throwOnError();
        return data;
      },
      persister: keptRead,
    }),
};
