import type { AuthContext } from '../context.ts';
import { AuthError, badRequest, forbidden, userBanned } from '../errors.ts';
import { isUuid } from '../parse-inputs.ts';
import type { Claims } from './keys.ts';
import { readMethods } from './sessions.ts';
import { findUserById, isBanned, type UserRow } from '../users.ts';

export interface SessionRow {
  id: string;
  created_at: Date;
  /** True for sessions opened by a link or code sent by e-mail. */
  isRecovery: boolean;
}

export interface Caller {
  user: UserRow;
  claims: Claims;
  /** Null for tokens without a session. */
  session: SessionRow | null;
}

function bearerToken(request: Request): string {
  const token = /^bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token === undefined) {
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  return token;
}

async function findSession(context: AuthContext, claims: Claims): Promise<SessionRow | null> {
  const id = claims.session_id ?? '';
  if (id === '') return null;
  if (!isUuid(id)) throw forbidden('bad_jwt', 'invalid claim: session_id claim must be a UUID');
  const { rows } = await context.database.query<{ id: string; created_at: Date }>(
    'select id, created_at from auth.sessions where id = $1::uuid and user_id = $2::uuid',
    [id, claims.sub],
  );
  const [row] = rows;
  if (row === undefined) {
    throw forbidden('session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  const methods = await readMethods(context.database, row.id);
  return {
    ...row,
    isRecovery: methods.some(({ method }) => ['otp', 'recovery', 'magiclink'].includes(method)),
  };
}

/** Errors: no_authorization (401), bad_jwt, user_not_found, session_not_found, user_banned (403). */
export async function requireUser(context: AuthContext, request: Request): Promise<Caller> {
  const claims = await context.keyring.verify(bearerToken(request));
  if (claims.sub === undefined || claims.sub === '') {
    throw forbidden('bad_jwt', 'invalid claim: missing sub claim');
  }
  if (!isUuid(claims.sub)) throw badRequest('bad_jwt', 'invalid claim: sub claim must be a UUID');
  const user = await findUserById(context.database, claims.sub);
  if (user === undefined) {
    throw forbidden('user_not_found', 'User from sub claim in JWT does not exist');
  }
  const session = await findSession(context, claims);
  if (isBanned(user, context.settings.now())) throw userBanned();
  return { user, claims, session };
}

/** Lets only the project's secret key through. Errors: no_authorization (401), bad_jwt, not_admin (403). */
export async function requireAdmin(context: AuthContext, request: Request): Promise<void> {
  const claims = await context.keyring.verify(bearerToken(request));
  if (claims.role !== 'service_role' && claims.role !== 'supabase_admin') {
    throw forbidden('not_admin', 'User not allowed');
  }
}
