import { expect, test } from 'vitest';
import { claimsOf, localTest, need, newClient, password, people, signIn, tokensOf } from './support.ts';

const { create } = people();

test('signing in gives a session, its user and a token of one hour', async () => {
  const { id, email } = await create();
  const client = newClient();
  const { data, error } = await client.auth.signInWithPassword({ email: email.toUpperCase(), password });
  expect(error).toBeNull();
  expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
  expect(need(await client.auth.getUser()).user).toMatchObject({ id, email });
  const claims = await claimsOf(client);
  expect(claims).toMatchObject({ sub: id, email, role: 'authenticated', aal: 'aal1', is_anonymous: false });
  expect(claims.exp - claims.iat).toBe(3600);
  expect(claims.amr).toMatchObject([{ method: 'password' }]);
});

test('a refresh swaps both tokens and keeps the session and the time of the sign-in', async () => {
  const { client } = await create();
  const before = await tokensOf(client);
  const first = await claimsOf(client);
  expect((await client.auth.refreshSession()).error).toBeNull();
  const after = await tokensOf(client);
  const second = await claimsOf(client);
  expect(after.refreshToken).not.toBe(before.refreshToken);
  expect(second['session_id']).toBe(first['session_id']);
  expect(second.amr).toEqual(first.amr);
});

localTest('a refresh token used again after its successor was used ends the whole session', async () => {
  const { client } = await create();
  const stolen = (await tokensOf(client)).refreshToken;
  need(await client.auth.refreshSession());
  need(await client.auth.refreshSession());
  const reuse = await newClient().auth.refreshSession({ refresh_token: stolen });
  expect(reuse.error).toMatchObject({ status: 400, code: 'refresh_token_already_used' });
  const owner = await client.auth.refreshSession();
  expect(owner.error?.status).toBe(400);
  expect(owner.data.session).toBeNull();
});

test('a refresh token of nobody is refused', async () => {
  const { error } = await newClient().auth.refreshSession({ refresh_token: 'abcdefghijkl' });
  expect(error).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
});

test('signing out locally ends this session and no other', async () => {
  const { client, email } = await create();
  const other = await signIn(email);
  const { accessToken, refreshToken } = await tokensOf(client);
  expect((await client.auth.signOut({ scope: 'local' })).error).toBeNull();
  expect(need(await client.auth.getSession()).session).toBeNull();
  const ended = await newClient().auth.getUser(accessToken);
  expect(ended.error?.name).toBe('AuthSessionMissingError');
  expect((await newClient().auth.refreshSession({ refresh_token: refreshToken })).error).not.toBeNull();
  expect((await other.auth.refreshSession()).error).toBeNull();
});

test('signing the others out keeps this session', async () => {
  const { client, email } = await create();
  const other = await signIn(email);
  expect((await client.auth.signOut({ scope: 'others' })).error).toBeNull();
  expect((await client.auth.refreshSession()).error).toBeNull();
  expect((await other.auth.refreshSession()).error).not.toBeNull();
});

test('signing out everywhere ends every session', async () => {
  const { client, email } = await create();
  const other = await signIn(email);
  expect((await client.auth.signOut()).error).toBeNull();
  expect((await other.auth.refreshSession()).error).not.toBeNull();
  const { accessToken } = await tokensOf(await signIn(email));
  expect((await newClient().auth.getUser(accessToken)).error).toBeNull();
});

test('session events reach a subscriber in order', async () => {
  const { email } = await create();
  const client = newClient();
  const events: string[] = [];
  const { subscription } = client.auth.onAuthStateChange((event) => void events.push(event)).data;
  await client.auth.initialize();
  need(await client.auth.signInWithPassword({ email, password }));
  need(await client.auth.refreshSession());
  need(await client.auth.updateUser({ data: { name: 'Bia' } }));
  await client.auth.signOut();
  subscription.unsubscribe();
  expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'SIGNED_OUT']);
});
