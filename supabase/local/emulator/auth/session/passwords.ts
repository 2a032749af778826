import type { Queryable } from '../../database/database.ts';
import { AuthError, invalid } from '../errors.ts';
import type { Settings } from '../options.ts';

/** bcrypt reads no further (bytes). */
const maximumBytes = 72;

/** Throws weak_password (422, with reasons) below the minimum, validation_failed above what bcrypt can hash. */
export function checkStrength(password: string, minimumLength: number): void {
  if (Buffer.byteLength(password) > maximumBytes) {
    throw invalid(`Password cannot be longer than ${maximumBytes} characters`);
  }
  if (password.length >= minimumLength) return;
  throw new AuthError(422, 'weak_password', `Password should be at least ${minimumLength} characters.`, {
    weak_password: { reasons: ['length'] },
  });
}

export async function hashPassword(
  tx: Queryable,
  password: string,
  { passwordCost }: Pick<Settings, 'passwordCost'>,
): Promise<string> {
  const { rows } = await tx.query<{ hash: string }>(
    `select extensions.crypt($1::text, extensions.gen_salt('bf', $2::int)) as hash`,
    [password, passwordCost],
  );
  const hash = rows[0]?.hash;
  if (hash === undefined) throw new Error('the database returned no password hash');
  return hash;
}

/** Missing hashes cost the same work: timing reveals nothing. */
export async function passwordMatches(
  tx: Queryable,
  password: string,
  hash: string | null,
  { passwordCost }: Pick<Settings, 'passwordCost'>,
): Promise<boolean> {
  const placeholder = `$2a$${String(passwordCost).padStart(2, '0')}$abcdefghijklmnopqrstuu`;
  const { rows } = await tx.query<{ matches: boolean }>(
    `select extensions.crypt($1::text, $2::text) = $2::text as matches`,
    [password, hash === null || hash === '' ? placeholder : hash],
  );
  return rows[0]?.matches === true && Buffer.byteLength(password) <= maximumBytes;
}
