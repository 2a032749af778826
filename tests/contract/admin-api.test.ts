import { expect, test } from 'vitest';
import { freshEmail, need, newClient, password, people, service } from './support.ts';

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
