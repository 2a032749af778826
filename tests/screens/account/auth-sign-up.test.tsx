import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { authBackend } from '../../support/fake-auth';
import { backend } from '../../support/fake-backend';
import { renderApp } from '../../support/render-app';
import { button, field, heading, toasted } from '../../support/screen-parts';
import { aSession, anAccount, maria } from '../../support/session';

async function openSignUp() {
  const app = renderApp('/auth?aba=cadastrar');
  await heading('Cadastrar');
  return app;
}

async function fillSignUp({ user }: Awaited<ReturnType<typeof openSignUp>>) {
  await user.type(field('Nome completo'), 'Maria da Silva');
  await user.type(field('E-mail'), 'maria@exemplo.org');
  await user.type(field('Senha'), 'segredo');
}

it('the sign-up form says before the button what choosing reveals, and that the consent is requested later', async () => {
  await openSignUp();
  const notice = screen.getByText(
    /^Favoritar ou ignorar alguém revela opinião política, que é dado sensível\./,
  );
  expect(notice).toHaveTextContent('Perguntamos antes de guardar.');
  expect(within(notice).getByRole('link', { name: 'Privacidade' })).toHaveAttribute('href', '/privacidade');
  expect(notice.compareDocumentPosition(button('Cadastrar'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('the sign-up form asks for the three fields, with the least a password needs in plain sight', async () => {
  const { user } = await openSignUp();
  expect(field('Senha')).toHaveAccessibleDescription('Mínimo de 6 caracteres');
  expect(field('Nome completo')).toHaveAttribute('autocomplete', 'name');
  expect(field('Senha')).toHaveAttribute('autocomplete', 'new-password');
  await user.type(field('E-mail'), 'maria.silva@');
  await user.type(field('Senha'), '12345');
  await user.click(button('Cadastrar'));
  expect(await screen.findByText('Nome é obrigatório')).toBeVisible();
  expect(screen.getByText('Digite um e-mail completo, como nome@exemplo.com')).toBeVisible();
  expect(screen.getByText('Senha deve ter no mínimo 6 caracteres')).toBeVisible();
  expect(field('Nome completo')).toHaveFocus();
  await user.type(field('E-mail'), 'exemplo.org');
  expect(screen.queryByText('Digite um e-mail completo, como nome@exemplo.com')).not.toBeInTheDocument();
});

it('the sign-up form sends the name along and goes on signed in when no confirmation is asked', async () => {
  backend.hasCandidates([]);
  backend.hasChoices();
  const asked = authBackend.signsUp(aSession(maria));
  const app = await openSignUp();
  await fillSignUp(app);
  await app.user.click(button('Cadastrar'));
  await toasted('Conta criada!');
  expect(screen.queryByText('Você já pode fazer login.')).not.toBeInTheDocument();
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/'));
  expect(asked.bodies[0]).toMatchObject({
    email: 'maria@exemplo.org',
    password: 'segredo',
    data: { name: 'Maria da Silva' },
  });
  expect(asked.addresses[0]?.searchParams.get('redirect_to')).toBe(`${window.location.origin}/`);
});

it('the sign-up form turns to Entrar with the e-mail kept when there is no session yet', async () => {
  authBackend.signsUp(anAccount(maria));
  const app = await openSignUp();
  await fillSignUp(app);
  await app.user.click(button('Cadastrar'));
  await toasted('Conta criada!', 'Você já pode fazer login.');
  expect(await heading('Entrar')).toHaveFocus();
  expect(field('E-mail')).toHaveValue('maria@exemplo.org');
  expect(field('Senha')).toHaveValue('');
});

it('the sign-up form is busy while it waits, and says why it was refused', async () => {
  authBackend.refusesSignUp({
    status: 422,
    code: 'user_already_exists',
    message: 'User already registered',
  });
  const app = await openSignUp();
  await fillSignUp(app);
  await app.user.click(button('Cadastrar'));
  await toasted('Erro ao criar conta', 'Já existe uma conta com este e-mail.');
  expect(field('E-mail')).toHaveFocus();
  expect(field('Senha')).toHaveValue('segredo');
});
