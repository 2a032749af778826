import { sessionStorageKey } from '@/lib/supabase/auth-storage';

export interface TestUser {
  id: string;
  email: string;
  name: string;
}

export const maria: TestUser = {
  id: '7d4c2a1e-0000-4000-8000-000000000001',
  email: 'maria@exemplo.com.br',
  name: 'Maria da Silva',
};

/** Another user on the same computer. */
export const joana: TestUser = {
  id: '7d4c2a1e-0000-4000-8000-000000000002',
  email: 'joana@exemplo.com.br',
  name: 'Joana Souza',
};

export function anAccount({ id, email, name }: TestUser) {
  return {
    id,
    email,
    aud: 'authenticated',
    role: 'authenticated',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { name },
    identities: [],
    created_at: '2026-09-01T12:00:00.000Z',
  };
}

interface SessionOptions {
  /** 'recovery' and 'otp': by a message to the mailbox. */
  method?: 'password' | 'recovery' | 'otp';
  /** Seconds until the access token expires; negative: expired. */
  expiresIn?: number;
  /** Distinguishes sessions of one user. */
  serial?: number;
  /** Seconds by which the device's clock is ahead of the service's, which dates the token. */
  ahead?: number;
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An hour long by default. */
export function aSession(user: TestUser, options: SessionOptions = {}) {
  const { method = 'password', expiresIn = 3600, serial = 1, ahead = 0 } = options;
  const now = Math.floor(Date.now() / 1000);
  const iat = now - ahead;
  const claims = { sub: user.id, iat, exp: iat + expiresIn, serial, amr: [{ method, timestamp: iat }] };
  return {
    access_token: `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}.${encoded({})}`,
    refresh_token: `refresh-${serial}-of-${user.id}`,
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at: now + expiresIn,
    user: anAccount(user),
  };
}

export function storeSession(session: object): void {
  window.localStorage.setItem(sessionStorageKey, JSON.stringify(session));
}

/** As the library of the service tells the tabs of a browser. */
export function tellFromOtherTab(event: 'SIGNED_IN' | 'SIGNED_OUT', session: object | null): void {
  const channel = new BroadcastChannel(sessionStorageKey);
  channel.postMessage({ event, session });
  channel.close();
}

/** The PKCE verifier of a recovery link, as requesting the link leaves it. */
export function storeRecoverySecret(): void {
  window.localStorage.setItem(
    `${sessionStorageKey}-code-verifier`,
    JSON.stringify('a-secret-of-this-browser/recovery'),
  );
}
