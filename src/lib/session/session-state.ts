export interface SessionUser {
  id: string;
  email: string;
  /** Display only, it grants nothing. */
  name: string | null;
  createdAt: string;
}

/** 'unknown': before hydration; 'loading': a session or link is checked; `left`: how it ended. */
export type SessionState = { status: 'unknown' } | ReadSession;

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

export function sessionUser({ id, email, created_at, user_metadata }: AccountLike): SessionUser {
  const { name } = user_metadata;
  return {
    id,
    email: email ?? '',
    name: typeof name === 'string' && name.trim() !== '' ? name.trim() : null,
    createdAt: created_at,
  };
}
