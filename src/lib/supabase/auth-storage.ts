import { env } from '@/lib/env';
import { parseJson } from '@/lib/text/parse-json';
import { readLocal } from '@/lib/page/web-storage';

/** The official client's own key, so both share one session. */
export const sessionStorageKey = `sb-${new URL(env.supabaseUrl).hostname.split('.')[0]}-auth-token`;

const verifierStorageKey = `${sessionStorageKey}-code-verifier`;

export function hasStoredSession(): boolean {
  return readLocal(sessionStorageKey) !== null;
}

export function hasStoredVerifier(): boolean {
  return readLocal(verifierStorageKey) !== null;
}

export interface AccountRecord {
  id: string;
  email?: string | undefined;
  created_at: string;
  user_metadata: Record<string, unknown>;
}

/** Anything else the service answers never becomes the session's. */
export function isAccountRecord(value: unknown): value is AccountRecord {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'created_at' in value &&
    typeof value.created_at === 'string' &&
    'user_metadata' in value &&
    typeof value.user_metadata === 'object' &&
    value.user_metadata !== null
  );
}

/** Read without the service; damaged entries count as none. */
export function storedAccount(): AccountRecord | null {
  const session = parseJson(readLocal(sessionStorageKey) ?? 'null');
  const isObject = typeof session === 'object' && session !== null;
  return isObject && 'user' in session && isAccountRecord(session.user) ? session.user : null;
}
