export interface SessionUser {
  id: string;
  email: string;
  /** The name given at sign-up; display only, it grants nothing. */
  name: string | null;
  /** ISO timestamp of the account's creation. */
  createdAt: string;
}

/**
 * 'unknown': prerendering or hydrating. 'loading': a stored session or a link is being checked. 'visitor': nobody is signed in;
 * `left` says how a session of this tab ended.
 */
export type SessionState = { status: 'unknown' } | ReadSession;

/** The session as the browser tells it. */
export type ReadSession = { status: 'loading' } | KnownSession;

export type KnownSession =
  | { status: 'visitor'; left: 'never' | 'signed-out' | 'ended' }
  | { status: 'user'; user: SessionUser };

interface AccountLike {
  id: string;
  email?: string | undefined;
  created_at: string;
  user_metadata: Record<string, unknown>;
}

/** The screens' view of the service's account record. */
export function sessionUser({ id, email, created_at, user_metadata }: AccountLike): SessionUser {
  const { name } = user_metadata;
  return {
    id,
    email: email ?? '',
    name: typeof name === 'string' && name.trim() !== '' ? name.trim() : null,
    createdAt: created_at,
  };
}
