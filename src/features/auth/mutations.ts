import { useMutation } from '@tanstack/react-query';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { loadUserClient } from '@/lib/supabase/load-user-client';
import type { NewPasswordValues, RecoveryValues, SignInValues, SignUpValues } from './schema';
import { authMessage, authTexts } from './texts';

interface Failure {
  title: string;
  fallback: string;
}

function notifyFailure({ title, fallback }: Failure) {
  return (error: Error) => {
    notify({ title, description: authMessage(error, fallback) }, { kind: 'error' });
  };
}

/** Nothing here waits for the network to come back: a person at a form is told at once. */
const networkMode = 'always';

async function signIn(values: SignInValues): Promise<void> {
  const { auth } = await loadUserClient();
  const { error } = await auth.signInWithPassword(values);
  if (error) throw error;
}

/** Signs in; where to go next is decided by the session, not here. */
export function useSignIn() {
  return useMutation({
    mutationFn: signIn,
    networkMode,
    onSuccess: () => {
      notify(authTexts.signedIn, { kind: 'success' });
    },
    onError: notifyFailure(authTexts.signInError),
  });
}

async function signUp({ name, email, password }: SignUpValues): Promise<{ hasSession: boolean }> {
  const { auth } = await loadUserClient();
  const { data, error } = await auth.signUp({
    email,
    password,
    options: { data: { name }, emailRedirectTo: `${window.location.origin}${paths.home}` },
  });
  if (error) throw error;
  return { hasSession: data.session !== null };
}

/** Creates the account; `hasSession` says whether the person is signed in already (no confirmation asked). */
export function useSignUp() {
  return useMutation({
    mutationFn: signUp,
    networkMode,
    onSuccess: () => {
      notify(authTexts.signedUp, { kind: 'success' });
    },
    onError: notifyFailure(authTexts.signUpError),
  });
}

/**
 * Asks for the recovery message. A refusal counts as sent: the service refuses only about accounts that exist (too many
 * messages), and whether an account exists is nobody else's business.
 * @throws when the service could not be reached or is broken.
 */
async function requestRecovery({ email }: RecoveryValues): Promise<void> {
  const { auth } = await loadUserClient();
  const redirectTo = `${window.location.origin}${paths.auth}?aba=nova-senha`;
  const { error } = await auth.resetPasswordForEmail(email, { redirectTo });
  const isRefusal = error?.status !== undefined && error.status >= 400 && error.status < 500;
  if (error && !isRefusal) throw error;
}

export function useRequestRecovery() {
  return useMutation({
    mutationFn: requestRecovery,
    networkMode,
    onError: notifyFailure(authTexts.recoveryError),
  });
}

async function setPassword({ password }: NewPasswordValues): Promise<void> {
  const { auth } = await loadUserClient();
  const { error } = await auth.updateUser({ password });
  if (error) throw error;
}

/** Sets a password in a session opened by a recovery link. */
export function useSetPassword() {
  return useMutation({
    mutationFn: setPassword,
    networkMode,
    onSuccess: () => {
      notify(authTexts.passwordSaved, { kind: 'success' });
    },
    onError: notifyFailure(authTexts.passwordError),
  });
}
