import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { choiceConsentVersion } from '@/features/choices/choice-consent';
import { accountBackend, aConsent } from '../../support/fake-account';
import { authBackend } from '../../support/fake-auth';
import { backend, server } from '../../support/fake-backend';
import { heldAnswer } from '../../support/held-answer';
import { aChoiceOf, hasMyChoices, losesRemovals } from '../../support/fake-my-choices';
import { rest } from '../../support/fake-tables';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { button, toasted } from '../../support/screen-parts';
import { hasPanel } from '../../support/panel/fake-admin';
import { aSession, joana, maria } from '../../support/session';
import { asFavorite, leavesWaiting } from '../../support/waiting-choices';
import { troubleAt } from '../faults/network-faults';

const ana = aCandidate({ nome: 'Ana Exemplo' });
const written = (key: string) => window.localStorage.getItem(key);

beforeEach(() => {
  accountBackend.knows(maria);
  authBackend.signsOut();
  backend.hasCandidates([ana]);
});

/** With a choice that a broken service holds. */
async function leaving(path = '/settings?aba=seguranca', label = 'Sair da Conta') {
  hasPanel();
  const key = leavesWaiting(maria, ana);
  const table = backend.hasChoices();
  const trouble = troubleAt(/usuario_candidatos_relacao/, 'post');
  trouble.fault = 'a broken server (500)';
  const app = renderApp(path, { as: maria });
  await app.user.click(await screen.findByRole('button', { name: label }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Sair com escolhas por enviar?' }));
  const answer = (name: string) => app.user.click(dialog.getByRole('button', { name }));
  return { ...app, key, table, trouble, dialog, answer };
}

it('who signs out with choices waiting may send them first, and stays where that fails', async () => {
  const { dialog, answer, trouble, table, key } = await leaving();
  expect(await dialog.findByText(/Ana Exemplo/)).toBeVisible();
  await answer('Enviar e sair');
  expect(await dialog.findByText('Nem todas puderam ser enviadas agora.')).toBeVisible();
  expect(written(key)).not.toBeNull();
  trouble.fault = null;
  const { held, release } = heldAnswer();
  server.use(http.get(`${rest}/usuario_candidatos_relacao`, () => held));
  await answer('Enviar e sair');
  expect(dialog.getByRole('button', { name: 'Sair e descartar' })).toBeDisabled();
  release();
  await toasted('Logout realizado com sucesso');
  expect(table.rows).toEqual([{ candidato_id: ana.id, ...asFavorite }]);
  expect(written(key)).toBeNull();
});

it('who signs out may drop the choices that wait', async () => {
  const { answer, table, key } = await leaving();
  await answer('Sair e descartar');
  await toasted('Logout realizado com sucesso');
  expect(table.rows).toEqual([]);
  expect(written(key)).toBeNull();
});

it('the panel’s own way out asks about the choices that wait, too', async () => {
  const key = leavesWaiting(maria, ana);
  backend.hasChoices();
  troubleAt(/usuario_candidatos_relacao/, 'post').fault = 'a broken server (500)';
  hasPanel();
  const { user, router } = renderApp('/admin', { as: maria });
  await user.click(await screen.findByRole('button', { name: 'Sair' }));
  const answer = async (name: string) => user.click(await screen.findByRole('button', { name }));
  await answer('Voltar');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(router.state.location.pathname).toBe('/admin');
  expect(written(key)).not.toBeNull();
  await answer('Sair');
  await answer('Sair e descartar');
  await toasted('Logout realizado com sucesso');
  expect(written(key)).toBeNull();
});

it('who goes back, which an Enter does, stays signed in, and the choices wait on', async () => {
  const { answer, dialog, router, key } = await leaving();
  expect(dialog.getByRole('button', { name: 'Voltar' })).toHaveFocus();
  await answer('Voltar');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(button('Sair da Conta')).toBeEnabled());
  expect(router.state.location.pathname).toBe('/settings');
  expect(screen.queryByText('Logout realizado com sucesso')).not.toBeInTheDocument();
  expect(written(key)).not.toBeNull();
});

it.each([
  ['/settings?aba=seguranca', 'Sair da Conta'],
  ['/admin', 'Sair'],
])('a sign-out that fails drops nothing: %s', async (path, label) => {
  const { answer, key } = await leaving(path, label);
  accountBackend.refusesSignOut();
  await answer('Sair e descartar');
  await toasted('Erro ao fazer logout');
  expect(written(key)).not.toBeNull();
});

it.each([
  ['Apagar minhas escolhas', 'Apagar para sempre', 'Suas escolhas foram apagadas'],
  ['Excluir minha conta', 'Excluir para sempre', 'Conta excluída'],
])('%s drops the choices that wait, of this account alone', async (label, confirm, told) => {
  const key = leavesWaiting(maria, ana);
  const others = leavesWaiting(joana, ana);
  backend.hasChoices();
  const trouble = troubleAt(/usuario_candidatos_relacao/, 'post');
  trouble.fault = 'a broken server (500)';
  accountBackend.hasConsents([aConsent({ versao: choiceConsentVersion })]);
  accountBackend.erases();
  accountBackend.erasesChoices();
  authBackend.issues(aSession(maria, { serial: 2 }));
  const { user } = renderApp('/settings?aba=dados', { as: maria });
  await user.click(await screen.findByRole('button', { name: label }));
  await user.click(await screen.findByRole('button', { name: 'Continuar' }));
  const password = screen.queryByLabelText('Sua senha');
  if (password !== null) await user.type(password, 'segredo');
  await user.click(await screen.findByRole('button', { name: confirm }));
  await toasted(told);
  await waitFor(() => expect(written(key)).toBeNull());
  expect(written(others)).not.toBeNull();
});

it('My Choices lists what waits, tries again at once, and drops one', async () => {
  const row = aChoiceOf(ana, { favorito: true, ignorado: true });
  hasMyChoices({ candidates: [row] });
  losesRemovals();
  const { user } = renderApp('/minhas-escolhas', { as: maria });
  await user.click(await screen.findByRole('button', { name: 'Remover Ana Exemplo dos favoritos' }));
  const section = within(await screen.findByRole('region', { name: 'Aguardando rede' }));
  expect(section.getByText('Marca: ignorado')).toBeVisible();
  expect(await screen.findByRole('tab', { name: 'Favoritos (0)' })).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Tentar agora' }));
  await toasted('Ainda não foi possível enviar. Suas escolhas continuam aqui.');
  await user.click(section.getByRole('button', { name: 'Descartar Ana Exemplo' }));
  expect(await screen.findByRole('tab', { name: 'Favoritos (1)' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Aguardando rede' })).not.toBeInTheDocument();
  expect(Object.keys(window.localStorage).filter((key) => key.includes(ana.id))).toEqual([]);
});

it('of two changes made elsewhere each button names its own, and the focus stays with the other', async () => {
  const bia = aCandidate({ nome: 'Bia Exemplo' });
  leavesWaiting(maria, ana, { at: Date.now() - 2_000 });
  leavesWaiting(maria, bia, { at: Date.now() - 1_000 });
  const ignored = [ana, bia].map((one) => aChoiceOf(one, { ignorado: true }));
  hasMyChoices({ candidates: ignored });
  const { user } = renderApp('/minhas-escolhas', { as: maria });
  for (const { nome } of [ana, bia]) {
    await screen.findByText(nome, { selector: '[role="alertdialog"] *' });
    await user.keyboard('{Escape}');
  }
  const section = within(await screen.findByRole('region', { name: 'Aguardando rede' }));
  expect(section.getByRole('button', { name: 'Ficar com a deste aparelho: Bia Exemplo' })).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Ficar com a do outro: Ana Exemplo' }));
  expect(section.getByRole('heading', { name: 'Aguardando rede' })).toHaveFocus();
  await waitFor(() => expect(section.queryByText('Ana Exemplo')).not.toBeInTheDocument());
  expect(section.getByRole('heading', { name: 'Aguardando rede' })).toHaveFocus();
});

it('the mark of this device, where it is kept, goes over what another device set', async () => {
  const key = leavesWaiting(maria, ana);
  const table = backend.hasChoices([{ candidato_id: ana.id, favorito: false, ignorado: true }]);
  hasMyChoices({ candidates: [aChoiceOf(ana, { ignorado: true })] });
  const { user } = renderApp('/minhas-escolhas', { as: maria });
  await screen.findByRole('alertdialog');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Ficar com a deste aparelho: Ana Exemplo' }));
  await waitFor(() => expect(written(key)).toBeNull());
  expect(table.writes).toMatchObject([{ candidato_id: ana.id, favorito: true }]);
});

it('a removal that waits changes its row, and stays gone while the list is read anew', async () => {
  const row = aChoiceOf(ana, { favorito: true, ignorado: true });
  const { patches } = hasMyChoices({ candidates: [row] });
  const { held, release } = heldAnswer();
  server.use(
    http.get(/usuario_candidatos_relacao/, async () => {
      if (patches.length > 0) await held;
      return undefined;
    }),
  );
  const trouble = troubleAt(/usuario_candidatos_relacao/, 'patch');
  trouble.fault = 'no answer at all';
  const { user } = renderApp('/minhas-escolhas', { as: maria });
  await user.click(await screen.findByRole('button', { name: 'Remover Ana Exemplo dos favoritos' }));
  const retry = await screen.findByRole('button', { name: 'Tentar agora' });
  trouble.fault = null;
  await user.click(retry);
  await waitFor(() => expect(patches).toHaveLength(1));
  expect(screen.getByRole('tab', { name: 'Favoritos (0)' })).toBeVisible();
  release();
  await waitFor(() => expect(retry).not.toBeInTheDocument());
  expect(screen.getByRole('tab', { name: 'Favoritos (0)' })).toBeVisible();
  expect(patches.map(({ row: id, change }) => ({ id, change }))).toEqual([
    { id: row.id, change: { favorito: false, ignorado: true } },
  ]);
});
