export const minimumPasswordLength = 6;
/** … and when it is changed; a recovered password is a changed one. */
export const minimumNewPasswordLength = 8;
/** The service refuses longer passwords (bcrypt). */
const maximumPasswordBytes = 72;

/** Of UTF-8, in which accents take a second byte. */
export const atMostPassword = `no máximo ${maximumPasswordBytes} caracteres (com acento, cada um conta por dois)`;

export function isHashedWhole(password: string): boolean {
  return new TextEncoder().encode(password).length <= maximumPasswordBytes;
}

/** Keyboards compose the same accents in two ways (RFC 8265). */
export function composed(password: string): string {
  return password.normalize('NFC');
}
