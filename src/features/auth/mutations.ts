import { isRefusal } from '@/lib/errors';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { loadUserClient } from '@/lib/supabase/load-user-client';
import { useSingleFlight } from '@/lib/use/use-single-flight';
import { useToldUnseen } from '@/lib/use/use-told-unseen';
import type { MailProof, MailPurpose } from './mail-proof';
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

async function signIn(values: SignInValues): Promise<void> {
  const { auth } = await loadUserClient();
  const { error } = await auth.signInWithPassword(values);
  if (error) throw error;
}

export function useSignIn() {
  return useSingleFlight({
    mutationFn: signIn,
    onError: useToldUnseen(notifyFailure(authTexts.signInError)),
    onSuccess: () => {
      notify(authTexts.signedIn, { kind: 'success' });
    },
  });
}

async function signUp({
  name,
  email,
  password,
}: SignUpValues): Promise<{ userId: string; hasSession: boolean }> {
  const { auth } = await loadUserClient();
  const { data, error } = await auth.signUp({
    email,
    password,
    options: { data: { name }, emailRedirectTo: `${window.location.origin}${paths.home}` },
  });
  if (error) throw error;
  if (typeof data.user?.id !== 'string') throw new Error('The service answered without an account.');
  return { userId: data.user.id, hasSession: data.session !== null };
}

/** `hasSession`: no confirmation needed. */
export function useSignUp() {
  return useSingleFlight({
    mutationFn: signUp,
    onError: useToldUnseen(notifyFailure(authTexts.signUpError)),
    onSuccess: ({ hasSession }) => {
      notify(hasSession ? authTexts.signedUp.title : authTexts.signedUp, { kind: 'success' });
    },
  });
}

/**
 * Refusals count as sent: accounts stay private.
 * @throws when the service is unreachable or broken.
 */
async function requestRecovery({ email }: RecoveryValues): Promise<void> {
  const { auth } = await loadUserClient();
  const redirectTo = `${window.location.origin}${paths.auth}?aba=nova-senha`;
  const { error } = await auth.resetPasswordForEmail(email, { redirectTo });
  if (error && !isRefusal(error)) throw error;
}

export function useRequestRecovery() {
  return useSingleFlight({
    mutationFn: requestRecovery,
    onError: notifyFailure(authTexts.recoveryError),
  });
}

/** Without a session the message to the other address is still to be confirmed. */
async function proveMailbox(proof: MailProof): Promise<{ hasSession: boolean; email?: string | undefined }> {
  const { auth } = await loadUserClient();
  const { data, error } = await auth.verifyOtp(proof);
  if (error) throw error;
  return { hasSession: data.session !== null, email: data.user?.email };
}

/** Anybody may send a link of their own account: it is told whose was opened. */
export function useProveMailbox() {
  return useSingleFlight({
    mutationFn: proveMailbox,
    onError: useToldUnseen(notifyFailure(authTexts.linkError)),
    onSuccess: ({ hasSession, email }, { type }) => {
      // The form of a new password names the account itself.
      if (!hasSession || email === undefined || type === 'recovery') return;
      notify({ title: authTexts.signedIn, description: `Conta: ${email}` }, { kind: 'success' });
    },
  });
}

/** The same privacy as `requestRecovery`. */
async function sendMail({ type, email }: { type: MailPurpose; email: string }): Promise<void> {
  if (type === 'recovery') return requestRecovery({ email });
  const { auth } = await loadUserClient();
  const { error } = await auth.resend({ type, email });
  if (error && !isRefusal(error)) throw error;
}

export function useSendMail() {
  return useSingleFlight({ mutationFn: sendMail, onError: notifyFailure(authTexts.recoveryError) });
}

async function setPassword({ password }: NewPasswordValues): Promise<void> {
  const { renewedAuth } = await loadUserClient();
  const { error } = await (await renewedAuth()).updateUser({ password });
  if (error) throw error;
}

export function useSetPassword() {
  return useSingleFlight({
    mutationFn: setPassword,
    onSuccess: () => {
      notify(authTexts.passwordSaved, { kind: 'success' });
    },
    onError: notifyFailure(authTexts.passwordError),
  });
}
