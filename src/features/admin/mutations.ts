import { useQueryClient } from '@tanstack/react-query';
import { candidateQueries } from '@/features/candidates/queries';
import { errorCode } from '@/lib/errors';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { assertWriteStatus } from '@/lib/supabase/assert-write-status';
import type { Database } from '@/lib/supabase/database.types';
import { loadUserClient } from '@/lib/supabase/load-user-client';
import { useSingleFlight } from '@/lib/use/use-single-flight';
import { type CandidateValues, type FormValues, noteKey } from '@/features/admin/candidate-form/form-keys';
import { columnsOf, formValuesOf, newColumnsOf } from '@/features/admin/candidate-form/form-values';
import type { CandidateRecord } from './candidate-record';
import type { Status } from './model';
import { accessQueries, fetchIsAdmin } from '@/features/admin/access/queries';
import { panelKey } from './panel-read';
import { adminQueries, fetchRecord } from './queries';
import { createdSchema, idsSchema, savedSchema } from './record-schema';
import {
  isOvertaken,
  isPhotoMissing,
  isRevocation,
  isUnsourced,
  reasonOf,
  RoleRevokedError,
  StaleRecordError,
} from './save-errors';
import {
  type ChosenSource,
  publicationSchema,
  sourcesToSave,
} from '@/features/admin/candidate-form/source-choice';
import { adminTexts } from './texts';

/** Back to {origin}/admin with this browser's code (spec §7). */
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
  /** Another status in the database means somebody else was faster. */
  from: Status;
  to: Status;
}

/** No updated row: the role is gone, or the record changed. */
async function refusalOfUpdate(userId: string): Promise<Error> {
  return (await fetchIsAdmin(userId)) ? new StaleRecordError() : new RoleRevokedError();
}

/** Spec §7: by id; the database writes the audit entry. */
async function changeStatus(userId: string, { id, from, to }: StatusChange): Promise<void> {
  const { userDb } = await loadUserClient();
  const { data } = await userDb
    .from('candidatos_presidencia_2026')
    .update({ status: to, updated_at: new Date().toISOString() })
    .eq('id', id)
    .eq('status', from)
    .select('id')
    .throwOnError();
  if (idsSchema.parse(data).length === 0) throw await refusalOfUpdate(userId);
}

const done = {
  active: adminTexts.restored,
  archived: adminTexts.archived,
  deleted: adminTexts.deleted,
} as const;

/** Panel and public reads; resolves when the screen is current. */
function useReload(userId: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    void queryClient.invalidateQueries({ queryKey: candidateQueries.all() });
    await queryClient.invalidateQueries({
      queryKey: panelKey(userId),
      predicate: ({ queryKey }) => queryKey[2] !== 'role' && queryKey[2] !== 'record',
    });
  };
}

interface StatusChangeHandlers {
  /** Opens the form, which takes the missing photo or source. */
  onIncomplete: (id: string) => void;
}

const subjectOf = (change: StatusChange | undefined) => change?.id ?? '';

export function useChangeStatus(userId: string, { onIncomplete }: StatusChangeHandlers) {
  const queryClient = useQueryClient();
  const reload = useReload(userId);
  return useSingleFlight({
    mutationFn: (change: StatusChange) => changeStatus(userId, change),
    subjectOf,
    onSuccess: (_, { to }) => {
      notify(done[to], { kind: 'success' });
    },
    onError: async (error, { id, to }) => {
      // The end of a session is shown by the session itself.
      if (errorCode(error) === 'session_ended') return;
      // The sentence says that the list was read again.
      if (error instanceof StaleRecordError) await reload();
      const title = to === 'deleted' ? adminTexts.deleteError : adminTexts.updateError;
      const wayOut = { action: { label: 'Abrir formulário', run: () => onIncomplete(id) } };
      notify(
        { title, description: reasonOf(error) },
        { kind: 'error', ...(isPhotoMissing(error) || isUnsourced(error) ? wayOut : {}) },
      );
      if (isRevocation(error)) queryClient.setQueriesData({ queryKey: accessQueries.roles(userId) }, false);
    },
    onSettled: reload,
  });
}

