import { expect, test } from 'vitest';
import { need, newClient, password, people, service, signIn, tokensOf } from './support.ts';

const { create } = people();
const newPassword = 'senha-nova-2';

test('a change of data merges into what is known and grants nothing', async () => {
  const { client } = await create();
  need(await client.auth.updateUser({ data: { name: 'Ana', theme: 'dark' } }));
  const { user } = need(await client.auth.updateUser({ data: { theme: null, is_admin: true } }));
  expect(user.user_metadata).toMatchObject({ name: 'Ana', is_admin: true });
  expect(user.user_metadata).not.toHaveProperty('theme');
  expect(user.role).toBe('authenticated');
});

test('a new password ends the other sessions, keeps this one and replaces the old password', async () => {
  const { client, email } = await create();
  const other = await signIn(email);
  const { error } = await client.auth.updateUser({ password: newPassword, current_password: password });
  expect(error).toBeNull();
  expect((await other.auth.refreshSession()).error).not.toBeNull();
  expect((await client.auth.refreshSession()).error).toBeNull();
  const old = await newClient().auth.signInWithPassword({ email, password });
  expect(old.error?.code).toBe('invalid_credentials');
  expect((await newClient().auth.signInWithPassword({ email, password: newPassword })).error).toBeNull();
});

test('a wrong current password changes nothing', async () => {
  const { client, email } = await create();
  const other = await signIn(email);
  const { error } = await client.auth.updateUser({ password: newPassword, current_password: 'errada-123' });
  expect(error).toMatchObject({ status: 400, code: 'current_password_invalid' });
  expect((await other.auth.refreshSession()).error).toBeNull();
  expect((await newClient().auth.signInWithPassword({ email, password })).error).toBeNull();
});

test('a password change without the current password is refused', async () => {
  const { client } = await create();
  const { error } = await client.auth.updateUser({ password: newPassword });
  expect(error).toMatchObject({ status: 400, code: 'current_password_required' });
});

test('the same or a weak new password is refused by its own code', async () => {
  const { client } = await create();
  const same = await client.auth.updateUser({ password, current_password: password });
  expect(same.error).toMatchObject({ status: 422, code: 'same_password' });
  const weak = await client.auth.updateUser({ password: '12345', current_password: password });
  expect(weak.error).toMatchObject({ name: 'AuthWeakPasswordError', code: 'weak_password' });
});

test('a deleted account has no session left', async () => {
  const { client, id } = await create();
  const { accessToken } = await tokensOf(client);
  expect((await service.auth.admin.deleteUser(id)).error).toBeNull();
  expect((await newClient().auth.getUser(accessToken)).error?.status).toBe(403);
  expect((await client.auth.refreshSession()).error).not.toBeNull();
});
