import { env } from '@/lib/env';
import { parseJson } from '@/lib/text/parse-json';
import { readLocal } from '@/lib/page/web-storage';

/** The official client's own key, so both share one session. */
export const sessionStorageKey = `sb-${new URL(env.supabaseUrl).hostname.split('.')[0]}-auth-token`;

const verifierStorageKey = `${sessionStorageKey}-code-verifier`;

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

/** The client takes any object for a session, and breaks at a missing account. */
function accountOf(text: string | null): AccountRecord | null {
  const kept = parseJson(text ?? 'null');
  const isObject = typeof kept === 'object' && kept !== null;
  return isObject && 'expires_at' in kept && 'user' in kept && isAccountRecord(kept.user) ? kept.user : null;
}

/** The door of the storage: a damaged session counts as none. */
export function wholeEntry(key: string, text: string | null): string | null {
  return key === sessionStorageKey && accountOf(text) === null ? null : text;
}

/** Read without the service. */
export const storedAccount = (): AccountRecord | null => accountOf(readLocal(sessionStorageKey));
