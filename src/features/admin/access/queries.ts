import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { panelKey } from '@/features/admin/panel-read';
import { loadUserClient } from '@/lib/supabase/load-user-client';

const roleSchema = z.nullable(z.object({ role: z.literal('admin') }));

/** Spec §7: the database decides every act again; this only opens the panel. */
export async function fetchIsAdmin(userId: string, signal?: AbortSignal): Promise<boolean> {
  const { userDb } = await loadUserClient();
  const query = userDb.from('user_roles').select('role').eq('user_id', userId).eq('role', 'admin');
  const { data } = await (signal ? query.abortSignal(signal) : query).maybeSingle().throwOnError();
  return roleSchema.parse(data) !== null;
}

/** Apart from what the panel shows: every screen of it reads this first. */
export const accessQueries = {
  roles: (userId: string) => [...panelKey(userId), 'role'] as const,
  /** At every panel screen (`pathname`); a background read would close an open form. */
  role: (userId: string, pathname: string) =>
    queryOptions({
      queryKey: [...accessQueries.roles(userId), pathname],
      queryFn: ({ signal }) => fetchIsAdmin(userId, signal),
      staleTime: 0,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
};
