import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountBackend } from '../../support/fake-account';
import { authBackend } from '../../support/fake-auth';
import { backend } from '../../support/fake-backend';
import { renderApp } from '../../support/render-app';
import { button, field, heading, toasted } from '../../support/screen-parts';
import { aSession, anAccount, maria } from '../../support/session';

const { set: write } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};

/** As Chrome on iOS and some password managers do: the text is there, and nobody is told. */
function fill(texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    write?.call(field(label), text);
    expect(field(label)).toHaveValue(text);
  }
}

it('the sign-in form sends what a password manager filled without an event', async () => {
  backend.hasCandidates([]);
  backend.hasChoices();
  const asked = authBackend.issues(aSession(maria));
  const { user } = renderApp('/auth');
  await heading('Entrar');
  fill({ 'E-mail': maria.email, Senha: 'segredo' });
  await user.click(button('Entrar'));
  await toasted('Login realizado!');
  expect(asked.bodies).toMatchObject([{ email: maria.email, password: 'segredo' }]);
});

it('the sign-up form sends what was filled without an event, beside what was typed', async () => {
  backend.hasCandidates([]);
  backend.hasChoices();
  const asked = authBackend.signsUp(aSession(maria));
  const { user } = renderApp('/auth?aba=cadastrar');
  await heading('Cadastrar');
  fill({ 'Nome completo': 'Maria da Silva', 'E-mail': maria.email });
  await user.type(field('Senha'), 'segredo');
  await user.click(button('Cadastrar'));
  await toasted('Conta criada!');
  expect(asked.bodies).toMatchObject([
    { email: maria.email, password: 'segredo', data: { name: 'Maria da Silva' } },
  ]);
});

it('the recovery form sends its link to an address filled without an event', async () => {
  const asked = authBackend.sendsRecovery();
  const { user } = renderApp('/auth?aba=recuperar');
  await heading('Recuperar senha');
  fill({ 'E-mail': maria.email });
  await user.click(button('Enviar link'));
  expect(await screen.findByText(/^Se houver uma conta com este e-mail/)).toBeVisible();
  expect(asked.bodies).toMatchObject([{ email: maria.email }]);
});

it('the code form takes address and code filled without an event, also for another message', async () => {
  const sent = authBackend.sendsRecovery();
  const verified = authBackend.verifies(aSession(maria, { method: 'otp' }));
  const { user } = renderApp('/auth?aba=recuperar');
  await heading('Recuperar senha');
  await user.click(button('Tenho um código'));
  await heading('Usar um código');
  fill({ 'E-mail': maria.email });
  await user.click(button('Enviar link'));
  expect(await screen.findByText(/^Se houver .*, enviamos um link e um código/)).toBeVisible();
  expect(sent.bodies).toMatchObject([{ email: maria.email }]);
  fill({ Código: '123456' });
  await user.click(button('Confirmar código'));
  expect(await screen.findByLabelText('Nova senha')).toBeVisible();
  expect(verified.bodies).toMatchObject([{ email: maria.email, token: '123456' }]);
});

it('the forms of a new password take passwords filled without an event', async () => {
  accountBackend.knows(maria);
  authBackend.issues(aSession(maria, { serial: 2 }));
  const updates = authBackend.updatesUser(anAccount(maria));
  const { user } = renderApp('/settings?aba=seguranca', { as: maria });
  await screen.findByRole('heading', { level: 2, name: 'Alterar senha' });
  fill({ 'Senha atual': 'segredo-1', 'Nova senha': '12345678', 'Confirmar nova senha': '12345678' });
  await user.click(button('Alterar senha'));
  await toasted('Senha alterada com sucesso!');
  expect(updates.bodies).toMatchObject([{ password: '12345678', current_password: 'segredo-1' }]);
});
