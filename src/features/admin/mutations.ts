import { useMutation, useQueryClient } from '@tanstack/react-query';
import { candidateQueries } from '@/features/candidates/queries';
import { errorCode } from '@/lib/errors';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { loadUserClient } from '@/lib/supabase/load-user-client';
import type { Status } from './model';
import { adminQueries, fetchIsAdmin } from './queries';
import { isPhotoMissing, isRevocation, reasonOf, RoleRevokedError, StaleRecordError } from './refusals';
import { adminTexts } from './texts';

/** Spec §7: leaves for Google, which leads back to {origin}/admin with a code that only this browser can use (PKCE). */
export async function signInWithGoogle(): Promise<void> {
  const { auth } = await loadUserClient();
  const { data, error } = await auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: `${window.location.origin}${paths.admin}`, skipBrowserRedirect: true },
  });
  if (error) throw error;
  window.location.assign(data.url);
}

interface StatusChange {
  id: string;
  /** The status as the list shows it: another one in the database means that somebody else was faster. */
  from: Status;
  to: Status;
}

/** An update that reached no row: the policy hid it from a former administrator, or the record had changed. */
async function refusalOfUpdate(userId: string): Promise<Error> {
  return (await fetchIsAdmin(userId)) ? new StaleRecordError() : new RoleRevokedError();
}

/** Spec §7: status and updated_at by id; the audit entry is the database's. */
async function changeStatus(userId: string, { id, from, to }: StatusChange): Promise<void> {
  const { userDb } = await loadUserClient();
  const { data } = await userDb
    .from('candidatos_presidencia_2026')
    .update({ status: to, updated_at: new Date().toISOString() })
    .eq('id', id)
    .eq('status', from)
    .select('id')
    .throwOnError();
  if (data.length === 0) throw await refusalOfUpdate(userId);
}

const done = {
  active: adminTexts.restored,
  archived: adminTexts.archived,
  deleted: adminTexts.deleted,
} as const;

/** Reads again whatever shows candidates, in the panel and in public; resolves when what is on screen is there. */
function useReload(userId: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    void queryClient.invalidateQueries({ queryKey: candidateQueries.all() });
    await queryClient.invalidateQueries({
      queryKey: adminQueries.all(userId),
      predicate: ({ queryKey }) => queryKey[2] !== 'role',
    });
  };
}

interface StatusChangeHandlers {
  /** Follows the toast's way to the form, where the photo that a restored record needs can be given. */
  onPhotoMissing: (id: string) => void;
}

/** Archives, restores or deletes from the list, says so, and reads the list again, whether it worked or not. */
export function useChangeStatus(userId: string, { onPhotoMissing }: StatusChangeHandlers) {
  const queryClient = useQueryClient();
  const reload = useReload(userId);
  return useMutation({
    mutationFn: (change: StatusChange) => changeStatus(userId, change),
    networkMode: 'always',
    onSuccess: (_, { to }) => {
      notify(done[to], { kind: 'success' });
    },
    onError: (error, { id, to }) => {
      // The end of a session is said by the session itself.
      if (errorCode(error) === 'session_ended') return;
      const title = to === 'deleted' ? adminTexts.deleteError : adminTexts.updateError;
      const wayOut = { action: { label: 'Abrir formulário', run: () => onPhotoMissing(id) } };
      notify(
        { title, description: reasonOf(error) },
        { kind: 'error', ...(isPhotoMissing(error) ? wayOut : {}) },
      );
      if (isRevocation(error)) queryClient.setQueriesData({ queryKey: adminQueries.roles(userId) }, false);
    },
    onSettled: reload,
  });
}
