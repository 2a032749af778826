import { randomInt, randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import type { Queryable } from '../../database/database.ts';
import type { AuthContext } from '../context.ts';
import type { JsonObject } from '../http.ts';
import { readUserJson } from '../user-json.ts';
import { updateUser, type UserRow } from '../users.ts';

/** How a session was opened, as in the token's `amr`. */
const signInMethods = [
  'password',
  'otp',
  'oauth',
  'recovery',
  'magiclink',
  'email/signup',
  'email_change',
  'anonymous',
] as const;

export type SignInMethod = (typeof signInMethods)[number];

/** Narrows what the database holds; anything else is a bug of ours. */
export function toSignInMethod(text: string): SignInMethod {
  const method = signInMethods.find((known) => known === text);
  if (method === undefined) throw new Error(`unknown authentication method ${text}`);
  return method;
}

export interface TokenResponse extends JsonObject {
  access_token: string;
  token_type: 'bearer';
  expires_in: number;
  /** Seconds since 1970. */
  expires_at: number;
  refresh_token: string;
  user: JsonObject;
}

const tokenLength = 32;
const tokenAlphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** An opaque refresh token of 160 random bits. */
function newRefreshToken(): string {
  return Array.from({ length: tokenLength }, () => tokenAlphabet[randomInt(tokenAlphabet.length)]).join('');
}

/** `parent` is the token that it replaces. */
export async function addRefreshToken(
  tx: Queryable,
  session: { id: string; userId: string },
  parent: string | null,
  now: Date,
): Promise<string> {
  const token = newRefreshToken();
  await tx.query(
    `insert into auth.refresh_tokens (token, user_id, revoked, created_at, updated_at, parent, session_id)
     values ($1, $2, false, $3::timestamptz, $3::timestamptz, $4, $5::uuid)`,
    [token, session.userId, now.toISOString(), parent, session.id],
  );
  return token;
}

/** When and how the session was opened, newest first; a refresh never changes it. */
export async function readMethods(
  tx: Queryable,
  sessionId: string,
): Promise<{ method: string; timestamp: number }[]> {
  const { rows } = await tx.query<{ method: string; at: Date }>(
    `select authentication_method as method, updated_at as at from auth.mfa_amr_claims
     where session_id = $1::uuid order by updated_at desc`,
    [sessionId],
  );
  return rows.map(({ method, at }) => ({ method, timestamp: Math.floor(at.getTime() / 1000) }));
}

/** Every grant: signed access token, refresh token, user. */
export async function tokenResponse(
  context: AuthContext,
  tx: Queryable,
  user: UserRow,
  session: { id: string; refreshToken: string },
): Promise<TokenResponse> {
  const { settings, keyring } = context;
  const issuedAt = Math.floor(settings.now().getTime() / 1000);
  const expiresAt = issuedAt + settings.accessTokenSeconds;
  const accessToken = await keyring.sign({
    iss: settings.publicUrl,
    sub: user.id,
    aud: user.aud,
    exp: expiresAt,
    iat: issuedAt,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    role: user.role,
    aal: 'aal1',
    amr: await readMethods(tx, session.id),
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  });
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: settings.accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: session.refreshToken,
    user: await readUserJson(tx, user),
  };
}

/** The caller's address for auth.sessions, null when it is not known. */
export function sessionAddress({ settings }: AuthContext, request: Request): string | null {
  const address = settings.clientAddress(request);
  return isIP(address) === 0 ? null : address;
}

export async function openSession(
  context: AuthContext,
  tx: Queryable,
  user: UserRow,
  method: SignInMethod,
  request: Request,
): Promise<TokenResponse> {
  const now = context.settings.now();
  const id = randomUUID();
  await tx.query(
    `insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent, ip)
     values ($1::uuid, $2::uuid, $3::timestamptz, $3::timestamptz, 'aal1', $4, $5::inet)`,
    [id, user.id, now.toISOString(), request.headers.get('user-agent'), sessionAddress(context, request)],
  );
  await tx.query(
    `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
     values ($1::uuid, $2::uuid, $3::timestamptz, $3::timestamptz, $4)`,
    [randomUUID(), id, now.toISOString(), method],
  );
  const refreshToken = await addRefreshToken(tx, { id, userId: user.id }, null, now);
  const signedIn = await updateUser(tx, user.id, { last_sign_in_at: now }, now);
  return tokenResponse(context, tx, signedIn, { id, refreshToken });
}

/** With refresh tokens: all, all but one, or only that one. */
export async function endSessions(
  tx: Queryable,
  userId: string,
  which: { only?: string; except?: string } = {},
): Promise<void> {
  await tx.query(
    `delete from auth.sessions
     where user_id = $1::uuid
       and ($2::uuid is null or id = $2::uuid)
       and ($3::uuid is null or id <> $3::uuid)`,
    [userId, which.only ?? null, which.except ?? null],
  );
}
