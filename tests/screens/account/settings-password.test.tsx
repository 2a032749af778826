import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { storedAccount } from '@/lib/supabase/auth-storage';
import { accountBackend } from '../../support/fake-account';
import { authBackend } from '../../support/fake-auth';
import { renderApp } from '../../support/render-app';
import { button, expectClientLog, field, toasted } from '../../support/screen-parts';
import { aSession, anAccount, maria } from '../../support/session';

async function openForm() {
  accountBackend.knows(maria);
  const { user } = renderApp('/settings?aba=seguranca', { as: maria });
  await screen.findByRole('heading', { level: 2, name: 'Alterar senha' });
  return async (current: string, next: string, again: string) => {
    if (current) await user.type(field('Senha atual'), current);
    if (next) await user.type(field('Nova senha'), next);
    if (again) await user.type(field('Confirmar nova senha'), again);
    await user.click(button('Alterar senha'));
  };
}

it('the password form says under the field and, as the first, in a toast what is wrong', async () => {
  const sentence = 'As senhas não coincidem';
  const submit = await openForm();
  await submit('segredo-1', '12345678', '12345679');
  await screen.findAllByText(sentence);
  const again = field('Confirmar nova senha');
  expect(again).toBeInvalid();
  expect(again).toHaveAccessibleDescription(expect.stringContaining(sentence));
  expect(again).toHaveFocus();
  await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));
});

it('the password form says every failure under its field, and only the first in a toast', async () => {
  const submit = await openForm();
  await submit('', '1234567', '');
  await screen.findByText('Nova senha deve ter no mínimo 8 caracteres');
  expect(screen.getByText('Confirmação de senha é obrigatória')).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('Senha atual é obrigatória')).toHaveLength(2));
  expect(screen.getAllByText('Nova senha deve ter no mínimo 8 caracteres')).toHaveLength(1);
});

it('the password form accepts exactly eight characters, proves the current password and sends both', async () => {
  const signIns = authBackend.issues(aSession(maria, { serial: 2 }));
  const updates = authBackend.updatesUser(anAccount(maria));
  const submit = await openForm();
  await submit('segredo-1', '12345678', '12345678');
  await toasted('Senha alterada com sucesso!');
  expect(signIns.bodies).toMatchObject([{ email: maria.email, password: 'segredo-1' }]);
  expect(updates.bodies).toMatchObject([{ password: '12345678', current_password: 'segredo-1' }]);
  for (const label of ['Senha atual', 'Nova senha', 'Confirmar nova senha'])
    expect(field(label)).toHaveValue('');
});

it('the password form says that the current password is wrong, changes nothing, and leads back to it', async () => {
  authBackend.refusesPassword();
  const submit = await openForm();
  await submit('errada-1', '12345678', '12345678');
  await waitFor(() => expect(screen.getAllByText('Senha atual incorreta')).toHaveLength(2));
  expect(field('Senha atual')).toHaveFocus();
  expect(field('Senha atual')).toBeInvalid();
});

it('the password form says that the current password is wrong when only the change finds it so', async () => {
  authBackend.issues(aSession(maria, { serial: 2 }));
  authBackend.refusesUpdate({
    status: 400,
    code: 'current_password_invalid',
    message: 'Current password required when setting new password.',
  });
  const submit = await openForm();
  await submit('segredo-1', '12345678', '12345678');
  await waitFor(() => expect(screen.getAllByText('Senha atual incorreta')).toHaveLength(2));
  expect(field('Senha atual')).toHaveFocus();
});

it('the password form says why the service refused the new password', async () => {
  authBackend.issues(aSession(maria, { serial: 2 }));
  authBackend.refusesUpdate({
    status: 422,
    code: 'same_password',
    message: 'New password should be different',
  });
  const submit = await openForm();
  await submit('segredo-1', 'segredo-1', 'segredo-1');
  await toasted('Erro ao alterar senha', 'A nova senha precisa ser diferente da atual.');
  expect(field('Nova senha')).toHaveFocus();
});

it('the password form says that it is busy', async () => {
  const answer = authBackend.keepsWaiting();
  const submit = await openForm();
  await submit('segredo-1', '12345678', '12345678');
  expect(await screen.findByRole('button', { name: 'Alterando...' })).toBeDisabled();
  answer();
});

it('the password form says the least length before anything is typed', async () => {
  await openForm();
  expect(field('Nova senha')).toHaveAccessibleDescription('Mínimo de 8 caracteres');
});

it.each([{}, { user: null }])(
  'a change that is answered with %o for an account is told as failed, and the session stays the person’s',
  async (account) => {
    const logged = expectClientLog();
    authBackend.issues(aSession(maria, { serial: 2 }));
    authBackend.updatesUser(account);
    const submit = await openForm();
    await submit('segredo-1', '12345678', '12345678');
    await toasted('Erro ao alterar senha');
    expect(storedAccount()).toMatchObject({ id: maria.id, email: maria.email });
    await logged();
  },
);
