import { AuthClient } from '@supabase/auth-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { authOver, password, publicUrl, redirectOf, siteUrl, startAuth, type TestAuth } from './test-auth.ts';

const service = await startAuth();

describe('the official client', () => {
  let live: TestAuth;
  beforeAll(() => {
    live = authOver(service.database, { now: () => new Date() });
  });

  function client(flowType: 'implicit' | 'pkce' = 'implicit') {
    const stored = new Map<string, string>();
    return new AuthClient({
      url: publicUrl,
      flowType,
      autoRefreshToken: false,
      persistSession: true,
      storage: {
        getItem: (name) => stored.get(name) ?? null,
        setItem: (name, value) => {
          stored.set(name, value);
        },
        removeItem: (name) => {
          stored.delete(name);
        },
      },
      fetch: (input, init) => {
        const url = input instanceof Request ? input.url : String(input);
        return live.auth.fetch(new Request(url.replace(publicUrl, 'http://local'), init));
      },
    });
  }

  test('signs up, in and out, renews and changes the password', async () => {
    const person = client();
    const email = 'cliente@exemplo.com';
    const created = await person.signUp({
      email,
      password,
      options: { data: { name: 'Cid' }, emailRedirectTo: siteUrl },
    });
    expect(created.error).toBeNull();
    expect(created.data.user?.user_metadata.name).toBe('Cid');
    const renewed = await person.refreshSession();
    expect(renewed.data.session?.refresh_token).not.toBe(created.data.session?.refresh_token);
    expect((await person.updateUser({ password: 'nova-senha-boa' })).error).toBeNull();
    expect((await person.signOut()).error).toBeNull();
    const wrong = await person.signInWithPassword({ email, password });
    expect(wrong.error).toMatchObject({ name: 'AuthApiError', status: 400, code: 'invalid_credentials' });
    const right = await person.signInWithPassword({ email, password: 'nova-senha-boa' });
    expect(right.data.user?.email).toBe(email);
    const weak = await person.updateUser({ password: '123' });
    expect(weak.error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'] });
    expect((await person.getUser()).data.user?.email).toBe(email);
  });

  test('goes through Google with PKCE', async () => {
    const person = client('pkce');
    const { data } = await person.signInWithOAuth({
      provider: 'google',
      options: {
        redirectTo: `${siteUrl}/admin`,
        queryParams: { login_hint: 'pkce@exemplo.com' },
        skipBrowserRedirect: true,
      },
    });
    const answer = await live.call('GET', (data.url ?? '').replace(publicUrl, ''));
    const { query } = redirectOf(answer);
    const { data: session, error } = await person.exchangeCodeForSession(query.code ?? '');
    expect(error).toBeNull();
    expect(session.user?.email).toBe('pkce@exemplo.com');
  });
});
