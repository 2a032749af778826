import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { authBackend } from '../../support/fake-auth';
import { backend } from '../../support/fake-backend';
import { renderApp } from '../../support/render-app';
import { button, field, heading, toasted } from '../../support/screen-parts';
import { aSession, maria } from '../../support/session';

async function openSignIn(path = '/auth') {
  const app = renderApp(path);
  await heading('Entrar');
  return app;
}

async function fillSignIn({ user }: Awaited<ReturnType<typeof openSignIn>>) {
  await user.type(field('E-mail'), 'maria@exemplo.org');
  await user.type(field('Senha'), 'segredo');
}

describe('the sign-in screen', () => {
  it('opens on Entrar and follows the tab with title and address', async () => {
    const { user, router } = await openSignIn();
    expect(document.title).toBe('Entrar · Pauta Aberta');
    expect(await screen.findByRole('tab', { name: 'Entrar' })).toHaveAttribute('aria-selected', 'true');

    await user.click(screen.getByRole('tab', { name: 'Cadastrar' }));
    expect(await heading('Cadastrar')).toBeVisible();
    expect(document.title).toBe('Cadastrar · Pauta Aberta');
    expect(router.state.location.search).toBe('?aba=cadastrar');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('opens the tab that the address names, and Entrar for a word it does not know', async () => {
    const { unmount } = renderApp('/auth?aba=cadastrar');
    await heading('Cadastrar');
    unmount();
    renderApp('/auth?aba=outra');
    await heading('Entrar');
  });

  it('takes the typed e-mail and name along from tab to tab', async () => {
    const { user } = await openSignIn();
    await user.type(field('E-mail'), 'maria@exemplo.org');
    await user.click(screen.getByRole('tab', { name: 'Cadastrar' }));
    expect(field('E-mail')).toHaveValue('maria@exemplo.org');
    await user.type(field('Nome completo'), 'Maria');
    await user.click(screen.getByRole('tab', { name: 'Entrar' }));
    await user.click(screen.getByRole('tab', { name: 'Cadastrar' }));
    expect(field('Nome completo')).toHaveValue('Maria');
  });

  it('stays out of search engines, and says why one may want an account', async () => {
    await openSignIn();
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    const aside = screen.getByRole('complementary', { name: 'Por que criar conta' });
    expect(
      within(aside)
        .getAllByRole('heading', { level: 3 })
        .map((title) => title.textContent),
    ).toEqual(['Guarde suas escolhas', 'Leia as notícias', 'Entenda o conjunto', 'Só você vê']);
  });

  it('answers Google with a promise only', async () => {
    const { user } = await openSignIn();
    await user.click(button('Entrar com Google'));
    await toasted('Em breve!');
  });
});

describe('the sign-in form', () => {
  it('gives each field what browsers and password managers look for', async () => {
    const { user } = await openSignIn();
    expect(field('E-mail')).toHaveAttribute('type', 'email');
    expect(field('E-mail')).toHaveAttribute('autocomplete', 'email');
    expect(field('Senha')).toHaveAttribute('autocomplete', 'current-password');
    expect(field('Senha')).toHaveAttribute('type', 'password');
    await user.click(button('Mostrar senha'));
    expect(field('Senha')).toHaveAttribute('type', 'text');
  });

  it('names what is missing under its field and goes to the first', async () => {
    const { user } = await openSignIn();
    await user.click(button('Entrar'));
    expect(await screen.findByText('E-mail é obrigatório')).toBeVisible();
    expect(screen.getByText('Senha é obrigatória')).toBeVisible();
    expect(field('E-mail')).toHaveFocus();
    expect(field('E-mail')).toHaveAccessibleDescription('E-mail é obrigatório');
    expect(field('E-mail')).toBeInvalid();
  });

  it('signs in, says so and goes home', async () => {
    backend.hasCandidates([]);
    backend.hasChoices();
    const asked = authBackend.issues(aSession(maria));
    const app = await openSignIn();
    await fillSignIn(app);
    await app.user.click(button('Entrar'));
    await toasted('Login realizado!');
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/'));
    expect(asked.addresses[0]?.searchParams.get('grant_type')).toBe('password');
    expect(asked.bodies[0]).toMatchObject({ email: 'maria@exemplo.org', password: 'segredo' });
  });

  it('goes back to where the person came from, and nowhere outside the site', async () => {
    authBackend.issues(aSession(maria));
    const app = await openSignIn('/auth?volta=%2Fprivacidade');
    await fillSignIn(app);
    await app.user.click(button('Entrar'));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/privacidade'));
    app.unmount();
    window.localStorage.clear();

    backend.hasCandidates([]);
    backend.hasChoices();
    authBackend.issues(aSession(maria, { serial: 2 }));
    const other = await openSignIn('/auth?volta=%2F%2Fmal.exemplo');
    await fillSignIn(other);
    await other.user.click(button('Entrar'));
    await waitFor(() => expect(other.router.state.location.pathname).toBe('/'));
  });

  it('is busy while it waits', async () => {
    const answer = authBackend.keepsWaiting();
    const app = await openSignIn();
    await fillSignIn(app);
    await app.user.click(button('Entrar'));
    expect(await screen.findByRole('button', { name: 'Entrando...' })).toBeDisabled();
    answer();
    expect(await screen.findByRole('button', { name: 'Entrar' })).toBeEnabled();
  });

  it('says in Portuguese why it was refused, keeps what was typed and goes to the password', async () => {
    authBackend.refusesPassword();
    const app = await openSignIn();
    await fillSignIn(app);
    await app.user.click(button('Entrar'));
    await toasted('Erro ao fazer login', 'E-mail ou senha incorretos.');
    expect(field('E-mail')).toHaveValue('maria@exemplo.org');
    expect(field('Senha')).toHaveValue('segredo');
    expect(field('Senha')).toHaveFocus();
  });

  it('sends a signed-in user on, without a form', async () => {
    const { router } = renderApp('/auth?volta=%2Fprivacidade', { as: maria });
    await waitFor(() => expect(router.state.location.pathname).toBe('/privacidade'));
  });
});
