import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { freshEmail, need, newClient, type Person, password, people, signIn } from '../contract/support.ts';
import { type Answer, ask, type Caller, callerOf, visitor } from './support.ts';

/** Incident classes 6 and 14, ASVS 3.7.2: what accounts and links reveal. */
const { create, adopt } = people();

let victim: Person;
let own: Caller;

beforeAll(async () => {
  victim = await create();
  own = await callerOf(victim.client);
});

const sessionSchema = z.object({
  access_token: z.string(),
  user: z.object({ id: z.string(), role: z.string(), app_metadata: z.unknown(), email: z.string() }),
});

const claimsOf = (token: string): unknown =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));

const seen = (answer: Answer | undefined) => ({ status: answer?.status, body: answer?.body });

test('a sign-up names neither its role nor its identifier nor another account', async () => {
  const email = freshEmail();
  const answer = await ask(visitor, '/auth/v1/signup', {
    method: 'POST',
    body: {
      email,
      password,
      id: victim.id,
      user_id: victim.id,
      sub: victim.id,
      role: 'service_role',
      aud: 'service_role',
      is_super_admin: true,
      app_metadata: { provider: 'email', role: 'admin' },
      raw_app_meta_data: { role: 'admin' },
      data: { name: 'Pessoa', sub: victim.id, role: 'admin', email_verified: true },
    },
  });
  const { access_token, user } = sessionSchema.parse(answer.body);
  adopt(user.id);
  expect(user).toMatchObject({
    role: 'authenticated',
    email,
    app_metadata: { provider: 'email', providers: ['email'] },
  });
  expect(user.id).not.toBe(victim.id);
  expect(claimsOf(access_token)).toMatchObject({ sub: user.id, role: 'authenticated', email });
});

/** Beyond what the headers of later requests hold, nobody could even erase the account. */
const muchOf = (name: string) => ({ [name]: 'x'.repeat(200_000) });

test('a sign-up that says too much of a person makes no account', async () => {
  const email = freshEmail();
  const signUp = (data: object) =>
    ask(visitor, '/auth/v1/signup', { method: 'POST', body: { email, password, data } });
  const { status } = await signUp(muchOf('name'));
  expect(status).toBe(500);
  const { user } = sessionSchema.parse((await signUp({ name: 'Pessoa' })).body);
  adopt(user.id);
});

test('no change makes a token larger than a request can carry', async () => {
  const change = (data: object) => ask(own, '/auth/v1/user', { method: 'PUT', body: { data } });
  for (const name of ['name', 'outro']) {
    const { status } = await change(muchOf(name));
    expect(status).toBe(500);
  }
  const halves = [{ a: 'x'.repeat(2_100) }, { b: 'x'.repeat(2_100) }];
  const statuses = [];
  for (const half of halves) statuses.push((await change(half)).status);
  expect(statuses).toEqual([200, 500]);
  await signIn(victim.email);
});

test('a person changes neither the own role nor anybody’s account', async () => {
  const before = await ask(own, '/auth/v1/user');
  await ask(own, '/auth/v1/user', {
    method: 'PUT',
    body: {
      role: 'service_role',
      app_metadata: { role: 'admin' },
      id: crypto.randomUUID(),
      is_super_admin: true,
    },
  });
  const after = await ask(own, '/auth/v1/user');
  const account = z.object({ id: z.string(), role: z.string(), app_metadata: z.unknown() });
  expect(account.parse(after.body)).toEqual(account.parse(before.body));
  const other = await create();
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const path = `/auth/v1/admin/users/${other.id}`;
    const answer = await ask(own, path, {
      method,
      ...(method === 'PUT' ? { body: { password: 'x1234567' } } : {}),
    });
    expect([401, 403], method).toContain(answer.status);
  }
  await signIn(other.email);
});

test.each([
  ['/auth/v1/recover', {}],
  ['/auth/v1/resend', { type: 'signup' }],
  ['/auth/v1/magiclink', {}],
])('%s does not tell who has an account', async (path, extra) => {
  const [known, unknown] = await Promise.all(
    [victim.email, freshEmail()].map((email) =>
      ask(visitor, path, { method: 'POST', body: { ...extra, email } }),
    ),
  );
  expect(seen(known)).toEqual(seen(unknown));
  expect(known?.status).toBe(200);
});

test('a wrong password and an unknown account are told apart by nothing in the answer', async () => {
  const [known, unknown] = await Promise.all(
    [victim.email, freshEmail()].map((email) =>
      ask(visitor, '/auth/v1/token?grant_type=password', {
        method: 'POST',
        body: { email, password: 'errada1' },
      }),
    ),
  );
  const visible = (answer: Answer | undefined) => ({
    status: answer?.status,
    body: answer?.body,
    headers: [...(answer?.headers.keys() ?? [])].sort(),
  });
  expect(visible(known)).toEqual(visible(unknown));
  await signIn(victim.email);
});

const elsewhere = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
  'http://localhost:5173@evil.example/',
  'http://localhost:5173.evil.example/',
  'http://evil.example/?x=http://localhost:5173/',
  'http://evil.example#http://localhost:5173/',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://localhost:5173\\@evil.example',
  'http://localhost%3A5173@evil.example',
];

test.each(elsewhere)('no answer of the account service leads to %s', async (address) => {
  const target = encodeURIComponent(address);
  const answers = await Promise.all(
    [
      `/auth/v1/verify?type=recovery&token=x&redirect_to=${target}`,
      `/auth/v1/verify?type=signup&token_hash=x&redirect_to=${target}`,
      `/auth/v1/authorize?provider=google&redirect_to=${target}`,
      `/auth/v1/callback?error=x&state=x&redirect_to=${target}`,
    ].map((path) => ask(visitor, path, { headers: { referer: address } })),
  );
  for (const { headers, body } of answers) {
    const location = headers.get('location');
    const host = location === null ? '' : new URL(location, 'http://localhost:5173').hostname;
    expect(host).not.toContain('evil.example');
    expect(location ?? '').not.toMatch(/^(javascript|data):/);
    expect(JSON.stringify(body)).not.toContain('href=\\"http://evil');
  }
});

test('an e-mail that is only requested opens nothing, and the old one stays the account’s', async () => {
  const person = await create();
  const wanted = freshEmail();
  need(await person.client.auth.updateUser({ email: wanted }));
  const taken = await newClient().auth.signInWithPassword({ email: wanted, password });
  expect(taken.error?.code).toBe('invalid_credentials');
  const { data } = await (await signIn(person.email)).auth.getUser();
  expect(data.user?.email).toBe(person.email);
});

test('guessing a password is slowed, for that account alone', async () => {
  const guessed = await create();
  const guess = () =>
    ask(visitor, '/auth/v1/token?grant_type=password', {
      method: 'POST',
      body: { email: guessed.email, password: crypto.randomUUID() },
    });
  let answer = await guess();
  for (let tries = 1; answer.status === 400 && tries < 40; tries += 1) answer = await guess();
  expect(answer.status).toBe(429);
  await signIn(victim.email);
});
