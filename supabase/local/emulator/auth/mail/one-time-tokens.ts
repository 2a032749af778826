import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { Queryable } from '../../database/database.ts';

export type OneTimeTokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current';

export interface OneTimeToken {
  user_id: string;
  token_type: OneTimeTokenType;
  token_hash: string;
  sent_at: Date;
}

/** Marks the hashes of flows that end in an authorization code instead of a session. */
export const pkcePrefix = 'pkce_';

/** Six digits, as the service sends them. */
export function newOtp(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** Stored and linked; it binds the code to the address. */
export function hashOtp(email: string, otp: string): string {
  return createHash('sha224')
    .update(email + otp)
    .digest('hex');
}

/** Whether a text has the form of what `hashOtp` makes, plain or marked. */
export function isTokenHash(text: string): boolean {
  return /^(pkce_)?[0-9a-f]{56}$/.test(text);
}

export async function saveOneTimeToken(
  tx: Queryable,
  token: { userId: string; type: OneTimeTokenType; hash: string; relatesTo: string },
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
     values ($1::uuid, $2::uuid, $3::text::auth.one_time_token_type, $4, $5,
             $6::timestamptz at time zone 'utc', $6::timestamptz at time zone 'utc')
     on conflict (user_id, token_type) do update
     set token_hash = excluded.token_hash, relates_to = excluded.relates_to,
         created_at = excluded.created_at, updated_at = excluded.updated_at`,
    [randomUUID(), token.userId, token.type, token.hash, token.relatesTo, now.toISOString()],
  );
}

/** Locked, so that it serves once. */
export async function findOneTimeToken(
  tx: Queryable,
  hashes: readonly string[],
  types: readonly OneTimeTokenType[],
): Promise<OneTimeToken | undefined> {
  const { rows } = await tx.query<OneTimeToken>(
    `select user_id, token_type::text as token_type, token_hash, created_at at time zone 'utc' as sent_at
     from auth.one_time_tokens
     where token_hash = any($1::text[]) and token_type::text = any($2::text[])
     for update`,
    [hashes, types],
  );
  return rows[0];
}

export async function clearOneTimeTokens(
  tx: Queryable,
  userId: string,
  type: OneTimeTokenType | null = null,
): Promise<void> {
  await tx.query(
    `delete from auth.one_time_tokens
     where user_id = $1::uuid and ($2::text is null or token_type::text = $2::text)`,
    [userId, type],
  );
}
