import type { Queryable } from '../../database/database.ts';
import type { JsonObject } from '../http.ts';
import { mergeMetadata, updateUser, type UserRow } from '../users.ts';

export interface IdentityRow {
  id: string;
  provider_id: string;
  user_id: string;
  identity_data: JsonObject;
  provider: string;
  email: string | null;
  last_sign_in_at: Date | null;
  created_at: Date | null;
  updated_at: Date | null;
}

const columns =
  'id, provider_id, user_id, identity_data, provider, email, last_sign_in_at, created_at, updated_at';

export async function listIdentities(tx: Queryable, userId: string): Promise<IdentityRow[]> {
  const { rows } = await tx.query<IdentityRow>(
    `select ${columns} from auth.identities where user_id = $1::uuid order by created_at, provider, id`,
    [userId],
  );
  return rows;
}

export async function findIdentity(
  tx: Queryable,
  provider: string,
  providerId: string,
): Promise<IdentityRow | undefined> {
  const { rows } = await tx.query<IdentityRow>(
    `select ${columns} from auth.identities where provider = $1 and provider_id = $2`,
    [provider, providerId],
  );
  return rows[0];
}

/** The account's own identity: e-mail or phone, with the user's id as subject. */
export function ownIdentityData(
  user: Pick<UserRow, 'id' | 'email' | 'phone'>,
  provider: 'email' | 'phone',
  data: JsonObject = {},
  isVerified = false,
): JsonObject {
  const own = provider === 'email' ? { email: user.email } : { phone: user.phone };
  return {
    ...data,
    sub: user.id,
    ...own,
    email_verified: provider === 'email' && isVerified,
    phone_verified: provider === 'phone' && isVerified,
  };
}

/** Rejects with DatabaseError 23505 when the provider's subject already belongs to a user. */
export async function insertIdentity(
  tx: Queryable,
  fields: { userId: string; provider: string; providerId: string; data: JsonObject; signedInAt?: Date },
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into auth.identities
       (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     values ($1, $2::uuid, $3::text::jsonb, $4, $5::timestamptz, $6::timestamptz, $6::timestamptz)`,
    [
      fields.providerId,
      fields.userId,
      JSON.stringify(fields.data),
      fields.provider,
      (fields.signedInAt ?? now).toISOString(),
      now.toISOString(),
    ],
  );
}

export async function updateIdentity(
  tx: Queryable,
  identity: IdentityRow,
  data: JsonObject,
  now: Date,
): Promise<void> {
  await tx.query(
    `update auth.identities
     set identity_data = $2::text::jsonb, last_sign_in_at = $3::timestamptz, updated_at = $3::timestamptz
     where id = $1::uuid`,
    [identity.id, JSON.stringify(mergeMetadata(identity.identity_data, data)), now.toISOString()],
  );
}

export async function saveOwnIdentity(
  tx: Queryable,
  user: UserRow,
  provider: 'email' | 'phone',
  isVerified: boolean,
  now: Date,
): Promise<void> {
  const existing = await findIdentity(tx, provider, user.id);
  const data = ownIdentityData(user, provider, {}, isVerified);
  if (existing !== undefined) {
    await updateIdentity(tx, existing, data, now);
    return;
  }
  await insertIdentity(tx, { userId: user.id, provider, providerId: user.id, data }, now);
}

/** Makes `app_metadata.provider` and `.providers` say what auth.identities holds. */
export async function refreshProviders(tx: Queryable, user: UserRow, now: Date): Promise<UserRow> {
  const identities = await listIdentities(tx, user.id);
  const providers = [...new Set(identities.map((identity) => identity.provider))];
  const [first] = providers;
  const updates = { ...(first === undefined ? {} : { provider: first }), providers };
  return updateUser(tx, user.id, { raw_app_meta_data: mergeMetadata(user.raw_app_meta_data, updates) }, now);
}
