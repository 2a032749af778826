import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { accountBackend } from '../../support/fake-account';
import { hasAnalysis } from '../../support/fake-analysis';
import { authBackend } from '../../support/fake-auth';
import { backend } from '../../support/fake-backend';
import { renderApp } from '../../support/render-app';
import { button, heading, toasted } from '../../support/screen-parts';
import { maria } from '../../support/session';

beforeEach(() => {
  hasAnalysis();
});

const path = '/settings';

const valueOf = (term: string) => {
  const value = screen.getByText(term).nextElementSibling;
  if (!(value instanceof HTMLElement)) throw new Error(`${term} has no value`);
  return within(value);
};

it('the settings page sends a visitor to sign in, silently, and keeps the way back', async () => {
  const { router } = renderApp(`${path}?aba=seguranca`);
  await heading('Entrar');
  expect(router.state.location.search).toBe('?volta=%2Fsettings%3Faba%3Dseguranca');
});

it('the settings page shows the account', async () => {
  accountBackend.knows(maria);
  renderApp(path, { as: maria });
  await heading('Configurações');
  expect(await screen.findByText('Maria da Silva')).toBeVisible();
  expect(valueOf('E-mail').getByText('maria@exemplo.com.br')).toBeVisible();
  expect(valueOf('ID do usuário').getByRole('code')).toHaveTextContent(maria.id);
  expect(valueOf('Conta criada em').getByText('01/09/2026')).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Início' })).toHaveAttribute('href', '/');
  expect(document.title).toBe('Configurações · Pauta Aberta');
});

it("the settings page says 'Não informado' for an account without a name", async () => {
  accountBackend.knows(maria, { user_metadata: {} });
  renderApp(path, { as: maria });
  expect(await screen.findByText('Não informado')).toBeVisible();
});

it('the settings page copies the id, or says that the browser refused', async () => {
  accountBackend.knows(maria);
  const { user } = renderApp(path, { as: maria });
  await user.click(await screen.findByRole('button', { name: 'Copiar ID' }));
  expect(await screen.findByText('ID copiado.')).toHaveAttribute('role', 'status');
  expect(await window.navigator.clipboard.readText()).toBe(maria.id);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  vi.spyOn(console, 'warn').mockReturnValue();
  await user.click(button('Copiar ID'));
  expect(await screen.findByText('Não foi possível copiar.')).toHaveAttribute('role', 'status');
});

it('the settings page keeps the tab in the address, by pointer and by keys', async () => {
  accountBackend.knows(maria);
  accountBackend.hasConsents();
  backend.hasChoices();
  const { user, router } = renderApp(path, { as: maria });
  await user.click(await screen.findByRole('tab', { name: 'Dados do Usuário' }));
  expect(router.state.location.search).toBe('?aba=dados');
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(router.state.location.search).toBe('?aba=seguranca'));
  expect(await screen.findByRole('heading', { level: 2, name: 'Alterar senha' })).toBeVisible();
});

it('the settings page counts favourite and ignored candidates and leads to the choices', async () => {
  accountBackend.knows(maria);
  accountBackend.hasConsents();
  backend.hasChoices([
    { candidato_id: 'a', favorito: true, ignorado: false },
    { candidato_id: 'b', favorito: true, ignorado: true },
  ]);
  renderApp(`${path}?aba=dados`, { as: maria });
  const counts = within(await screen.findByRole('group', { name: 'Suas escolhas' }));
  await waitFor(() => expect(counts.getByText('2').parentElement).toHaveTextContent('2candidatos favoritos'));
  expect(counts.getByText('1').parentElement).toHaveTextContent('1candidato ignorado');
  expect(screen.getByRole('link', { name: 'Minhas Escolhas' })).toHaveAttribute('href', '/minhas-escolhas');
});

it.each(['', '?aba=seguranca'])('the settings page signs out and leads home: %j', async (query) => {
  accountBackend.knows(maria);
  authBackend.signsOut();
  backend.hasCandidates([]);
  const { user, router } = renderApp(`${path}${query}`, { as: maria });
  await user.click(await screen.findByRole('button', { name: 'Sair da Conta' }));
  await toasted('Logout realizado com sucesso');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

it('the settings page stays when signing out fails, and says so', async () => {
  accountBackend.knows(maria);
  accountBackend.refusesSignOut();
  const { user, router } = renderApp(`${path}?aba=seguranca`, { as: maria });
  await user.click(await screen.findByRole('button', { name: 'Sair da Conta' }));
  await toasted('Erro ao fazer logout');
  expect(router.state.location.pathname).toBe('/settings');
});
