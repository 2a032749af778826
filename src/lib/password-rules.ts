/** Spec §9: the least a password has at sign-up … */
export const minimumPasswordLength = 6;
/** … and when it is changed; a recovered password is a changed one. */
export const minimumNewPasswordLength = 8;
/** The service hashes no more than this many bytes and refuses longer passwords. */
export const maximumPasswordBytes = 72;

/** Whether the service hashes the whole password. */
export function isHashedWhole(password: string): boolean {
  return new TextEncoder().encode(password).length <= maximumPasswordBytes;
}
