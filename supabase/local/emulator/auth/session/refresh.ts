import * as z from 'zod';
import type { Queryable } from '../../database/database.ts';
import type { Handler } from '../context.ts';
import { badRequest, userBanned, type AuthError } from '../errors.ts';
import { json, optionalText, readBody } from '../http.ts';
import { addRefreshToken, endSessions, sessionAddress, tokenResponse } from './sessions.ts';
import { findUserById, isBanned } from '../users.ts';

const bodySchema = z.object({ refresh_token: optionalText });

interface TokenRow {
  id: string;
  token: string;
  revoked: boolean;
  updated_at: Date;
  session_id: string;
  user_id: string;
}

const notFound = (): AuthError =>
  badRequest('refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');

const alreadyUsed = (): AuthError =>
  badRequest('refresh_token_already_used', 'Invalid Refresh Token: Already Used');

/** Locks the session: its refreshes happen one after the other. */
async function lockToken(tx: Queryable, token: string): Promise<TokenRow | undefined> {
  const { rows } = await tx.query<TokenRow>(
    `select t.id::text as id, t.token, t.revoked, t.updated_at, s.id as session_id, s.user_id
     from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id
     where t.token = $1 for update of s`,
    [token],
  );
  if (rows.length === 0) return undefined;
  const current = await tx.query<TokenRow>(
    `select t.id::text as id, t.token, t.revoked, t.updated_at, t.session_id, s.user_id
     from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id where t.token = $1`,
    [token],
  );
  return current.rows[0];
}

/** The one token of the session that is still good. */
async function findActive(tx: Queryable, sessionId: string): Promise<string | undefined> {
  const { rows } = await tx.query<{ token: string }>(
    'select token from auth.refresh_tokens where session_id = $1::uuid and not revoked order by id desc limit 1',
    [sessionId],
  );
  return rows[0]?.token;
}

async function swap(tx: Queryable, row: TokenRow, now: Date): Promise<string> {
  await tx.query(
    'update auth.refresh_tokens set revoked = true, updated_at = $2::timestamptz where id = $1::bigint',
    [row.id, now.toISOString()],
  );
  return addRefreshToken(tx, { id: row.session_id, userId: row.user_id }, row.token, now);
}

/** Late reuse ends the session as stolen. Errors: refresh_token_not_found, refresh_token_already_used, user_banned. */
export const refreshGrant: Handler = async (context, { request }) => {
  const { refresh_token: given } = await readBody(request, bodySchema);
  const { settings, database } = context;
  const now = settings.now();
  const outcome = await database.transaction(async (tx) => {
    const row = await lockToken(tx, given);
    if (row === undefined) throw notFound();
    const user = await findUserById(tx, row.user_id);
    if (user === undefined) throw notFound();
    if (isBanned(user, now)) throw userBanned();
    const reusableUntil = row.updated_at.getTime() + settings.refreshReuseIntervalSeconds * 1000;
    const active = row.revoked ? await findActive(tx, row.session_id) : undefined;
    if (row.revoked && (active === undefined || now.getTime() > reusableUntil)) {
      await endSessions(tx, row.user_id, { only: row.session_id });
      return alreadyUsed();
    }
    const refreshToken = active ?? (await swap(tx, row, now));
    await tx.query(
      `update auth.sessions
       set refreshed_at = $2::timestamptz at time zone 'utc', updated_at = $2::timestamptz,
           user_agent = $3, ip = $4::inet
       where id = $1::uuid`,
      [
        row.session_id,
        now.toISOString(),
        request.headers.get('user-agent'),
        sessionAddress(context, request),
      ],
    );
    return tokenResponse(context, tx, user, { id: row.session_id, refreshToken });
  });
  if (outcome instanceof Error) throw outcome;
  return json(outcome);
};
