import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { authBackend } from '../support/fake-auth';
import { backend } from '../support/fake-backend';
import { renderApp } from '../support/render-app';
import { aSession, anAccount, maria } from '../support/session';

const field = (label: string) => screen.getByLabelText(label);
const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** The toasts' region, once it shows these words. */
async function toasted(...words: string[]) {
  for (const text of words) expect(await screen.findByText(text)).toBeVisible();
}

/** The client of the service reports a failed request by itself; without that no test passes with an error logged. */
function silenceNetworkReport() {
  vi.mocked(console.error).mockImplementation(() => undefined);
  return () => {
    expect(console.error).toHaveBeenCalled();
    vi.mocked(console.error).mockClear();
  };
}

async function openSignIn(path = '/auth') {
  const app = renderApp(path);
  await heading('Entrar');
  return app;
}

async function fillSignIn({ user }: Awaited<ReturnType<typeof openSignIn>>) {
  await user.type(field('E-mail'), 'maria@exemplo.org');
  await user.type(field('Senha'), 'segredo');
}

describe('the two tabs', () => {
  it('opens on Entrar and follows the tab with title and address', async () => {
    const { user, router } = await openSignIn();
    expect(document.title).toBe('Entrar · Pauta Aberta');
    expect(screen.getByRole('tab', { name: 'Entrar' })).toHaveAttribute('aria-selected', 'true');

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

describe('signing in', () => {
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
    authBackend.keepsWaiting();
    const app = await openSignIn();
    await fillSignIn(app);
    await app.user.click(button('Entrar'));
    expect(await screen.findByRole('button', { name: 'Entrando...' })).toBeDisabled();
  });

  it('says in Portuguese why it was refused, keeps what was typed and goes to the password', async () => {
    authBackend.refusesToken({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
    const app = await openSignIn();
    await fillSignIn(app);
    await app.user.click(button('Entrar'));
    await toasted('Erro ao fazer login', 'E-mail ou senha incorretos.');
    expect(field('E-mail')).toHaveValue('maria@exemplo.org');
    expect(field('Senha')).toHaveValue('segredo');
    expect(field('Senha')).toHaveFocus();
  });

  it('passes on a refusal whose code it does not know', async () => {
    authBackend.refusesToken({
      status: 400,
      code: 'captcha_failed',
      message: 'captcha protection: request disallowed',
    });
    const app = await openSignIn();
    await fillSignIn(app);
    await app.user.click(button('Entrar'));
    await toasted('Erro ao fazer login', 'captcha protection: request disallowed');
  });

  it('falls back on its own sentence when the service cannot be reached', async () => {
    authBackend.isUnreachable();
    const expectReport = silenceNetworkReport();
    const app = await openSignIn();
    await fillSignIn(app);
    await app.user.click(button('Entrar'));
    await toasted('Erro ao fazer login', 'Verifique suas credenciais.');
    expectReport();
  });

  it('sends who is signed in already on, without a form', async () => {
    const { router } = renderApp('/auth?volta=%2Fprivacidade', { as: maria });
    await waitFor(() => expect(router.state.location.pathname).toBe('/privacidade'));
  });
});

describe('signing up', () => {
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

  it('says what a favourite reveals before the button, with a link to the privacy page', async () => {
    await openSignUp();
    const notice = screen.getByText(/Marcar favoritos revela opinião política, que é dado sensível/);
    expect(within(notice).getByRole('link', { name: 'Privacidade' })).toHaveAttribute('href', '/privacidade');
    expect(notice.compareDocumentPosition(button('Cadastrar'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('asks for the three fields, with the least a password needs in plain sight', async () => {
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

  it('sends the name along and goes on signed in when no confirmation is asked', async () => {
    backend.hasCandidates([]);
    backend.hasChoices();
    const asked = authBackend.signsUp(aSession(maria));
    const app = await openSignUp();
    await fillSignUp(app);
    await app.user.click(button('Cadastrar'));
    await toasted('Conta criada!', 'Você já pode fazer login.');
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/'));
    expect(asked.bodies[0]).toMatchObject({
      email: 'maria@exemplo.org',
      password: 'segredo',
      data: { name: 'Maria da Silva' },
    });
    expect(asked.addresses[0]?.searchParams.get('redirect_to')).toBe(`${window.location.origin}/`);
  });

  it('turns to Entrar with the e-mail kept when there is no session yet', async () => {
    authBackend.signsUp(anAccount(maria));
    const app = await openSignUp();
    await fillSignUp(app);
    await app.user.click(button('Cadastrar'));
    await toasted('Conta criada!', 'Você já pode fazer login.');
    expect(await heading('Entrar')).toHaveFocus();
    expect(field('E-mail')).toHaveValue('maria@exemplo.org');
    expect(field('Senha')).toHaveValue('');
  });

  it('is busy while it waits, and says why it was refused', async () => {
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

  it('falls back on its own sentence when the service breaks', async () => {
    authBackend.refusesSignUp({ status: 500, code: 'unexpected_failure', message: 'Database error' });
    const app = await openSignUp();
    await fillSignUp(app);
    await app.user.click(button('Cadastrar'));
    await toasted('Erro ao criar conta', 'Tente novamente.');
  });
});

describe('recovering the password', () => {
  const sentence =
    'Se houver uma conta com este e-mail, enviamos um link para criar uma nova senha. Confira também a caixa de spam.';

  async function askForLink() {
    const app = await openSignIn();
    await app.user.type(field('E-mail'), 'maria@exemplo.org');
    await app.user.click(button('Esqueci minha senha'));
    expect(await heading('Recuperar senha')).toHaveFocus();
    expect(field('E-mail')).toHaveValue('maria@exemplo.org');
    await app.user.click(button('Enviar link'));
    return app;
  }

  it('asks for a link that leads back to this screen', async () => {
    const asked = authBackend.sendsRecovery();
    await askForLink();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(asked.bodies[0]).toMatchObject({ email: 'maria@exemplo.org', code_challenge_method: 's256' });
    expect(asked.addresses[0]?.searchParams.get('redirect_to')).toBe(
      `${window.location.origin}/auth?aba=nova-senha`,
    );
  });

  it('answers the same when the service refuses, which it does only for accounts that exist', async () => {
    authBackend.refusesRecovery({
      status: 429,
      code: 'over_email_send_rate_limit',
      message: 'Email rate limit exceeded',
    });
    await askForLink();
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('does not claim to have sent anything when the service cannot be reached', async () => {
    authBackend.isUnreachable();
    const expectReport = silenceNetworkReport();
    await askForLink();
    await toasted('Erro ao pedir o link', 'Tente novamente.');
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
    expectReport();
  });

  it('leads back to Entrar', async () => {
    const { user } = renderApp('/auth?aba=recuperar');
    await heading('Recuperar senha');
    await user.click(button('Voltar para Entrar'));
    expect(await heading('Entrar')).toHaveFocus();
  });
});
