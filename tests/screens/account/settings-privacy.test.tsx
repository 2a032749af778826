import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { choiceConsentVersion } from '@/features/choices/choice-consent';
import { watchDownloads } from '../../support/browser/downloads';
import { accountBackend, aConsent, anExport } from '../../support/fake-account';
import { authBackend } from '../../support/fake-auth';
import { backend } from '../../support/fake-backend';
import { hasAnalysis, recipient } from '../../support/fake-analysis';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { button, field, toasted } from '../../support/screen-parts';
import { aSession, maria } from '../../support/session';

const path = '/settings?aba=dados';

beforeEach(() => {
  hasAnalysis();
  accountBackend.knows(maria);
  accountBackend.hasConsents();
  backend.hasChoices();
  backend.hasCandidates([]);
});

async function asksToErase() {
  const { user } = renderApp(path, { as: maria });
  await user.click(await screen.findByRole('button', { name: 'Excluir minha conta' }));
  await user.click(await screen.findByRole('button', { name: 'Continuar' }));
  return user;
}

/** Says yes with the password left out. */
async function erasesWithoutPassword() {
  const user = await asksToErase();
  await user.click(await screen.findByRole('button', { name: 'Excluir para sempre' }));
  return user;
}

it('the privacy tab of the settings downloads everything, unknown columns too, as JSON and as a page', async () => {
  const [later, never] = [{ coluna_nova: 'x' }, { criada_em: null, ultima_entrada_em: null }];
  const document = anExport({
    ...later,
    conta: {
      ...{ id: maria.id, email: maria.email, nome: null, ...later },
      identidades: [{ servico: 'google', ...never, dados: {}, ...later }],
    },
    sessoes: [{ iniciada_em: null, renovada_em: null, endereco: null, aparelho: null, ...later }],
    papeis: [{ role: 'admin', ...later }],
    consentimentos: [{ ...aConsent(), ...later }],
    uso_ia: [{ dia: '2026-11-20', n: 2, ...later }],
  });
  accountBackend.exports(document);
  const files = watchDownloads();
  const { user } = renderApp(path, { as: maria });
  await user.click(await screen.findByRole('button', { name: 'Baixar meus dados' }));
  await waitFor(() => expect(files).toHaveLength(1));
  await user.click(button('Baixar para ler (HTML)'));
  await waitFor(() => expect(files).toHaveLength(2));
  expect(files.map(({ name }) => name)).toEqual([
    'pauta-aberta-meus-dados.json',
    'pauta-aberta-meus-dados.html',
  ]);
  expect(JSON.parse((await files[0]?.blob.text()) ?? '')).toEqual(document);
  expect(await files[1]?.blob.text()).toContain('Ana Exemplo');
});

it('the privacy tab of the settings erases the account after two questions and the password, and leaves nobody signed in', async () => {
  const signIns = authBackend.issues(aSession(maria, { serial: 2 }));
  const erasure = accountBackend.erases();
  authBackend.signsOut();
  const { user, router } = renderApp(path, { as: maria });
  await user.click(await screen.findByRole('button', { name: 'Excluir minha conta' }));
  const first = within(await screen.findByRole('alertdialog', { name: 'Excluir sua conta?' }));
  expect(first.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  await user.click(first.getByRole('button', { name: 'Continuar' }));
  await screen.findByRole('alertdialog', { name: 'Excluir para sempre?' });
  expect(erasure.calls).toBe(0);
  await user.type(field('Sua senha'), 'segredo-1{Enter}');
  await toasted('Conta excluída', 'Sua conta, suas escolhas e suas autorizações foram apagadas.');
  expect(signIns.bodies).toMatchObject([{ email: maria.email, password: 'segredo-1' }]);
  expect(erasure.calls).toBe(1);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(window.localStorage).toHaveLength(0);
});

it('the privacy tab of the settings erases nothing with a wrong or a missing password', async () => {
  authBackend.refusesPassword();
  const erasure = accountBackend.erases();
  const user = await erasesWithoutPassword();
  expect(await screen.findByText('Senha é obrigatória')).toBeVisible();
  await user.type(field('Sua senha'), 'errada-1');
  await user.click(button('Excluir para sempre'));
  expect(await screen.findByText('Senha incorreta')).toBeVisible();
  expect(field('Sua senha')).toHaveFocus();
  expect(erasure.calls).toBe(0);
});

it('a field that is being written in says aloud what is wrong, one that gets the focus only describes it', async () => {
  authBackend.refusesPassword();
  const user = await erasesWithoutPassword();
  const live = (await screen.findByText('Senha é obrigatória')).closest('[aria-live]');
  expect(field('Sua senha')).toHaveAccessibleDescription('Senha é obrigatória');
  expect(live).toHaveAttribute('aria-live', 'off');
  await user.type(field('Sua senha'), 'errada-1');
  expect(live).toBeEmptyDOMElement();
  expect(live).toHaveAttribute('aria-live', 'polite');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(live).toHaveTextContent('Senha incorreta'));
  expect(live).toHaveAttribute('aria-live', 'polite');
});

