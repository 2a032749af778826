import type { AccountRecord } from '@/lib/supabase/auth-storage';

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

export function sessionUser({ id, email, created_at, user_metadata }: AccountRecord): SessionUser {
  const { name } = user_metadata;
  return {
    id,
    email: email ?? '',
    name: typeof name === 'string' && name.trim() !== '' ? name.trim() : null,
    createdAt: created_at,
  };
}
