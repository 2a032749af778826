import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { keptRead } from '@/lib/offline/offline-persister';
import { publicDb } from '@/lib/supabase/public-client';
import type { SetHealth } from './model';

/** What is used of the description that the build writes beside its files. */
const publishedSchema = z.object({
  created: z.iso.datetime(),
  resources: z.array(z.object({ path: z.string(), rows: z.int() })),
});

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
  /** When the files of the publication were written and how many rows each has; null where none were written. */
  published: () =>
    queryOptions({
      queryKey: [...dataHealthQueries.all(), 'published'],
      queryFn: async ({ signal }) => {
        const answer = await fetch(new URL('/dados/datapackage.json', window.location.href), { signal });
        // A host may answer any address with the page of the site.
        const isFile = answer.ok && (answer.headers.get('content-type') ?? '').includes('json');
        return isFile ? publishedSchema.parse(await answer.json()) : null;
      },
      persister: keptRead,
    }),
};
