import * as z from 'zod/mini';
import { publicDb } from '@/lib/supabase/public-client';
import { type SetHealth, setsSchema } from './schema';

const publishedSchema = z.object({
  created: z.iso.datetime(),
  resources: z.array(z.object({ path: z.string(), rows: z.int() })),
});

/** Null where a host answers with something else. Rejects when unreadable. */
export async function fetchPublished(signal: AbortSignal) {
  const answer = await fetch(new URL('/dados/datapackage.json', window.location.href), { signal });
  // A host may answer any address with the page of the site.
  const isFile = answer.ok && (answer.headers.get('content-type') ?? '').includes('json');
  return isFile ? publishedSchema.parse(await answer.json()) : null;
}

/** Never with a session. */
export async function fetchSets(signal: AbortSignal): Promise<SetHealth[]> {
  const { data } = await publicDb
    .rpc('saude_dos_dados', undefined, { get: true })
    .abortSignal(signal)
    .throwOnError();
  return setsSchema.parse(data);
}
