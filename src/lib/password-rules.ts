export const minimumPasswordLength = 6;
/** … and when it is changed; a recovered password is a changed one. */
export const minimumNewPasswordLength = 8;
/** The service refuses longer passwords (bcrypt). */
export const maximumPasswordBytes = 72;

export function isHashedWhole(password: string): boolean {
  return new TextEncoder().encode(password).length <= maximumPasswordBytes;
}
