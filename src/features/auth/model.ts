import { errorCode } from '@/lib/errors';

/** The words of ?aba= on /auth, the first being the default. */
export const authViews = ['entrar', 'cadastrar', 'recuperar', 'nova-senha', 'codigo', 'link'] as const;
export type AuthView = (typeof authViews)[number];

/** What was typed follows from one form to the next; a password never does. */
export interface Draft {
  name: string;
  email: string;
}

const fieldByCode = new Map<string, 'email' | 'password'>([
  ['invalid_credentials', 'password'],
  ['weak_password', 'password'],
  ['same_password', 'password'],
]);

/** The field to correct after the service refused; anything else is about the account, that is, the e-mail. */
export function fieldAtFault(error: unknown): 'email' | 'password' {
  return fieldByCode.get(errorCode(error) ?? '') ?? 'email';
}

/** Short messages at the field; the whole sentence is above the form. */
const pointers = new Map([
  ['invalid_credentials', 'E-mail ou senha não conferem.'],
  ['email_not_confirmed', 'Falta confirmar este e-mail.'],
  ['user_already_exists', 'Use outro e-mail ou entre na sua conta.'],
  ['email_exists', 'Use outro e-mail ou entre na sua conta.'],
  ['email_address_invalid', 'Use outro e-mail.'],
  ['email_address_not_authorized', 'Use outro e-mail.'],
  ['weak_password', 'Escolha outra senha.'],
]);

/** What to write at the field at fault; null where the failure is not about what was typed. */
export function pointerTo(error: unknown): string | null {
  return pointers.get(errorCode(error) ?? '') ?? null;
}

interface AuthenticationMethod {
  method: string;
  /** Seconds since 1970. */
  timestamp: number;
}

/** Ways of signing in that prove that the user reads the account's mailbox. */
const mailboxMethods = ['recovery', 'otp', 'magiclink'];
const recoveryMinutes = 15;

/**
 * A mailbox link just opened may set a password without the old one; other sign-ins may not.
 * @param methods the token's `amr` claim; hooks may reduce its entries to words, which carry no time and do not count.
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
