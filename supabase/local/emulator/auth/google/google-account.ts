import { createHash } from 'node:crypto';
import type { Queryable } from '../../database/database.ts';
import type { AuthContext } from '../context.ts';
import { userBanned } from '../errors.ts';
import type { JsonObject } from '../http.ts';
import { findIdentity, insertIdentity, refreshProviders, updateIdentity } from './identities.ts';
import { signupDisabled } from '../signup.ts';
import {
  confirmEmail,
  findUserByEmail,
  findUserById,
  insertUser,
  isBanned,
  lockEmail,
  mergeMetadata,
  updateUser,
  type UserRow,
} from '../users.ts';

const provider = 'google';

/** Derived from the address, which is all that the page asks for. */
function subjectOf(email: string): string {
  return BigInt(`0x${createHash('sha256').update(email).digest('hex')}`)
    .toString()
    .slice(0, 21);
}

async function findSubject(tx: Queryable, email: string): Promise<string> {
  const { rows } = await tx.query<{ provider_id: string }>(
    'select provider_id from auth.identities where provider = $1 and email = $2 order by created_at limit 1',
    [provider, email],
  );
  return rows[0]?.provider_id ?? subjectOf(email);
}

function googleClaims(email: string, subject: string): JsonObject {
  return {
    iss: 'https://accounts.google.com',
    sub: subject,
    provider_id: subject,
    email,
    email_verified: true,
    phone_verified: false,
  };
}

/** It may be a squatter's: password and other identities go first. */
async function claimUnconfirmed(
  tx: Queryable,
  user: UserRow,
  claims: JsonObject,
  now: Date,
): Promise<UserRow> {
  await tx.query('delete from auth.identities where user_id = $1::uuid and provider <> $2', [
    user.id,
    provider,
  ]);
  const cleaned = await updateUser(
    tx,
    user.id,
    { encrypted_password: null, raw_user_meta_data: claims },
    now,
  );
  return confirmEmail(tx, await refreshProviders(tx, cleaned, now), now);
}

async function createFromGoogle(
  tx: Queryable,
  email: string,
  claims: JsonObject,
  now: Date,
): Promise<UserRow> {
  const [name = email] = email.split('@');
  const data = { ...claims, name, full_name: name };
  const user = await insertUser(
    tx,
    {
      email,
      email_confirmed_at: now,
      raw_app_meta_data: { provider, providers: [provider] },
      raw_user_meta_data: data,
    },
    now,
  );
  await insertIdentity(tx, { userId: user.id, provider, providerId: String(claims.sub), data }, now);
  return user;
}

/** By Google identity, else by e-mail (then linked), else a new account. Errors: signup_disabled, user_banned. */
export async function signInWithGoogle(
  { settings }: AuthContext,
  tx: Queryable,
  email: string,
): Promise<UserRow> {
  const now = settings.now();
  await lockEmail(tx, email);
  const subject = await findSubject(tx, email);
  const claims = googleClaims(email, subject);
  const identity = await findIdentity(tx, provider, subject);
  const known = identity === undefined ? undefined : await findUserById(tx, identity.user_id);
  const user = known ?? (await findUserByEmail(tx, email));
  if (user === undefined) {
    if (!settings.signupEnabled) throw signupDisabled();
    return createFromGoogle(tx, email, claims, now);
  }
  if (isBanned(user, now)) throw userBanned();
  if (identity === undefined) {
    await insertIdentity(tx, { userId: user.id, provider, providerId: subject, data: claims }, now);
  } else {
    await updateIdentity(tx, identity, claims, now);
  }
  if (user.email_confirmed_at === null) return claimUnconfirmed(tx, user, claims, now);
  const raw_user_meta_data = mergeMetadata(user.raw_user_meta_data, claims);
  return refreshProviders(tx, await updateUser(tx, user.id, { raw_user_meta_data }, now), now);
}
