import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aDeputy } from '../../support/chamber-fixtures';
import { accountBackend } from '../../support/fake-account';
import { authBackend } from '../../support/fake-auth';
import { backend } from '../../support/fake-backend';
import { chamberHas, hasDeputyChoices } from '../../support/fake-chamber';
import { aCandidate } from '../../support/fixtures';
import { loadUserClient } from '@/lib/supabase/load-user-client';
import { renderApp } from '../../support/render-app';
import { button, field, heading, toasted } from '../../support/screen-parts';
import { anAccount, aSession, joana, maria } from '../../support/session';

const path = '/candidatos-2026';
const ana = aCandidate({ nome: 'Ana Exemplo' });
type App = ReturnType<typeof renderApp>;

beforeEach(() => {
  backend.hasCandidates([ana]);
});
afterEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  vi.useRealTimers();
});

/** What is announced on arrival, or would be when it happens. */
const alerts = () => screen.getAllByRole('alert').map((alert) => alert.textContent);

async function tapAsVisitor(label = 'Favoritar', history: string[] = [], at = path) {
  const app = renderApp(at, { history });
  await app.user.click(await screen.findByRole('button', { name: label }));
  await heading(`${label} Ana Exemplo`);
  return app;
}

async function signIn({ user }: App, session = aSession(maria)) {
  authBackend.issues(session);
  await user.click(screen.getByRole('tab', { name: 'Entrar' }));
  await user.type(field('E-mail'), 'maria@exemplo.org');
  await user.type(field('Senha'), 'segredo');
  await user.click(button('Entrar'));
}

it('the sign-in screen says what brought the reader there, and shows both ways at once', async () => {
  const { router } = await tapAsVisitor();
  expect(alerts()).toContain('Login necessárioFaça login para favoritar candidatos.');
  expect(screen.getByText('O favorito é feito logo em seguida e dá para desfazer.')).toBeVisible();
  const ways = within(screen.getByRole('tablist', { name: 'Como continuar' })).getAllByRole('tab');
  expect(ways.map((way) => way.textContent)).toEqual(['CadastrarPrimeira vez aqui', 'EntrarJá tenho conta']);
  expect(screen.getByRole('tab', { name: 'Cadastrar' })).toHaveAttribute('aria-selected', 'true');
  // The opinion is in no address, and no toast comes twice.
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/auth?aba=cadastrar&volta=%2Fcandidatos-2026',
  );
  expect(screen.getAllByText('Login necessário')).toHaveLength(1);
});

it('the waiting choice is made after the sign-in, back on the same entry it was requested on', async () => {
  const table = backend.hasChoices();
  const app = await tapAsVisitor('Favoritar', ['/sobre']);
  await signIn(app);
  await toasted('Adicionado aos favoritos');
  expect(table.writes).toMatchObject([{ user_id: maria.id, candidato_id: ana.id, favorito: true }]);
  expect(app.router.state.location.pathname).toBe(path);
  expect(screen.queryByText('Login necessário')).not.toBeInTheDocument();
  await app.user.click(button('Desfazer'));
  await waitFor(() => expect(table.rows).toMatchObject([{ favorito: false }]));
  await app.router.navigate(-1);
  await heading('Sobre e método');
});

it('a choice that was made already is said again, not turned off', async () => {
  const table = backend.hasChoices([{ candidato_id: ana.id, favorito: true, ignorado: false }]);
  await signIn(await tapAsVisitor());
  await toasted('Adicionado aos favoritos');
  expect(table.rows).toMatchObject([{ favorito: true }]);
});

it('the waiting choice is made although a full storage kept nothing of it', async () => {
  const table = backend.hasChoices();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  });
  await signIn(await tapAsVisitor());
  await toasted('Adicionado aos favoritos');
  expect(table.writes).toMatchObject([{ candidato_id: ana.id, favorito: true }]);
  authBackend.signsOut();
  const { auth } = await loadUserClient();
  await auth.signOut({ scope: 'local' });
});

