import { expect, test } from 'vitest';
import { freshEmail, need, newClient, password, people, service, tokensOf } from './support.ts';

const { create, adopt } = people();

test('the service role creates, reads, changes and deletes an account', async () => {
  const email = freshEmail();
  const { user } = need(
    await service.auth.admin.createUser({
      email,
      password,
      email_confirm: true,
      user_metadata: { name: 'Caio' },
      app_metadata: { plan: 'x' },
    }),
  );
  adopt(user.id);
  expect(user).toMatchObject({ email, user_metadata: { name: 'Caio' }, app_metadata: { plan: 'x' } });
  expect(need(await service.auth.admin.getUserById(user.id)).user.email).toBe(email);
  const changed = need(await service.auth.admin.updateUserById(user.id, { password: 'outra-senha-8' }));
  expect(changed.user.id).toBe(user.id);
  expect((await newClient().auth.signInWithPassword({ email, password: 'outra-senha-8' })).error).toBeNull();
  expect((await service.auth.admin.deleteUser(user.id)).error).toBeNull();
  const gone = await service.auth.admin.getUserById(user.id);
  expect(gone.error).toMatchObject({ status: 404, code: 'user_not_found' });
});

test('accounts are listed in pages that know their total', async () => {
  await create();
  const { users, ...page } = need(await service.auth.admin.listUsers({ page: 1, perPage: 1 }));
  expect(users).toHaveLength(1);
  expect(page).toMatchObject({ aud: 'authenticated' });
  expect('total' in page ? page.total : 0).toBeGreaterThan(1);
});

test('an e-mail that exists cannot be created again', async () => {
  const { email } = await create();
  const { error } = await service.auth.admin.createUser({ email, password });
  expect(error).toMatchObject({ status: 422, code: 'email_exists' });
});

test('neither a visitor nor a user administers accounts', async () => {
  const victim = await create();
  const { client } = await create({ admin: true });
  const { accessToken } = await tokensOf(client);
  for (const caller of [newClient(), newClient({ token: accessToken })]) {
    const list = await caller.auth.admin.listUsers();
    expect(list.data.users).toEqual([]);
    expect([401, 403]).toContain(list.error?.status);
    const removal = await caller.auth.admin.deleteUser(victim.id);
    expect([401, 403]).toContain(removal.error?.status);
    const change = await caller.auth.admin.updateUserById(victim.id, { password: 'invadida-1' });
    expect([401, 403]).toContain(change.error?.status);
  }
  expect((await victim.client.auth.refreshSession()).error).toBeNull();
});
