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

export type Explain = (error: unknown, fallback: string) => string;

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

/** @throws WrongPasswordError for a wrong password; the session becomes fresh. */
async function proveIdentity(email: string, password: string): Promise<void> {
  const { auth } = await loadUserClient();
  const { error } = await auth.signInWithPassword({ email, password });
  if (error) throw passwordError(error);
}

type PasswordChange = Pick<ChangePasswordValues, 'currentPassword' | 'newPassword'> & { email: string };

/** @throws WrongPasswordError as `proveIdentity`. Ends the account's other sessions too. */
async function changePassword({ email, currentPassword, newPassword }: PasswordChange): Promise<void> {
  await proveIdentity(email, currentPassword);
  const { auth } = await loadUserClient();
  const { error } = await auth.updateUser({ password: newPassword, current_password: currentPassword });
  if (error) throw passwordError(error);
}

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

/** The session ends first; the guard of the screen then leads home. */
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

export type ExportForm = 'json' | 'html';

/** The HTML form loads its code then. */
async function exportData(form: ExportForm, kinds: readonly ChoiceExport[]): Promise<string> {
  const { userDb } = await loadUserClient();
  const { data } = await userDb.rpc('exportar_meus_dados').throwOnError();
  const exported = exportSchema.parse(data);
  if (form === 'json') return JSON.stringify(exported, null, 2);
  const { exportHtml } = await import('./export-html');
  return exportHtml(exported, kinds);
}

/**
 * Collected under the user's own rights; delivered also to whoever left the screen.
 * @param kinds lists that a reader is shown.
 */
export function useExportData(
  kinds: readonly ChoiceExport[],
  deliver: (text: string, form: ExportForm) => void,
) {
  return useSingleFlight({
    mutationFn: (form: ExportForm) => exportData(form, kinds),
    gcTime: 0,
    onSuccess: deliver,
    onError: () => {
      notify({ title: accountTexts.exportError, description: accountTexts.tryAgain }, { kind: 'error' });
    },
  });
}

/** Without a password (null) the sign-in must be recent. @throws WrongPasswordError for a wrong one. */
async function eraseAccount({ email, password }: { email: string; password: string | null }): Promise<void> {
  if (password !== null) await proveIdentity(email, password);
  const { userDb } = await loadUserClient();
  assertWriteStatus(await userDb.rpc('excluir_minha_conta').throwOnError());
}

/** The database's refusal of a session that began more than 15 minutes ago. */
const notFresh = '42501';

/** Ends this session. */
export function useEraseAccount(explain: Explain, onWrongPassword: () => void) {
  const store = useSessionStore();
  return useSingleFlight({
    mutationFn: eraseAccount,
    onSuccess: async () => {
      const session = store.read();
      if (session.status === 'user') discardWaiting(session.user.id);
      const { erased, keptHere } = accountTexts;
      const description = `${erased.description} ${keptHere}`;
      notify(readDeviceNote() === null ? erased : { ...erased, description }, { kind: 'success' });
      // Without an answer the deleted account's session ends at the next request.
      await store.signOut().catch((reason: unknown) => {
        console.warn('The session of the erased account could not be ended', reason);
      });
    },
    onError: (error) => {
      if (error instanceof WrongPasswordError) {
        onWrongPassword();
        return;
      }
      const isStale = errorCode(error) === notFresh;
      const description = isStale ? accountTexts.signInAgain : explain(error, accountTexts.tryAgain);
      notify({ title: accountTexts.eraseError, description }, { kind: 'error' });
    },
  });
}
