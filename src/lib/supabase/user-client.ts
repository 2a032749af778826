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

/** Milliseconds after which a request counts as failed. */
const requestTimeout = 15_000;

/** Characters of a write that may outlive its page; browsers let 64 KiB in all do so. */
const longestSurvivor = 4_096;

const apiKey = { apikey: env.supabaseKey };

const authUrl = `${env.supabaseUrl}/auth/v1`;
const renewalUrl = `${authUrl}/token?grant_type=refresh_token`;

/** fetch with a timeout: the client itself would wait for ever. @throws when an answer about the account is none. */
async function fetchAuth(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = { ...init, signal: AbortSignal.timeout(requestTimeout) };
  const { url } = new Request(input);
  if (url === renewalUrl) return renewInTurn(request, () => fetch(input, request));
  const response = await fetch(input, request);
  const isOfAccount = response.ok && url.split('?', 1)[0] === `${authUrl}/user`;
  if (isOfAccount && !isAccountRecord(parseJson(await response.clone().text())))
    throw new Error('The service answered without an account.');
  return response;
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

/** The session, renewed if need be. @throws when the service could not be asked, which ends nothing. */
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

/** The auth client with its session renewed first: what it is asked next never meets another tab's renewal. */
export async function renewedAuth(): Promise<typeof auth> {
  await currentSession();
  return auth;
}

/** Ends the session of this token; one that another tab stored in its place stays and is returned. */
async function endSession(token: string): Promise<Session | null> {
  const session = await currentSession();
  if (session && session.access_token !== token) return session;
  await auth.signOut({ scope: 'local' });
  return null;
}

/**
 * A token that another request already renewed is used as is. A session that cannot be renewed is over and is removed, or every
 * later request would be refused as well.
 */
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

/**
 * fetch with the user's token. A 401 renews the session once and repeats the request.
 * @throws SessionEndedError when nobody is signed in, so that no private list is ever read as an empty public one.
 */
export async function fetchAsUser(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const token = await currentToken();
  const response = await send(token, input, init);
  if (response.status !== 401) return response;
  const renewed = await renewedToken(token);
  return renewed === null ? response : send(renewed, input, init);
}

/** Milliseconds for which an account that was there counts as still there. */
const betweenConfirmations = 30_000;

const none = { token: '', at: 0 };

/** Whose account was there, or is being asked about, and since when. */
let confirmed = none;

/** Ends the session when its account is gone: until the token expires, row-level security would just show empty lists. */
async function confirmAccount(): Promise<void> {
  const token = (await currentSession())?.access_token;
  const now = Date.now();
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

/** Whether a read of a table found no row at all. */
async function isEmptyList(response: Response): Promise<boolean> {
  return response.ok && (await response.clone().text()) === '[]';
}

/** A small write goes on when its page is left: a click and a closed tab still make a choice. */
async function fetchTable(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const isWrite = init?.method !== undefined && !['GET', 'HEAD'].includes(init.method);
  const { length } = typeof init?.body === 'string' ? init.body : '';
  // What was read before it may no longer be so.
  if (isWrite) globalThis.earlyReads = undefined;
  const response = await fetchAsUser(input, { ...init, keepalive: isWrite && length < longestSurvivor });
  if (!isWrite && (await isEmptyList(response))) confirmInBackground();
  return response;
}

/** Tables as the signed-in user may see and change them (row-level security decides). */
export const userDb = new PostgrestClient<Database>(`${env.supabaseUrl}/rest/v1`, {
  headers: apiKey,
  fetch: fetchTable,
  timeout: requestTimeout,
  // React Query is the one that tries again.
  retry: false,
});

/** Tables for one account alone. @throws SessionEndedError where another tab has put somebody else's session in its place. */
export async function dbOf(userId: string): Promise<typeof userDb> {
  const session = await currentSession();
  if (session?.user.id !== userId) throw new SessionEndedError();
  return userDb;
}
