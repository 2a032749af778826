import { expect } from 'vitest';
import {
  claimsOf,
  freshEmail,
  localTest,
  need,
  newClient,
  people,
  service,
  target,
  type Client,
} from './support.ts';

const { adopt } = people();
const adminPage = 'http://localhost:5173/admin';

/** The address that the client would open in the browser. */
async function providerUrl(client: Client, redirectTo = adminPage): Promise<string> {
  const { url } = need(
    await client.auth.signInWithOAuth({
      provider: 'google',
      options: { redirectTo, skipBrowserRedirect: true },
    }),
  );
  return url;
}

/** Plays the user at the local Google page and returns where the browser lands. */
async function choose(url: string, fields: Record<string, string>): Promise<URL> {
  const opened = await fetch(url, { redirect: 'manual' });
  const page = new URL(opened.headers.get('location') ?? '');
  expect(page.href.startsWith(`${target.url}/auth/v1/`)).toBe(true);
  const state = page.searchParams.get('state') ?? '';
  const answer = await fetch(new URL('callback', page), {
    method: 'POST',
    body: new URLSearchParams({ state, ...fields }),
    redirect: 'manual',
  });
  return new URL(answer.headers.get('location') ?? '');
}

localTest('Google leads back to the page with a code, and the code becomes a session', async () => {
  const email = freshEmail('google');
  const client = newClient({ flowType: 'pkce' });
  const landing = await choose(await providerUrl(client), { email });
  expect(`${landing.origin}${landing.pathname}`).toBe(adminPage);
  const { user } = need(await client.auth.exchangeCodeForSession(landing.searchParams.get('code') ?? ''));
  adopt(user.id);
  expect(user.email).toBe(email);
  expect(user.app_metadata).toMatchObject({ provider: 'google' });
  expect(user.identities?.map(({ provider }) => provider)).toEqual(['google']);
  expect((await claimsOf(client)).amr).toMatchObject([{ method: 'oauth' }]);
});

localTest('the demonstration administrator signs in with Google and holds the role', async () => {
  const client = newClient({ flowType: 'pkce' });
  const landing = await choose(await providerUrl(client), { email: 'admin@pautaaberta.local' });
  const { user } = need(await client.auth.exchangeCodeForSession(landing.searchParams.get('code') ?? ''));
  const { data } = await client
    .from('user_roles')
    .select('role')
    .eq('user_id', user.id)
    .eq('role', 'admin')
    .maybeSingle();
  expect(data).toEqual({ role: 'admin' });
});

localTest('a code works only with the verifier of the tab that requested it, and only once', async () => {
  const email = freshEmail('google');
  const client = newClient({ flowType: 'pkce' });
  const stranger = newClient({ flowType: 'pkce' });
  await providerUrl(stranger);
  const code = (await choose(await providerUrl(client), { email })).searchParams.get('code') ?? '';
  const stolen = await stranger.auth.exchangeCodeForSession(code);
  expect(stolen.error?.code).toBe('bad_code_verifier');
  const { user } = need(await client.auth.exchangeCodeForSession(code));
  adopt(user.id);
  await providerUrl(client);
  const again = await client.auth.exchangeCodeForSession(code);
  expect(again.error?.code).toBe('flow_state_not_found');
});

localTest('an account made by password keeps its identity when Google gives the same address', async () => {
  const email = freshEmail('mesma');
  const created = need(
    await service.auth.admin.createUser({ email, password: 'senha-1234', email_confirm: true }),
  );
  adopt(created.user.id);
  const client = newClient({ flowType: 'pkce' });
  const landing = await choose(await providerUrl(client), { email });
  const { user } = need(await client.auth.exchangeCodeForSession(landing.searchParams.get('code') ?? ''));
  expect(user.id).toBe(created.user.id);
  expect(user.identities?.map(({ provider }) => provider).sort()).toEqual(['email', 'google']);
});