it('the privacy tab of the settings asks an account without a password to sign in again when its session is old', async () => {
  accountBackend.knows(maria, { app_metadata: { provider: 'google', providers: ['google'] } });
  accountBackend.findsSignInStale();
  const user = await asksToErase();
  await screen.findByRole('button', { name: 'Excluir para sempre' });
  await waitFor(() => expect(screen.queryByLabelText('Sua senha')).not.toBeInTheDocument());
  expect(
    screen.getByText(
      'Sua conta entra com o Google. A exclusão exige que você tenha entrado há menos de 15 minutos.',
    ),
  ).toBeVisible();
  await user.click(button('Excluir para sempre'));
  await toasted('Erro ao excluir a conta');
  expect(screen.getByText(/a exclusão exige uma entrada recente/)).toBeVisible();
});

it('an account of which nobody knows how it signs in is not erased without its password', async () => {
  accountBackend.cannotBeRead();
  const erasure = accountBackend.erases();
  await erasesWithoutPassword();
  expect(await screen.findByText('Senha é obrigatória')).toBeVisible();
  expect(erasure.calls).toBe(0);
});

it('either question before an erasure can be answered with no', async () => {
  const { user } = renderApp(path, { as: maria });
  const opener = await screen.findByRole('button', { name: 'Excluir minha conta' });
  await user.click(opener);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
  await user.click(opener);
  await user.click(await screen.findByRole('button', { name: 'Continuar' }));
  await screen.findByLabelText('Sua senha');
  await user.click(button('Cancelar'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

it('the privacy tab of the settings erases the choices after two questions and takes their consent back, all in one call', async () => {
  const { revocations } = accountBackend.hasConsents([aConsent()]);
  const erasure = accountBackend.erasesChoices([aConsent({ revogado_em: '2026-11-21T15:00:00.000Z' })]);
  backend.hasChoices([{ candidato_id: aCandidate().id, favorito: true, ignorado: false }]);
  const { user } = renderApp(path, { as: maria });
  expect(await screen.findByText('20/11/2026')).toBeVisible();
  expect(await screen.findByText('candidato favorito')).toBeVisible();
  await user.click(button('Apagar minhas escolhas'));
  await user.click(await screen.findByRole('button', { name: 'Continuar' }));
  // What the call leaves of them.
  backend.hasChoices();
  await user.click(await screen.findByRole('button', { name: 'Apagar para sempre' }));
  await toasted('Suas escolhas foram apagadas');
  expect(erasure.calls).toBe(1);
  expect(revocations).toEqual([]);
  expect(await screen.findByText('Ainda não autorizado. Pedimos na sua primeira escolha.')).toBeVisible();
  expect(await screen.findByText('candidatos favoritos')).toBeVisible();
});

it('of two consents that stand the newer says since when', async () => {
  const older = aConsent({ id: maria.id, versao: '0', concedido_em: '2026-10-01T15:00:00.000Z' });
  accountBackend.hasConsents([aConsent(), older]);
  renderApp(path, { as: maria });
  expect(await screen.findByText('20/11/2026')).toBeVisible();
  expect(screen.queryByText('01/10/2026')).not.toBeInTheDocument();
});

it('no way back of an earlier tap outlives the erasing of the choices', async () => {
  // A phone shows one toast, and the next takes its place.
  vi.stubGlobal('innerWidth', 1280);
  accountBackend.hasConsents([aConsent({ versao: choiceConsentVersion })]);
  accountBackend.erasesChoices();
  backend.hasCandidates([aCandidate({ nome: 'Ana Exemplo' })]);
  const { user, router } = renderApp('/candidatos-2026', { as: maria });
  await user.click(await screen.findByRole('button', { name: 'Favoritar' }));
  await toasted('Adicionado aos favoritos');
  await act(() => router.navigate(path));
  await user.click(await screen.findByRole('button', { name: 'Apagar minhas escolhas' }));
  await user.click(await screen.findByRole('button', { name: 'Continuar' }));
  await user.click(await screen.findByRole('button', { name: 'Apagar para sempre' }));
  await toasted('Suas escolhas foram apagadas');
  // Sooner than it would go by itself.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Desfazer' })).not.toBeInTheDocument(), {
    timeout: 3_000,
  });
});

it('the privacy tab of the settings offers no consent to an AI where no service is connected', async () => {
  hasAnalysis();
  accountBackend.hasConsents([]);
  renderApp(path, { as: maria });
  expect(await screen.findByText(/^Não autorizado. Nada das suas escolhas/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ler e autorizar' })).not.toBeInTheDocument();
});

it('the privacy tab of the settings takes the consent to the AI back with one click', async () => {
  const given = aConsent({ finalidade: 'analise_ia', versao: '2026-11-21.abc' });
  const { revocations } = accountBackend.hasConsents([given, aConsent({ id: maria.id })], recipient);
  const { user } = renderApp(path, { as: maria });
  await user.click(await screen.findByRole('button', { name: 'Retirar autorização da IA' }));
  await toasted('Autorização retirada');
  expect(revocations).toMatchObject([{ finalidade: 'eq.analise_ia' }]);
  expect(await screen.findByRole('link', { name: 'Ler e autorizar' })).toHaveAttribute(
    'href',
    '/analise-politica',
  );
});
