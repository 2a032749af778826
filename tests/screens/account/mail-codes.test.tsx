import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { authBackend } from '../../support/fake-auth';
import { backend } from '../../support/fake-backend';
import { renderApp } from '../../support/render-app';
import { button, field, heading } from '../../support/screen-parts';
import { aSession, joana, maria, storeSession } from '../../support/session';

const wrongCode = 'O código está errado, venceu ou já foi usado. Confira o e-mail e o código, ou peça outro.';
const expired = { status: 403, code: 'otp_expired', message: 'Token has expired or is invalid' };

/** The service's answer to one of two addresses. */
const half = { msg: 'Confirmation link accepted.', code: '200' };
const otherHalf = 'Falta confirmar pela mensagem que enviamos ao outro e-mail.';
const saidBy = (role: 'alert' | 'status') => {
  const regions = screen.getAllByRole(role);
  return regions.map(({ textContent }) => textContent).join('');
};
const staying = { navigation: { state: 'idle' }, location: { pathname: '/auth' } };

beforeEach(() => {
  backend.hasCandidates([]);
  backend.hasChoices();
});

async function openCode() {
  const app = renderApp('/auth?aba=recuperar');
  await heading('Recuperar senha');
  await app.user.type(field('E-mail'), maria.email);
  await app.user.click(button('Tenho um código'));
  expect(await heading('Usar um código')).toHaveFocus();
  expect(field('E-mail')).toHaveValue(maria.email);
  return app;
}

