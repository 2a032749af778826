import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountBackend } from '../../support/fake-account';
import { hasAnalysis } from '../../support/fake-analysis';
import { authBackend } from '../../support/fake-auth';
import { backend } from '../../support/fake-backend';
import { renderApp } from '../../support/render-app';
import { button, heading, toasted } from '../../support/screen-parts';
import { maria } from '../../support/session';

type App = ReturnType<typeof renderApp>;

const broken = { status: 503, code: '', message: 'upstream connect error' };
const again = 'Tente novamente.';

/** Fills what a screen asks for and presses its button. */
const send =
  (entries: Record<string, string>, name: string) =>
  async ({ user }: App) => {
    for (const [label, text] of Object.entries(entries))
      await user.type(await screen.findByLabelText(label), text);
    await user.click(button(name));
  };

const mailbox = { 'E-mail': maria.email };

it.each([
  {
    what: 'signing in',
    path: '/auth',
    title: 'Entrar',
    act: send({ ...mailbox, Senha: 'segredo' }, 'Entrar'),
    failed: 'Erro ao fazer login',
    fallback: 'Verifique suas credenciais.',
  },
  {
    what: 'signing up',
    path: '/auth?aba=cadastrar',
    title: 'Cadastrar',
    act: send({ 'Nome completo': 'Maria', ...mailbox, Senha: 'segredo' }, 'Cadastrar'),
    failed: 'Erro ao criar conta',
    fallback: again,
  },
  {
    what: 'a code',
    path: '/auth?aba=codigo',
    title: 'Usar um código',
    act: send({ ...mailbox, Código: '123456' }, 'Confirmar código'),
    failed: 'Não foi possível confirmar o código',
    fallback: again,
  },
  {
    what: 'a link',
    path: '/auth?aba=link#type=signup&token_hash=pkce_abc',
    title: 'Link do e-mail',
    act: send({}, 'Confirmar conta'),
    failed: 'Não foi possível usar este link',
    fallback: again,
  },
])(
  '$what says what failed and why, and never that something was refused which nobody looked at',
  async ({ path, title, act, failed, fallback }) => {
    const app = renderApp(path);
    await heading(title);
    authBackend.refusesAll(broken);
    await act(app);
    await toasted(failed, fallback);
  },
);

describe('a broken service', () => {
  it('is why the password was not changed', async () => {
    accountBackend.knows(maria);
    const app = renderApp('/settings?aba=seguranca', { as: maria });
    await screen.findByRole('heading', { level: 2, name: 'Alterar senha' });
    authBackend.refusesAll(broken);
    const passwords = {
      'Senha atual': 'segredo-1',
      'Nova senha': '12345678',
      'Confirmar nova senha': '12345678',
    };
    await send(passwords, 'Alterar senha')(app);
    await toasted('Erro ao alterar senha', again);
    expect(screen.queryByText('Senha atual incorreta')).not.toBeInTheDocument();
  });

  it('is why the account was not erased', async () => {
    hasAnalysis();
    accountBackend.knows(maria);
    accountBackend.hasConsents();
    backend.hasChoices();
    const { user } = renderApp('/settings?aba=dados', { as: maria });
    await user.click(await screen.findByRole('button', { name: 'Excluir minha conta' }));
    await user.click(await screen.findByRole('button', { name: 'Continuar' }));
    authBackend.refusesAll(broken);
    await user.type(await screen.findByLabelText('Sua senha'), 'segredo-1');
    await user.click(button('Excluir para sempre'));
    await toasted('Erro ao excluir a conta', again);
  });
});
