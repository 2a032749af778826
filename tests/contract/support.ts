import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, inject, test } from 'vitest';
import ws from 'ws';
import type { Database } from '../../src/lib/supabase/database.types.ts';

export const target = inject('contract');

/** Needs the embedded secret, inbox or Google page; skipped elsewhere. */
export const localTest = test.skipIf(target.jwtSecret === null);

export type Client = SupabaseClient<Database>;

// The client requires a WebSocket at creation, and Node 20 has none.
Object.assign(globalThis, { WebSocket: ws });

interface ClientOptions {
  key?: string;
  /** Sent instead of the key as the caller's token. */
  token?: string;
  flowType?: 'implicit' | 'pkce';
}

/** A fresh client as a browser tab has it, with nothing stored. */
export function newClient({
  key = target.anonKey,
  token,
  flowType = 'implicit',
}: ClientOptions = {}): Client {
  return createClient<Database>(target.url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false, flowType },
    ...(token === undefined ? {} : { global: { headers: { authorization: `Bearer ${token}` } } }),
  });
}

/** Remembers PKCE's secret half in memory. */
export function keepingClient(flowType: 'implicit' | 'pkce'): Client {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return createClient<Database>(target.url, target.anonKey, {
    auth: { persistSession: true, autoRefreshToken: false, detectSessionInUrl: false, flowType, storage },
  });
}

/** Acts with the service role, for preparing and cleaning up. */
export const service = newClient({ key: target.serviceRoleKey });

/** What the access token of a signed-in client says. */
export async function claimsOf(client: Client) {
  const data = need(await client.auth.getClaims());
  if (data === null) throw new Error('the client is not signed in');
  return data.claims;
}

export interface Person {
  id: string;
  email: string;
  password: string;
  /** Signed in as this person. */
  client: Client;
}

/** The consent to keeping choices, in the words shown today. */
export function choiceConsent(user_id: string) {
  return { user_id, finalidade: 'escolhas', versao: '2026-11-22' };
}

export const password = 'senha-de-teste-1';

/** An address that nobody has used, so that runs do not meet. */
export function freshEmail(label = 'pessoa'): string {
  return `${label}-${crypto.randomUUID()}@contrato.test`;
}

interface Outcome {
  data: unknown;
  error: Error | null;
}

function assertWorked<R extends Outcome>(result: R): asserts result is Extract<R, { error: null }> {
  if (result.error !== null) throw result.error;
}

/** Throws the error of a call that only has to work. */
export function need<R extends Outcome>(result: R): Extract<R, { error: null }>['data'] {
  assertWorked(result);
  return result.data;
}

export async function signIn(email: string, secret = password): Promise<Client> {
  const client = newClient();
  need(await client.auth.signInWithPassword({ email, password: secret }));
  return client;
}

/** The access and refresh tokens of a signed-in client. */
export async function tokensOf(client: Client): Promise<{ accessToken: string; refreshToken: string }> {
  const { session } = need(await client.auth.getSession());
  if (session === null) throw new Error('the client is not signed in');
  return { accessToken: session.access_token, refreshToken: session.refresh_token };
}

export interface People {
  /** Somebody signed in; `keepsChoices` when they have agreed to it. */
  create(options?: { admin?: boolean; keepsChoices?: boolean }): Promise<Person>;
  /** Has an account that was made in another way deleted at the end. */
  adopt(id: string): void;
}

/** Deleted after their file, through the admin API. */
export function people(): People {
  const ids: string[] = [];
  afterAll(async () => {
    for (const id of ids) await service.auth.admin.deleteUser(id);
  });
  return {
    adopt: (id) => void ids.push(id),
    async create({ admin = false, keepsChoices = false } = {}) {
      const email = freshEmail();
      const created = await service.auth.admin.createUser({ email, password, email_confirm: true });
      const { id } = need(created).user;
      ids.push(id);
      if (admin) {
        const { error } = await service.from('user_roles').insert({ user_id: id, role: 'admin' });
        if (error !== null) throw error;
      }
      const client = await signIn(email);
      if (keepsChoices) assertWorked(await client.from('consentimentos').insert(choiceConsent(id)));
      return { id, email, password, client };
    },
  };
}