describe('the code of a message', () => {
  it('is typed in any browser and leads to the new password', async () => {
    const verified = authBackend.verifies(aSession(maria, { method: 'otp' }));
    const { user } = await openCode();
    expect(field('Código')).toHaveAttribute('autocomplete', 'one-time-code');
    await user.type(field('Código'), '123 456');
    await user.click(button('Confirmar código'));
    expect(await screen.findByLabelText('Nova senha')).toBeVisible();
    expect(verified.bodies).toEqual([
      { type: 'recovery', email: maria.email, token: '123456', gotrue_meta_security: {} },
    ]);
  });

  it.each([
    ['Confirmar conta', 'signup'],
    ['Confirmar troca de e-mail', 'email_change'],
  ])('serves for %s and signs in', async (purpose, type) => {
    const verified = authBackend.verifies(aSession(maria, { method: 'otp' }));
    const { user, router } = await openCode();
    await user.selectOptions(field('Para quê'), purpose);
    await user.type(field('Código'), '123456');
    await user.click(button('Confirmar código'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(verified.bodies[0]).toMatchObject({ type, token: '123456' });
  });

  it('says what is missing before asking anybody', async () => {
    const { user } = await openCode();
    await user.click(button('Confirmar código'));
    expect(await screen.findByText('Código é obrigatório')).toBeVisible();
    await user.type(field('Código'), '12a456');
    expect(
      await screen.findByText('Digite o código como está no e-mail, com pelo menos 6 números'),
    ).toBeVisible();
  });

  it('that is wrong or expired is refused in Portuguese, and nothing typed is lost', async () => {
    authBackend.refusesVerify(expired);
    const { user } = await openCode();
    await user.type(field('Código'), '123456');
    await user.click(button('Confirmar código'));
    expect(await screen.findByText(wrongCode)).toBeVisible();
    expect(screen.getByText('Código não aceito')).toBeVisible();
    expect(field('Código')).toHaveFocus();
    expect(field('Código')).toHaveValue('123456');
  });

  it('of one address of an e-mail change waits for the other', async () => {
    authBackend.verifies(half);
    const { user, router } = await openCode();
    await user.selectOptions(field('Para quê'), 'Confirmar troca de e-mail');
    await user.type(field('Código'), '123456');
    await user.click(button('Confirmar código'));
    expect(await screen.findByText(otherHalf)).toBeVisible();
    expect(router.state).toMatchObject(staying);
  });

  it('is sent anew, of its own kind', async () => {
    const asked = authBackend.resends();
    const { user } = await openCode();
    await user.selectOptions(field('Para quê'), 'Confirmar conta');
    await user.click(button('Enviar link'));
    expect(
      await screen.findByText(/^Se houver o que confirmar neste e-mail, enviamos um link e um código\./),
    ).toBeVisible();
    expect(asked.bodies[0]).toMatchObject({ type: 'signup', email: maria.email });
  });

  it('is said to be sent where the service refuses, which it does only for accounts that exist', async () => {
    authBackend.refusesResend({ status: 429, code: 'over_email_send_rate_limit', message: 'Too many' });
    const { user } = await openCode();
    await user.selectOptions(field('Para quê'), 'Confirmar conta');
    await user.click(button('Enviar link'));
    expect(await screen.findByText(/^Se houver o que confirmar neste e-mail/)).toBeVisible();
  });

  it('is offered to who signs in before the account is confirmed', async () => {
    authBackend.refusesToken({ status: 400, code: 'email_not_confirmed', message: 'Email not confirmed' });
    const { user } = renderApp('/auth');
    await heading('Entrar');
    expect(screen.queryByRole('button', { name: 'Tenho um código' })).not.toBeInTheDocument();
    await user.type(field('E-mail'), maria.email);
    await user.type(field('Senha'), 'segredo');
    await user.click(button('Entrar'));
    await user.click(await screen.findByRole('button', { name: 'Tenho um código' }));
    await heading('Usar um código');
    expect(field('Para quê')).toHaveValue('signup');
  });
});

describe('the page of a message’s link', () => {
  const address = (type: string) => `/auth?aba=link#type=${type}&token_hash=pkce_abc`;

  it('spends nothing when it is opened, as a scanner does, and acts on the press', async () => {
    const verified = authBackend.verifies(aSession(maria, { method: 'otp' }));
    const { user, router } = renderApp(address('recovery'));
    await heading('Link do e-mail');
    const press = await screen.findByRole('button', { name: 'Criar nova senha' });
    expect(verified.bodies).toEqual([]);
    await user.click(press);
    expect(await screen.findByLabelText('Nova senha')).toBeVisible();
    expect(verified.bodies).toMatchObject([{ type: 'recovery', token_hash: 'pkce_abc' }]);
    expect(router.state.location).toMatchObject({ search: '?aba=nova-senha', hash: '' });
  });

  it.each([
    ['signup', 'Confirmar conta'],
    ['email_change', 'Confirmar troca de e-mail'],
  ])('of %s signs in on the press and tells whose account it is', async (type, name) => {
    const verified = authBackend.verifies(aSession(maria, { method: 'otp' }));
    const { user, router } = renderApp(address(type));
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(verified.bodies).toMatchObject([{ type, token_hash: 'pkce_abc' }]);
    expect(await screen.findByText(`Conta: ${maria.email}`)).toBeVisible();
    expect(screen.getByText('Login realizado!')).toBeVisible();
  });

  it('of one address of an e-mail change waits for the other', async () => {
    authBackend.verifies(half);
    const { user, router } = renderApp(address('email_change'));
    await user.click(await screen.findByRole('button', { name: 'Confirmar troca de e-mail' }));
    expect(await screen.findByText(otherHalf)).toBeVisible();
    expect(saidBy('status')).toContain(otherHalf);
    expect(await heading('Link do e-mail')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Tenho um código' })).not.toBeInTheDocument();
    expect(router.state).toMatchObject(staying);
  });

  it('serves another account than the one that is signed in', async () => {
    storeSession(aSession(joana));
    authBackend.verifies(aSession(maria, { method: 'otp' }));
    const { user } = renderApp(address('recovery'));
    await user.click(await screen.findByRole('button', { name: 'Criar nova senha' }));
    expect(await screen.findByText(/^Escolha uma nova senha para a conta/)).toHaveTextContent(
      `Escolha uma nova senha para a conta ${maria.email}.`,
    );
  });

  it('says that the link is over and leads to the code and to another message', async () => {
    authBackend.refusesVerify(expired);
    const { user } = renderApp(address('signup'));
    await user.click(await screen.findByRole('button', { name: 'Confirmar conta' }));
    expect(
      await screen.findByText(
        'Este link venceu ou já foi usado. Peça um novo, ou digite o código da mensagem mais nova.',
      ),
    ).toBeVisible();
    expect(saidBy('alert')).toMatch(/^Este link venceu/);
    expect(await heading('Link do e-mail')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Confirmar conta' })).not.toBeInTheDocument();
    await user.click(button('Tenho um código'));
    await heading('Usar um código');
    expect(field('Para quê')).toHaveValue('signup');
    expect(button('Enviar link')).toBeEnabled();
  });

  it('says so beside the session that it opened itself, and gives no form of a new password', async () => {
    storeSession(aSession(maria, { method: 'otp' }));
    authBackend.refusesVerify(expired);
    const { user } = renderApp(address('recovery'));
    await user.click(await screen.findByRole('button', { name: 'Criar nova senha' }));
    expect(await screen.findByText(/^Este link venceu ou já foi usado\./)).toBeVisible();
    expect(screen.queryByLabelText('Nova senha')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Criar nova senha' })).not.toBeInTheDocument();
  });

  it.each(['/auth?aba=link', '/auth?aba=link#type=magiclink&token_hash=x', '/auth?aba=link#type=signup'])(
    'says that a link came incomplete: %s',
    async (path) => {
      renderApp(path);
      expect(
        await screen.findByText('Este link veio incompleto. Digite o código que está na mensagem.'),
      ).toBeVisible();
      expect(button('Tenho um código')).toBeEnabled();
    },
  );
});
