import {
  AuthClient,
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
  type Session,
} from '@supabase/auth-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import { fetchOrEarly } from '@/lib/page/early-read';
import { env } from '@/lib/env';
import { SessionEndedError } from '@/lib/errors';
import { parseJson } from '@/lib/text/parse-json';
import { isAccountRecord, sessionStorageKey } from './auth-storage';
import type { Database } from './database.types';
import { renewInTurn } from './renewal';
import { keptSession } from './session-storage';

const requestTimeout = 15_000;

/** Browsers let 64 KiB of requests outlive their page. */
const longestSurvivor = 4_096;

const apiKey = { apikey: env.supabaseKey };

const authUrl = `${env.supabaseUrl}/auth/v1`;
const renewalUrl = `${authUrl}/token?grant_type=refresh_token`;

/** Left out, the end of a session is counted on the device's clock. */
const endByService = /"expires_at":\s*\d+/;

/** The client has no timeout. @throws when an account's answer holds no account. */
async function fetchAuth(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = { ...init, signal: AbortSignal.timeout(requestTimeout) };
  const { url } = new Request(input);
  const send = async () => {
    const response = await fetch(input, request);
    const text = (await response.text()).replace(endByService, '"expires_at":0');
    if (response.ok && url === `${authUrl}/user` && !isAccountRecord(parseJson(text)))
      throw new Error('The service answered without an account.');
    return new Response(text || null, response);
  };
  return url === renewalUrl ? renewInTurn(request, send) : send();
}

/** Links' codes work in this browser only (PKCE); tabs share the session. */
export const auth = new AuthClient({
  url: authUrl,
  headers: { ...apiKey, Authorization: `Bearer ${env.supabaseKey}` },
  storage: keptSession,
  storageKey: sessionStorageKey,
  persistSession: true,
  autoRefreshToken: true,
  detectSessionInUrl: true,
  flowType: 'pkce',
  fetch: fetchAuth,
});

/** What this page shows; another tab may have ended the session since. */
let isSignedIn = false;

auth.onAuthStateChange((_, session) => {
  isSignedIn = session !== null;
});

/** @throws when the service is unreachable, which ends nothing. */
async function currentSession(): Promise<Session | null> {
  const { data, error } = await auth.getSession();
  if (data.session) return data.session;
  if (isAuthRetryableFetchError(error)) throw error;
  // Another tab's renewal makes this one fail; what that tab stored is good.
  return (await auth.getSession()).data.session;
}

async function currentToken(): Promise<string> {
  const session = await currentSession();
  if (!session) throw new SessionEndedError();
  return session.access_token;
}

/** Renewed first, so the next call never meets another tab's renewal. */
export async function renewedAuth(): Promise<typeof auth> {
  await currentSession();
  return auth;
}

/** Another tab's newer session stays and is returned. */
async function endSession(token: string): Promise<Session | null> {
  const session = await currentSession();
  if (session && session.access_token !== token) return session;
  await auth.signOut({ scope: 'local' });
  return null;
}

/** A failed renewal ends the session: later requests would be refused too. */
async function renewedToken(refused: string): Promise<string | null> {
  const current = await currentToken();
  if (current !== refused) return current;
  const { data, error } = await auth.refreshSession();
  if (isAuthRetryableFetchError(error)) return null;
  const session = data.session ?? (await endSession(refused));
  return session?.access_token ?? null;
}

function send(token: string, input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers);
  headers.set('Authorization', `Bearer ${token}`);
  return fetchOrEarly(input, { ...init, headers });
}

/** @throws SessionEndedError so private lists never read as empty. */
export async function fetchAsUser(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const token = await currentToken();
  const response = await send(token, input, init);
  if (response.status !== 401) return response;
  const renewed = await renewedToken(token);
  return renewed === null ? response : send(renewed, input, init);
}

const betweenConfirmations = 30_000;

const none = { token: '', at: 0 };

let confirmed = none;

/** Row-level security would show a deleted account empty lists until its token expires. */
async function confirmAccount(): Promise<void> {
  const token = (await currentSession())?.access_token;
  const now = Date.now();
  // Pages kept for Back hear of no other tab's sign-out.
  if (token === undefined && isSignedIn) await endSession('');
  const isFresh = token === confirmed.token && now - confirmed.at < betweenConfirmations;
  if (token === undefined || isFresh || !navigator.onLine) return;
  confirmed = { token, at: now };
  const { error } = await auth.getUser(token);
  if (error) confirmed = none;
  if (error?.code === 'user_not_found' || isAuthSessionMissingError(error)) await endSession(token);
}

function confirmInBackground(): void {
  confirmAccount().catch((reason: unknown) => {
    console.warn('The account could not be confirmed', reason);
  });
}

// Lists of the former account may be on a screen that Back leads to.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') confirmInBackground();
});

async function isEmptyList(response: Response): Promise<boolean> {
  return response.ok && (await response.clone().text()) === '[]';
}

async function fetchTable(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const isWrite = init?.method !== undefined && !['GET', 'HEAD'].includes(init.method);
  const { length } = typeof init?.body === 'string' ? init.body : '';
  // Early answers may be outdated after a write.
  if (isWrite) globalThis.earlyReads = undefined;
  const response = await fetchAsUser(input, { ...init, keepalive: isWrite && length < longestSurvivor });
  if (!isWrite && (await isEmptyList(response))) confirmInBackground();
  return response;
}

export const userDb = new PostgrestClient<Database>(`${env.supabaseUrl}/rest/v1`, {
  headers: apiKey,
  fetch: fetchTable,
  timeout: requestTimeout,
  retry: false,
});

/** @throws SessionEndedError where another tab stored somebody else's session. */
export async function dbOf(userId: string): Promise<typeof userDb> {
  const session = await currentSession();
  if (session?.user.id !== userId) throw new SessionEndedError();
  return userDb;
}
