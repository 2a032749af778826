import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { authBackend } from '../../support/fake-auth';
import { backend } from '../../support/fake-backend';
import { followLink } from '../../support/follow-link';
import { expectOwner } from '../../support/browser/password-owner';
import { button, field, heading, toasted } from '../../support/screen-parts';
import { aSession, anAccount, maria, storeRecoverySecret, storeSession } from '../../support/session';

const path = '/auth?aba=nova-senha';
const usedUp = 'Este link venceu ou já foi usado. Peça um novo abaixo.';

it('the link by mail opens the new-password form, saves and goes home', async () => {
  backend.hasCandidates([]);
  backend.hasChoices();
  storeRecoverySecret();
  const exchanged = authBackend.issues(aSession(maria, { method: 'recovery' }));
  const updated = authBackend.updatesUser(anAccount(maria));
  const { user, router } = await followLink(`${path}&code=a-code`);

  await heading('Nova senha');
  const password = await screen.findByLabelText('Nova senha');
  expect(password).toHaveAttribute('autocomplete', 'new-password');
  expectOwner(password);
  expect(exchanged.bodies).toEqual([{ auth_code: 'a-code', code_verifier: 'a-secret-of-this-browser' }]);
  expect(screen.getByText(/^Escolha uma nova senha para a conta/)).toHaveTextContent(
    `Escolha uma nova senha para a conta ${maria.email}.`,
  );
  await waitFor(() => expect(router.state.location.search).toBe('?aba=nova-senha'));

  await user.type(password, '1234567');
  await user.click(button('Salvar nova senha'));
  expect(await screen.findByText('Senha deve ter no mínimo 8 caracteres')).toBeVisible();
  await user.type(password, '8');
  await user.click(button('Salvar nova senha'));
  await toasted('Senha alterada com sucesso!');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(updated.bodies[0]).toMatchObject({ password: '12345678' });
});

it('the link by mail says why the new password was refused and stays', async () => {
  backend.hasChoices();
  storeRecoverySecret();
  authBackend.issues(aSession(maria, { method: 'recovery' }));
  authBackend.refusesUpdate({
    status: 422,
    code: 'same_password',
    message: 'New password should be different',
  });
  const { user } = await followLink(`${path}&code=a-code`);
  await user.type(await screen.findByLabelText('Nova senha'), '12345678');
  await user.click(button('Salvar nova senha'));
  await toasted('Erro ao alterar senha', 'A nova senha precisa ser diferente da atual.');
  expect(field('Nova senha')).toHaveFocus();
});

it('the link by mail explains a link opened in another browser and offers a new one', async () => {
  const { router } = await followLink(`${path}&code=a-code`);
  await heading('Recuperar senha');
  expect(
    screen.getByText(
      'Este link só abre no navegador em que foi pedido. Abra o e-mail nesse navegador ou peça um novo link abaixo.',
    ),
  ).toBeVisible();
  expect(button('Enviar link')).toBeEnabled();
  await waitFor(() => expect(router.state.location.search).toBe('?aba=nova-senha'));
});

it('the link by mail explains a link that came too late', async () => {
  const { router, user } = await followLink(
    `${path}&error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired`,
  );
  await heading('Recuperar senha');
  expect(screen.getByText(usedUp)).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?aba=nova-senha'));
  await user.click(button('Voltar para Entrar'));
  await heading('Entrar');
  expect(screen.queryByText(usedUp)).not.toBeInTheDocument();
});

it('the link by mail explains a code that the service does not take', async () => {
  storeRecoverySecret();
  authBackend.refusesToken({ status: 404, code: 'flow_state_not_found', message: 'invalid flow state' });
  await followLink(`${path}&code=a-used-code`);
  await heading('Recuperar senha');
  expect(screen.getByText(usedUp)).toBeVisible();
});

it('the link by mail gives no new password to a session that was not opened by mail', async () => {
  backend.hasCandidates([]);
  backend.hasChoices();
  storeSession(aSession(maria));
  const { router } = await followLink(path);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(screen.queryByLabelText('Nova senha')).not.toBeInTheDocument();
});

it('the link by mail tells who arrives at the home by a confirmation that expired, and leaves nothing of it in the address or behind it', async () => {
  backend.hasCandidates([]);
  const refusal = 'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid';
  const { router } = await followLink(`/?${refusal}#${refusal}`);
  await toasted(
    'Este link venceu ou já foi usado',
    'Se a conta já é sua, entre com e-mail e senha. Senão, peça um novo link.',
  );
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/', search: '', hash: '' }));
  expect(router.state.historyAction).toBe('REPLACE');
});

it.each(['/auth?code=a-code', `${path}&code=a-code`, '/auth?error=access_denied&error_code=otp_expired'])(
  'the link by mail sends the signed-in user home from %s, not to an empty page',
  async (address) => {
    backend.hasCandidates([]);
    backend.hasChoices();
    storeSession(aSession(maria));
    const { router } = await followLink(address);
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/', search: '' }));
    await heading('Pauta Aberta');
  },
);
