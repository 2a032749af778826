import { expect, test } from 'vitest';
import { freshEmail, newClient, password, people, signIn } from './support.ts';

const { adopt } = people();

test('signing up opens a session for an account with the given name', async () => {
  const email = freshEmail('Maiusculas');
  const client = newClient();
  const { data, error } = await client.auth.signUp({
    email: email.toUpperCase(),
    password,
    options: { data: { name: 'Ana Souza' }, emailRedirectTo: 'http://localhost:5173/' },
  });
  expect(error).toBeNull();
  adopt(data.user?.id ?? '');
  expect(data.user).toMatchObject({
    email: email.toLowerCase(),
    role: 'authenticated',
    aud: 'authenticated',
    user_metadata: { name: 'Ana Souza' },
    app_metadata: { provider: 'email', providers: ['email'] },
    is_anonymous: false,
  });
  expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['email']);
  expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
  expect(data.session?.refresh_token).not.toBe('');
  const { data: again } = await (await signIn(email.toLowerCase())).auth.getUser();
  expect(again.user?.id).toBe(data.user?.id);
});

test('the same e-mail twice is refused by its own code, however it is written', async () => {
  const email = freshEmail();
  const first = await newClient().auth.signUp({ email, password });
  adopt(first.data.user?.id ?? '');
  for (const spelling of [email, email.toUpperCase()]) {
    const { data, error } = await newClient().auth.signUp({ email: spelling, password: 'outra-senha-9' });
    expect(error).toMatchObject({ name: 'AuthApiError', status: 422, code: 'user_already_exists' });
    expect(error?.message).toBe('User already registered');
    expect(data.session).toBeNull();
  }
});

test('a password of five characters is weak, one of six is enough', async () => {
  const email = freshEmail();
  const weak = await newClient().auth.signUp({ email, password: '12345' });
  expect(weak.error).toMatchObject({
    name: 'AuthWeakPasswordError',
    status: 422,
    code: 'weak_password',
    reasons: ['length'],
  });
  const enough = await newClient().auth.signUp({ email, password: '123456' });
  expect(enough.error).toBeNull();
  adopt(enough.data.user?.id ?? '');
});

test('what a person says about themselves grants nothing', async () => {
  const email = freshEmail();
  const client = newClient();
  const { data } = await client.auth.signUp({
    email,
    password,
    options: { data: { role: 'admin', is_admin: true, app_metadata: { role: 'admin' } } },
  });
  adopt(data.user?.id ?? '');
  expect(data.user?.role).toBe('authenticated');
  expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'] });
  const { data: roles } = await client.from('user_roles').select('role');
  expect(roles).toEqual([]);
});
