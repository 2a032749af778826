import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fill } from '../../support/panel/admin-form';
import { accountBackend } from '../../support/fake-account';
import { authBackend } from '../../support/fake-auth';
import { backend } from '../../support/fake-backend';
import { onWideScreen } from '../../support/fake-chamber';
import { renderApp } from '../../support/render-app';
import { button, field, heading, toasted } from '../../support/screen-parts';
import { aSession, anAccount, maria, storeSession, type TestUser } from '../../support/session';
import { withFaults } from './choice';
import {
  expectOnlyReportedFailures,
  type Fault,
  faultNames,
  letFailuresBeLogged,
  throughFaults,
  toldInToast,
  troubleAt,
} from './network-faults';

interface Form {
  path: string;
  as?: TestUser;
  /** Signed in by the link of a mail, which may set a password. */
  isRecovered?: true;
  where: RegExp;
  method?: 'put';
  /** What is clicked before the form is there. */
  opening?: string[];
  typed: Record<string, string>;
  press: string;
  said: string;
  /** Above the form instead of in a toast. */
  isSaidInPlace?: true;
  atLast: string;
  /** The next test's session must not meet this one's end. */
  endsSession?: true;
}

const sent = /^Se houver uma conta com este e-mail/;
const password = 'segredo-1';

const forms: Form[] = [
  {
    path: '/auth',
    where: /\/auth\/v1\/token/,
    typed: { 'E-mail': maria.email, Senha: password },
    press: 'Entrar',
    said: 'Erro ao fazer login',
    isSaidInPlace: true,
    atLast: 'Login realizado!',
  },
  {
    path: '/auth?aba=cadastrar',
    where: /\/auth\/v1\/signup/,
    typed: { 'Nome completo': maria.name, 'E-mail': maria.email, Senha: password },
    press: 'Cadastrar',
    said: 'Erro ao criar conta',
    isSaidInPlace: true,
    atLast: 'Conta criada!',
  },
  {
    path: '/auth?aba=nova-senha',
    isRecovered: true,
    where: /\/auth\/v1\/user/,
    method: 'put',
    typed: { 'Nova senha': 'segredo-2' },
    press: 'Salvar nova senha',
    said: 'Erro ao alterar senha',
    atLast: 'Senha alterada com sucesso!',
  },
  {
    path: '/settings?aba=seguranca',
    as: maria,
    where: /\/auth\/v1\/token/,
    typed: { 'Senha atual': password, 'Nova senha': 'segredo-2', 'Confirmar nova senha': 'segredo-2' },
    press: 'Alterar senha',
    said: 'Erro ao alterar senha',
    atLast: 'Senha alterada com sucesso!',
  },
  {
    path: '/settings?aba=dados',
    as: maria,
    where: /\/rpc\/excluir_minha_conta/,
    opening: ['Excluir minha conta', 'Continuar'],
    typed: { 'Sua senha': password },
    press: 'Excluir para sempre',
    said: 'Erro ao excluir a conta',
    atLast: 'Conta excluída',
    endsSession: true,
  },
];

beforeEach(() => {
  onWideScreen();
  backend.hasCandidates([]);
  backend.hasChoices();
  accountBackend.knows(maria);
  accountBackend.hasConsents();
  accountBackend.erases();
  authBackend.issues(aSession(maria, { serial: 2 }));
  authBackend.signsUp(aSession(maria));
  authBackend.updatesUser(anAccount(maria));
  authBackend.signsOut();
  letFailuresBeLogged();
});

it.each(withFaults(forms, faultNames))(
  '$press says that it failed, keeps what was typed, and works as soon as it can',
  async (form) => {
    const trouble = troubleAt(form.where, form.method ?? 'post');
    if (form.isRecovered) storeSession(aSession(maria, { method: 'recovery' }));
    const { user } = renderApp(form.path, form.as ? { as: form.as } : {});
    for (const name of form.opening ?? []) await user.click(await screen.findByRole('button', { name }));
    await screen.findByLabelText(Object.keys(form.typed)[0] ?? '');
    fill(form.typed);
    const press = () => button(form.press).click();
    await throughFaults(form.faults, trouble, press, async (fault) => {
      if (form.isSaidInPlace) expect(await screen.findByText(form.said)).toBeVisible();
      else await toldInToast(form.said, fault);
      await waitFor(() => expect(button(form.press), fault).toBeEnabled());
      for (const [label, text] of Object.entries(form.typed)) expect(field(label), fault).toHaveValue(text);
      expect(screen.queryByText(form.atLast), fault).not.toBeInTheDocument();
      expectOnlyReportedFailures();
    });
    press();
    await toasted(form.atLast);
    if (form.endsSession) await screen.findByRole('link', { name: 'Entrar' });
  },
);

/** Refusals reveal accounts, so they look sent; the answer has no content. */
const mayBeLost: readonly Fault[] = [
  'no answer at all',
  'a broken server (500)',
  'JSON cut off',
  'a page for an answer',
];

it('the form for a recovery link says so only where it may not have been sent, and keeps the address', async () => {
  authBackend.sendsRecovery();
  const trouble = troubleAt(/\/auth\/v1\/recover/, 'post');
  renderApp('/auth?aba=recuperar');
  await heading('Recuperar senha');
  fill({ 'E-mail': maria.email });
  await throughFaults(
    faultNames,
    trouble,
    () => button('Enviar link').click(),
    async (fault) => {
      await waitFor(() => expect(button('Enviar link'), fault).toBeEnabled());
      if (mayBeLost.includes(fault)) await toldInToast('Erro ao pedir o link', fault);
      expect(screen.queryAllByText(sent), fault).toHaveLength(mayBeLost.includes(fault) ? 0 : 1);
      expect(field('E-mail')).toHaveValue(maria.email);
      expectOnlyReportedFailures();
    },
  );
  button('Enviar link').click();
  expect(await screen.findByText(sent)).toBeVisible();
});
