import { readDeviceNote } from '@/lib/device-note';
import { errorCode } from '@/lib/errors';
import { notify } from '@/lib/notify';
import { useSessionStore } from '@/lib/session/session-context';
import { assertWriteStatus } from '@/lib/supabase/assert-write-status';
import { loadUserClient } from '@/lib/supabase/load-user-client';
import { useSingleFlight } from '@/lib/use/use-single-flight';
import { discardWaiting } from '@/lib/discard-waiting';
import { type ChangePasswordValues, type ChoiceExport, exportSchema } from './schema';
import { accountTexts } from './texts';

/** The service's reason in words, or the fallback when it gave none. */
export type Explain = (error: unknown, fallback: string) => string;

/** The password given is not the account's. */
export class WrongPasswordError extends Error {
  constructor(cause: unknown) {
    super('The password is not the account’s.', { cause });
    this.name = 'WrongPasswordError';
  }
}

const wrongPasswordCodes = ['invalid_credentials', 'current_password_invalid'];

function passwordError(error: Error): Error {
  return wrongPasswordCodes.includes(errorCode(error) ?? '') ? new WrongPasswordError(error) : error;
}

/** The password makes the session a fresh one. */
async function proveIdentity(email: string, password: string): Promise<void> {
  const { auth } = await loadUserClient();
  const { error } = await auth.signInWithPassword({ email, password });
  if (error) throw passwordError(error);
}

type PasswordChange = Pick<ChangePasswordValues, 'currentPassword' | 'newPassword'> & { email: string };

/** The server wants the current password as well, and ends the account's other sessions. */
async function changePassword({ email, currentPassword, newPassword }: PasswordChange): Promise<void> {
  await proveIdentity(email, currentPassword);
  const { auth } = await loadUserClient();
  const { error } = await auth.updateUser({ password: newPassword, current_password: currentPassword });
  if (error) throw passwordError(error);
}

/** Changes the password (spec §5), with the toasts of the catalogue. */
export function useChangePassword(explain: Explain) {
  return useSingleFlight({
    mutationFn: changePassword,
    onSuccess: () => {
      notify(accountTexts.passwordChanged, { kind: 'success' });
    },
    onError: (error) => {
      const text =
        error instanceof WrongPasswordError
          ? accountTexts.wrongPassword
          : { title: accountTexts.passwordError, description: explain(error, accountTexts.tryAgain) };
      notify(text, { kind: 'error' });
    },
  });
}

/** Ends this browser's session, then does what was to wait for that; the guard of the screen leads home. */
export function useSignOut() {
  const store = useSessionStore();
  return useSingleFlight({
    mutationFn: async (then?: () => void) => {
      await store.signOut();
      then?.();
    },
    onSuccess: () => {
      const { signedOut: title, keptHere: description } = accountTexts;
      notify(readDeviceNote() === null ? title : { title, description }, { kind: 'success' });
    },
    onError: () => {
      notify(accountTexts.signOutError, { kind: 'error' });
    },
  });
}

/** The text of the file: JSON, or a page of HTML whose code is loaded then. */
async function exportData(form: 'json' | 'page', kinds: readonly ChoiceExport[]): Promise<string> {
  const { userDb } = await loadUserClient();
  const { data } = await userDb.rpc('exportar_meus_dados').throwOnError();
  const exported = exportSchema.parse(data);
  if (form === 'json') return JSON.stringify(exported, null, 2);
  const { exportHtml } = await import('./export-html');
  return exportHtml(exported, kinds);
}

/**
 * Everything kept about the user, as the database puts it together under their own rights.
 * @param kinds the lists of choices that a reader is shown.
 */
export function useExportData(kinds: readonly ChoiceExport[]) {
  return useSingleFlight({
    mutationFn: (form: 'json' | 'page') => exportData(form, kinds),
    gcTime: 0,
    onError: () => {
      notify({ title: accountTexts.exportError, description: accountTexts.tryAgain }, { kind: 'error' });
    },
  });
}

/** An account without a password (null) must have signed in a short while ago. */
async function eraseAccount({ email, password }: { email: string; password: string | null }): Promise<void> {
  if (password !== null) await proveIdentity(email, password);
  const { userDb } = await loadUserClient();
  assertWriteStatus(await userDb.rpc('excluir_minha_conta').throwOnError());
}

/** The database's refusal of a session that began more than 15 minutes ago. */
const notFresh = '42501';

/** Erases the account and everything that hangs on it, then ends this session. A wrong password is shown by the form. */
export function useEraseAccount(explain: Explain) {
  const store = useSessionStore();
  return useSingleFlight({
    mutationFn: eraseAccount,
    onSuccess: async () => {
      const session = store.read();
      if (session.status === 'user') discardWaiting(session.user.id);
      const { erased, keptHere } = accountTexts;
      const description = `${erased.description} ${keptHere}`;
      notify(readDeviceNote() === null ? erased : { ...erased, description }, { kind: 'success' });
      // The account is gone whatever this answers; without an answer its session ends at the next request.
      await store.signOut().catch((reason: unknown) => {
        console.warn('The session of the erased account could not be ended', reason);
      });
    },
    onError: (error) => {
      if (error instanceof WrongPasswordError) return;
      const isStale = errorCode(error) === notFresh;
      const description = isStale ? accountTexts.signInAgain : explain(error, accountTexts.tryAgain);
      notify({ title: accountTexts.eraseError, description }, { kind: 'error' });
    },
  });
}
