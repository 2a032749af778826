import * as z from 'zod/mini';

export const minimumPasswordLength = 6;
/** … and when it is changed; a recovered password is a changed one. */
export const minimumNewPasswordLength = 8;
/** The service refuses longer passwords (bcrypt); of UTF-8, in which accents take a second byte. */
const maximumBytes = 72;

/** Keyboards compose the same accents in two ways (RFC 8265). */
export const typedPassword = z.string().check(z.overwrite((password) => password.normalize('NFC')));

/** `name` begins its sentences; `before` is asked first. */
export function chosenPassword(name: string, minimum: number, ...before: z.core.$ZodCheck<string>[]) {
  return typedPassword.check(
    ...before,
    z.minLength(minimum, `${name} deve ter no mínimo ${minimum} caracteres`),
    z.refine(
      (password) => new TextEncoder().encode(password).length <= maximumBytes,
      `${name} deve ter no máximo ${maximumBytes} caracteres (com acento, cada um conta por dois)`,
    ),
  );
}
