import type { Queryable } from '../database/database.ts';
import { listIdentities, type IdentityRow } from './google/identities.ts';
import type { JsonObject } from './http.ts';
import type { UserRow } from './users.ts';

/** Members that the service leaves out when they are empty. */
function present(members: Record<string, Date | string | null>): JsonObject {
  const kept = Object.entries(members).flatMap(([name, value]): [string, string][] => {
    if (value === null || value === '') return [];
    return [[name, value instanceof Date ? value.toISOString() : value]];
  });
  return Object.fromEntries(kept);
}

function identityJson(identity: IdentityRow): JsonObject {
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    ...present({
      last_sign_in_at: identity.last_sign_in_at,
      created_at: identity.created_at,
      updated_at: identity.updated_at,
      email: identity.email,
    }),
  };
}

/** A user as the API shows it: never a hash, never a token. */
export function userJson(user: UserRow, identities: readonly IdentityRow[]): JsonObject {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    phone: user.phone ?? '',
    ...present({
      email_confirmed_at: user.email_confirmed_at,
      invited_at: user.invited_at,
      phone_confirmed_at: user.phone_confirmed_at,
      confirmation_sent_at: user.confirmation_sent_at,
      confirmed_at: user.confirmed_at,
      recovery_sent_at: user.recovery_sent_at,
      new_email: user.email_change,
      email_change_sent_at: user.email_change_sent_at,
      reauthentication_sent_at: user.reauthentication_sent_at,
      last_sign_in_at: user.last_sign_in_at,
      banned_until: user.banned_until,
      deleted_at: user.deleted_at,
    }),
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    identities: identities.map(identityJson),
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
    is_anonymous: user.is_anonymous,
  };
}

export async function readUserJson(tx: Queryable, user: UserRow): Promise<JsonObject> {
  return userJson(user, await listIdentities(tx, user.id));
}
