import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { authBackend } from '../../support/fake-auth';
import { breakReads, hasPanel, stallReads } from '../../support/panel/fake-admin';
import { backend } from '../../support/fake-backend';
import { onWideScreen } from '../../support/fake-chamber';
import { renderApp } from '../../support/render-app';
import { button, expectClientLog, heading, toasted } from '../../support/screen-parts';
import { aSession, joana, maria, storeSession, tellFromOtherTab } from '../../support/session';

const address = ({ state }: ReturnType<typeof renderApp>['router']) =>
  state.location.pathname + state.location.search;

beforeEach(onWideScreen);

describe('the entrance', () => {
  it('offers one button, to Google, and its note', async () => {
    renderApp('/admin/login');
    expect(await heading('Administração')).toBeVisible();
    expect(screen.getByText('Acesso restrito a administradores autorizados')).toBeVisible();
    expect(screen.getAllByRole('button').filter((found) => found.closest('main'))).toEqual([
      button('Entrar com Google'),
    ]);
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  it('sends the signed-in user to the panel', async () => {
    hasPanel();
    const { router } = renderApp('/admin/login', { as: maria });
    expect(await heading('Dashboard')).toBeVisible();
    expect(address(router)).toBe('/admin');
  });

  it.each([
    ['?error=access_denied', 'O acesso não foi autorizado no Google.'],
    ['#error=access_denied', 'O acesso não foi autorizado no Google.'],
    ['?error=access_denied&error_code=otp_expired', 'O endereço venceu ou já foi usado. Entre de novo.'],
    ['?error=access_denied&error_code=user_banned', 'Esta conta está suspensa.'],
    ['?error_code=signup_disabled', 'Esta conta do Google não tem cadastro aqui.'],
    ['?error=__proto__', 'O login pelo Google não terminou. Tente novamente.'],
  ])(
    'says why Google led back without a session, and what the address says (%s)',
    async (refusal, sentence) => {
      const { router } = renderApp(`/admin${refusal}&error_description=Ligue+para+0800`);
      await waitFor(() => expect(address(router)).toBe('/admin/login'));
      await waitFor(() => expect(screen.getAllByText('Erro ao fazer login')).toHaveLength(2));
      expect(screen.getAllByText(sentence)).toHaveLength(2);
      const said = screen.getByText('Ligue para 0800');
      expect(said.closest('p')).toHaveTextContent('O endereço que abriu esta página diz: ‘Ligue para 0800’');
      expect(button('Entrar com Google')).toBeEnabled();
    },
  );
});

describe('the guard', () => {
  it.each(['/admin', '/admin/candidatos', '/admin/candidatos/novo', '/admin/auditoria'])(
    'sends a visitor from %s to the entrance',
    async (path) => {
      const { router } = renderApp(path);
      expect(await heading('Administração')).toBeVisible();
      expect(address(router)).toBe('/admin/login');
      expect(router.state.historyAction).toBe('REPLACE');
    },
  );

  it('shows nothing of the panel while the role is being read', async () => {
    hasPanel();
    stallReads('user_roles');
    renderApp('/admin', { as: maria });
    expect(await screen.findByText('Verificando seu acesso...')).toBeVisible();
    expect(await heading('Administração')).toBeVisible();
    expect(screen.queryByRole('navigation')?.getAttribute('aria-label')).toBe('Rodapé');
    expect(screen.queryByText('Dashboard')).not.toBeInTheDocument();
  });

  it('shows nothing of the panel to the next account of this browser while its role is being read', async () => {
    hasPanel();
    renderApp('/admin', { as: maria });
    await heading('Dashboard');
    stallReads('user_roles');
    storeSession(aSession(joana));
    tellFromOtherTab('SIGNED_IN', aSession(joana));
    expect(await screen.findByText('Verificando seu acesso...')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Administração' })).not.toBeInTheDocument();
  });

  it.each(['/admin', '/admin/candidatos', '/admin/candidatos/novo', '/admin/auditoria'])(
    'denies %s to who is no administrator, and asks for nothing else',
    async (path) => {
      hasPanel({ isAdmin: false });
      // Any read but that of the role would fail the test.
      breakReads('candidatos_presidencia_2026');
      breakReads('audit_log');
      renderApp(path, { as: joana });
      expect(await heading('Acesso Negado')).toBeVisible();
      expect(screen.getByText('Você não tem permissão para acessar o painel administrativo.')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Voltar para o início' })).toHaveAttribute('href', '/');
      expect(screen.queryByRole('navigation', { name: 'Administração' })).not.toBeInTheDocument();
    },
  );

  it('reads the role again at every screen', async () => {
    const panel = hasPanel();
    const { user } = renderApp('/admin', { as: maria });
    await heading('Dashboard');
    panel.isAdmin = false;
    await user.click(screen.getByRole('link', { name: 'Candidatos' }));
    expect(await heading('Acesso Negado')).toBeVisible();
  });
});

describe('the frame', () => {
  it('names the signed-in user and marks the place, sub-paths included', async () => {
    hasPanel();
    renderApp('/admin/candidatos/novo', { as: maria });
    await heading('Novo candidato');
    expect(screen.getByText('maria@exemplo.com.br')).toBeVisible();
    const links = ['Dashboard', 'Candidatos', 'Auditoria'].map((name) =>
      screen.getAllByRole('link', { name }).find((link) => link.closest('nav')),
    );
    expect(links.map((link) => link?.getAttribute('aria-current'))).toEqual([null, 'page', null]);
    expect(links.map((link) => link?.getAttribute('href'))).toEqual([
      '/admin',
      '/admin/candidatos',
      '/admin/auditoria',
    ]);
  });

  it('signs out by Sair, says so and leads to the entrance', async () => {
    hasPanel();
    authBackend.signsOut();
    const { user, router } = renderApp('/admin', { as: maria });
    await heading('Dashboard');
    await user.click(button('Sair'));
    await toasted('Logout realizado com sucesso');
    await waitFor(() => expect(address(router)).toBe('/admin/login'));
  });

  it('stays and says so when signing out fails', async () => {
    hasPanel();
    authBackend.isUnreachable();
    const expectLogged = expectClientLog();
    const { user } = renderApp('/admin', { as: maria });
    await heading('Dashboard');
    await user.click(button('Sair'));
    await toasted('Erro ao fazer logout');
    expect(await heading('Dashboard')).toBeVisible();
    await expectLogged();
  });

  it('leaves every other address of the panel unknown', async () => {
    backend.hasCandidates([]);
    const log = vi.mocked(console.error).mockImplementation(() => undefined);
    renderApp('/admin/segredo', { as: maria });
    expect(await heading('Oops! Page not found')).toBeVisible();
    log.mockClear();
  });
});