interface Save {
  /** Null creates a record. */
  id: string | null;
  /** As text: a JavaScript date would drop the microseconds. */
  lock: string | null;
  /** Only sources that changed since are sent. */
  base: FormValues;
  values: CandidateValues;
}

/** A newer save of somebody else comes with its record. */
export type SaveOutcome =
  | { kind: 'saved'; id: string; lock: string }
  | { kind: 'conflict'; record: CandidateRecord };

/** Spec §7: every field; the database stamps the authorship. */
async function createCandidate(userId: string, values: CandidateValues): Promise<SaveOutcome> {
  const { userDb } = await loadUserClient();
  const { data } = await userDb
    .from('candidatos_presidencia_2026')
    .insert({ ...newColumnsOf(values), created_by: userId, updated_by: userId })
    .select('id, updated_at')
    .single()
    .throwOnError();
  const { id, updated_at: lock } = createdSchema.parse(data);
  return { kind: 'saved', id, lock };
}

const noteOf = (values: CandidateValues) => {
  const note = values[noteKey];
  return typeof note === 'string' ? { p_nota: note } : {};
};

/** Equal values count as saved: an earlier answer was lost. */
async function updateCandidate(id: string, { lock, base, values }: Save): Promise<SaveOutcome> {
  const { userDb } = await loadUserClient();
  const columns = columnsOf(values);
  try {
    const { data } = await userDb
      .rpc('gravar_ficha', {
        p_id: id,
        p_lido_em: lock ?? '',
        p_dados: columns,
        p_fontes: sourcesToSave(base, values),
        ...noteOf(values),
      })
      .throwOnError();
    return { kind: 'saved', id, lock: savedSchema.parse(data) };
  } catch (error) {
    if (!isOvertaken(error)) throw error;
  }
  const record = await fetchRecord(id);
  if (record === null) throw new StaleRecordError();
  const saved = formValuesOf(record);
  const own = { ...saved, ...formValuesOf(Object.assign({}, record, columns)) };
  const isSame = Object.keys(saved).every((key) => {
    const isColumn = Object.hasOwn(columns, key);
    return key === noteKey || saved[key] === (isColumn ? own[key] : values[key]);
  });
  return isSame ? { kind: 'saved', id, lock: record.updated_at } : { kind: 'conflict', record };
}

type NewSource = Omit<Database['public']['Tables']['fontes']['Row'], 'id' | 'created_at' | 'updated_at'>;

async function addSource(source: NewSource): Promise<ChosenSource> {
  const { userDb } = await loadUserClient();
  const { data } = await userDb
    .from('fontes')
    .insert(source)
    .select('id, titulo, veiculo, tipo, publicada_em')
    .single()
    .throwOnError();
  return publicationSchema.parse(data);
}

export function useAddSource(userId: string) {
  const queryClient = useQueryClient();
  return useSingleFlight({
    mutationFn: addSource,
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: adminQueries.sources(userId).queryKey });
    },
  });
}

interface Hiding {
  id: string;
  reason: string | null;
}

async function hideEntry({ id, reason }: Hiding): Promise<void> {
  const { userDb } = await loadUserClient();
  const chosen = reason === null ? {} : { p_motivo: reason };
  assertWriteStatus(await userDb.rpc('ocultar_do_publico', { p_audit: id, ...chosen }).throwOnError());
}

export function useHideEntry(userId: string) {
  const reload = useReload(userId);
  return useSingleFlight({ mutationFn: hideEntry, onSuccess: reload });
}

export function useSaveCandidate(userId: string) {
  const reload = useReload(userId);
  return useSingleFlight({
    mutationFn: (save: Save) =>
      save.id === null ? createCandidate(userId, save.values) : updateCandidate(save.id, save),
    onSuccess: ({ kind }) => {
      if (kind === 'saved') void reload();
    },
  });
}
