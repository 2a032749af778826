import { env } from '@/lib/env';
import { parseJson } from '@/lib/text/parse-json';
import { readLocal } from '@/lib/page/web-storage';

/** The official client's own key: whatever else uses that client shares the session. */
export const sessionStorageKey = `sb-${new URL(env.supabaseUrl).hostname.split('.')[0]}-auth-token`;

/** The client's place for the secret half of a requested link. */
const verifierStorageKey = `${sessionStorageKey}-code-verifier`;

/** Whether this browser keeps a session, valid or not. */
export function hasStoredSession(): boolean {
  return readLocal(sessionStorageKey) !== null;
}

/** Whether this browser is the one that requested the link being opened. */
export function hasStoredVerifier(): boolean {
  return readLocal(verifierStorageKey) !== null;
}

/** An account in the service's words. */
interface AccountRecord {
  id: string;
  email?: string | undefined;
  created_at: string;
  user_metadata: Record<string, unknown>;
}

/** Whether this is an account: what else the service may answer never becomes the session's. */
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

/** Whose session is stored, read without the service; a damaged entry counts as none, as in the official client. */
export function storedAccount(): AccountRecord | null {
  const session = parseJson(readLocal(sessionStorageKey) ?? 'null');
  const isObject = typeof session === 'object' && session !== null;
  return isObject && 'user' in session && isAccountRecord(session.user) ? session.user : null;
}