it('the waiting choice asks for the consent first, and nothing is made without it', async () => {
  accountBackend.hasConsents();
  const table = backend.hasChoices();
  const app = await tapAsVisitor('Ignorar');
  await signIn(app);
  await screen.findByRole('alertdialog', { name: 'Antes da sua primeira escolha' });
  await app.user.click(button('Agora não'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(table.writes).toEqual([]);
  expect(window.sessionStorage).toHaveLength(0);
});

it('the waiting choice of a deputy is made with what the card showed', async () => {
  chamberHas({ deputies: [aDeputy({ id: 2, nome: 'Bruna Exemplo', siglaPartido: 'EXB', siglaUf: 'BA' })] });
  const { writes } = hasDeputyChoices();
  const app = renderApp('/deputados-federais?uf=BA');
  await app.user.click(await screen.findByRole('button', { name: 'Ignorar Bruna Exemplo' }));
  await heading('Ignorar Bruna Exemplo');
  expect(alerts()).toContain('Faça login para ignorar deputados');
  await signIn(app);
  await toasted('Deputado ignorado');
  expect(writes).toMatchObject([{ deputado_id: '2', deputado_nome: 'Bruna Exemplo', deputado_uf: 'BA' }]);
  expect(app.router.state.location.search).toBe('?uf=BA');
});

it('who goes back without signing in has given it up: nobody who signs in later gets it', async () => {
  const table = backend.hasChoices();
  const app = await tapAsVisitor();
  await app.user.click(button('Voltar'));
  await screen.findByRole('button', { name: 'Favoritar' });
  await app.router.navigate('/auth');
  await heading('Entrar');
  await signIn(app);
  await toasted('Login realizado!');
  await heading('Pauta Aberta');
  expect(table.writes).toEqual([]);
});

it.each([
  ['half an hour and no longer', -1_800_001],
  ['not where a clock set back makes it one of a time to come', 3_600_000],
])('the waiting choice waits %s', async (_, ms) => {
  const table = backend.hasChoices();
  const app = await tapAsVisitor();
  const kept = window.sessionStorage.getItem('escolha-a-fazer') ?? '';
  const later = kept.replace(/"keptAt":(\d+)/, (_, at: string) => `"keptAt":${Number(at) + ms}`);
  window.sessionStorage.setItem('escolha-a-fazer', later);
  await signIn(app);
  await toasted('Login realizado!');
  await screen.findByRole('button', { name: 'Favoritar' });
  await waitFor(() => expect(window.sessionStorage.getItem('escolha-a-fazer')).toBeNull());
  expect(table.writes).toEqual([]);
});

const noteKey = 'escolha-a-confirmar';
const note = () => window.localStorage.getItem(noteKey);

/** The account awaits confirmation; the tab stays on /auth. */
async function signUpUnconfirmed() {
  authBackend.signsUp(anAccount(maria));
  const app = await tapAsVisitor('Favoritar', [], `${path}?busca=ana`);
  await app.user.type(field('Nome completo'), 'Maria da Silva');
  await app.user.type(field('E-mail'), 'maria@exemplo.org');
  await app.user.type(field('Senha'), 'segredo-1');
  await app.user.click(button('Cadastrar'));
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: 'Entrar' })).toHaveAttribute('aria-selected', 'true'),
  );
  return app;
}

/** Signs in where the sign-up has left the e-mail. */
async function signInConfirmed({ user }: App) {
  authBackend.issues(aSession(maria));
  await user.type(field('Senha'), 'segredo-1');
  await user.click(button('Entrar'));
}

describe('while the account waits for its confirmation', () => {
  it('the tab that the message opens leads to where the choice was requested and makes it', async () => {
    (await signUpUnconfirmed()).unmount();
    // Another tab has its own storage.
    window.sessionStorage.clear();
    const table = backend.hasChoices();
    const { router } = renderApp('/', { as: maria });
    await toasted('Adicionado aos favoritos');
    expect(router.state.location).toMatchObject({ pathname: path, search: '?busca=ana' });
    expect(table.writes).toMatchObject([{ user_id: maria.id, candidato_id: ana.id, favorito: true }]);
    await waitFor(() => expect(note()).toBeNull());
  });

  it('what the other tab has made is not made again here', async () => {
    const app = await signUpUnconfirmed();
    window.localStorage.removeItem(noteKey);
    const table = backend.hasChoices();
    await signInConfirmed(app);
    await toasted('Login realizado!');
    await screen.findByRole('button', { name: 'Favoritar' });
    await waitFor(() => expect(window.sessionStorage.getItem('escolha-a-fazer')).toBeNull());
    expect(table.writes).toEqual([]);
  });

  it('nobody else on this device gets it, nor sees it on /auth', async () => {
    (await signUpUnconfirmed()).unmount();
    window.sessionStorage.clear();
    const table = backend.hasChoices();
    const visitor = renderApp('/auth');
    expect(await heading('Entrar')).toBeVisible();
    visitor.unmount();
    renderApp(path, { as: joana });
    await screen.findByRole('button', { name: 'Favoritar' });
    expect(table.writes).toEqual([]);
  });

  it('the choice is thrown away after an hour, by a visitor’s reading too, and on leaving', async () => {
    (await signUpUnconfirmed()).unmount();
    window.sessionStorage.clear();
    const kept = note() ?? '';
    const old = kept.replace(/"keptAt":(\d+)\}$/, (_, at: string) => `"keptAt":${Number(at) - 3_600_001}}`);
    expect(old).not.toBe(kept);
    window.localStorage.setItem(noteKey, old);
    const visitor = renderApp(path);
    await waitFor(() => expect(note()).toBeNull());
    visitor.unmount();
    window.localStorage.setItem(noteKey, kept);
    authBackend.signsOut();
    accountBackend.knows(joana);
    const { user } = renderApp('/settings?aba=seguranca', { as: joana });
    await user.click(await screen.findByRole('button', { name: 'Sair da Conta' }));
    await waitFor(() => expect(note()).toBeNull());
  });

  it('the choice waits in a tab out of sight until it is looked at', async () => {
    const app = await signUpUnconfirmed();
    const table = backend.hasChoices();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await signInConfirmed(app);
    await screen.findByRole('button', { name: 'Favoritar' });
    expect(table.writes).toEqual([]);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await toasted('Adicionado aos favoritos');
  });
});

it.each(['{', '{"kind":"candidate","flag":"favorito","target":{"id":7},"path":"/","keptAt":1}', '[]'])(
  'a damaged note (%s) is no choice',
  async (note) => {
    window.sessionStorage.setItem('escolha-a-fazer', note);
    const table = backend.hasChoices();
    renderApp(path, { as: maria });
    await screen.findByRole('button', { name: 'Favoritar' });
    await waitFor(() => expect(window.sessionStorage.getItem('escolha-a-fazer')).toBeNull());
    expect(table.writes).toEqual([]);
  },
);
