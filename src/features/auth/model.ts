import { errorCode } from '@/lib/errors';

/** ?aba= on /auth; the first is the default. */
export const authViews = ['entrar', 'cadastrar', 'recuperar', 'nova-senha', 'codigo', 'link'] as const;
export type AuthView = (typeof authViews)[number];

/** Shared between forms; a password never is. */
export interface Draft {
  name: string;
  email: string;
}

const fieldByCode = new Map<string, 'email' | 'password'>([
  ['invalid_credentials', 'password'],
  ['weak_password', 'password'],
  ['same_password', 'password'],
]);

/** By default the account's field, the e-mail. */
export function fieldAtFault(error: unknown): 'email' | 'password' {
  return fieldByCode.get(errorCode(error) ?? '') ?? 'email';
}

/** The form shows the whole sentence above. */
const pointers = new Map([
  ['invalid_credentials', 'Confira o e-mail e digite a senha de novo.'],
  ['email_not_confirmed', 'Procure a mensagem na caixa de entrada.'],
  ['user_already_exists', 'Use outro e-mail ou entre na sua conta.'],
  ['email_exists', 'Use outro e-mail ou entre na sua conta.'],
  ['email_address_invalid', 'Use outro e-mail.'],
  ['email_address_not_authorized', 'Use outro e-mail.'],
  ['weak_password', 'Escolha outra senha.'],
]);

/** Null where nothing typed is at fault. */
export function pointerTo(error: unknown): string | null {
  return pointers.get(errorCode(error) ?? '') ?? null;
}

interface Form {
  setError: (field: 'email' | 'password', error: { message: string }) => void;
  setFocus: (field: 'email' | 'password') => void;
}

/** The focus goes to the field to correct, which says what to do. */
export function pointOut(error: unknown, { setError, setFocus }: Form): void {
  const field = fieldAtFault(error);
  const message = pointerTo(error);
  if (message !== null) setError(field, { message });
  setFocus(field);
}

interface AuthenticationMethod {
  method: string;
  /** Seconds since 1970. */
  timestamp: number;
}

/** They prove that the user reads the mailbox. */
const mailboxMethods = ['recovery', 'otp', 'magiclink'];
const recoveryMinutes = 15;

/**
 * Only fresh mailbox links spare the old one.
 * @param methods the token's `amr`.
 * @param now milliseconds since 1970.
 */
export function maySetPassword(methods: readonly (AuthenticationMethod | string)[], now: number): boolean {
  return methods.some(
    (entry) =>
      typeof entry !== 'string' &&
      mailboxMethods.includes(entry.method) &&
      now / 1000 - entry.timestamp <= recoveryMinutes * 60,
  );
}
