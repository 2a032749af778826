import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { sessionStorageKey } from '@/lib/supabase/auth-storage';
import { loadUserClient } from '@/lib/supabase/load-user-client';
import { accountBackend } from '../../support/fake-account';
import { authBackend } from '../../support/fake-auth';
import { hasAnalysis } from '../../support/fake-analysis';
import { backend, server } from '../../support/fake-backend';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { expectClientLog, expectNoToast, linkShown, toasted } from '../../support/screen-parts';
import { damagedSessions } from '../../support/browser/damaged-sessions';
import { aSession, joana, maria, storeSession, tellFromOtherTab, type TestUser } from '../../support/session';

/** Not renewable: clients remember refused tokens across tests. */
const refused = 9;
const over = 'Sua sessão terminou. Entre de novo.';

function open(session?: object) {
  backend.hasCandidates([]);
  backend.hasChoices();
  if (session) storeSession(session);
  return renderApp('/candidatos-2026');
}

const keysOf = ({ queryClient }: ReturnType<typeof open>, { id }: TestUser) =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey)
    .filter((key) => key.includes(id));

describe('a visit', () => {
  it('begins as a visitor without asking anybody', async () => {
    open();
    await linkShown('Entrar');
  });

  it('begins signed in with a stored session, which needs no request', async () => {
    open(aSession(maria));
    expect(await screen.findByRole('link', { name: 'Conta' })).toHaveAttribute('href', '/settings');
  });

  it('begins as a visitor where the browser denies its storage', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
    open();
    await linkShown('Entrar');
  });

  it.each(damagedSessions)('begins as a visitor when the stored session holds %s', async (_what, text) => {
    window.localStorage.setItem(sessionStorageKey, text);
    open();
    await linkShown('Entrar');
    // A link of a message starts the client, which reads the same entry.
    const { auth } = await loadUserClient();
    expect((await auth.getSession()).data.session).toBeNull();
  });
});

describe('an access token that is over', () => {
  it('is renewed without a word', async () => {
    const asked = authBackend.issues(aSession(maria, { serial: 2 }));
    open(aSession(maria, { expiresIn: -10 }));
    await linkShown('Conta');
    await waitFor(() => expect(asked.bodies).toEqual([{ refresh_token: `refresh-1-of-${maria.id}` }]));
    expect(asked.addresses[0]?.searchParams.get('grant_type')).toBe('refresh_token');
    await waitFor(() =>
      expect(window.localStorage.getItem(sessionStorageKey)).toContain(`refresh-2-of-${maria.id}`),
    );
    expect(screen.queryByText(over)).not.toBeInTheDocument();
  });

  it('ends the session when the service will not renew it, and says so once', async () => {
    authBackend.renewsNothing();
    const expectLogged = expectClientLog();
    open(aSession(maria, { expiresIn: -10, serial: refused }));
    await toasted(over);
    await linkShown('Entrar');
    expect(screen.getAllByText(over)).toHaveLength(1);
    expect(window.localStorage.getItem(sessionStorageKey)).toBeNull();
    await expectLogged();
  });
});

describe('another tab', () => {
  it('signs this one out and takes what was the person’s off it, public data excepted', async () => {
    const app = open(aSession(maria));
    await linkShown('Conta');
    await waitFor(() => expect(app.queryClient.getQueryData(['candidates', 'list'])).toEqual([]));
    expect(keysOf(app, maria)).not.toEqual([]);
    window.sessionStorage.setItem('draft', 'text');
    tellFromOtherTab('SIGNED_OUT', null);
    await toasted(over);
    await linkShown('Entrar');
    expect(keysOf(app, maria)).toEqual([]);
    expect(app.queryClient.getQueryData(['candidates', 'list'])).toEqual([]);
    expect(window.sessionStorage.getItem('draft')).toBeNull();
  });

  it('signs this one in, even when it never loaded the client', async () => {
    open();
    await linkShown('Entrar');
    storeSession(aSession(maria));
    window.dispatchEvent(new StorageEvent('storage', { key: sessionStorageKey, newValue: 'a session' }));
    tellFromOtherTab('SIGNED_IN', aSession(maria));
    await linkShown('Conta');
  });

  it('changes the person: nothing of the former one stays, and nobody is told of an end', async () => {
    const app = open(aSession(maria));
    await linkShown('Conta');
    await waitFor(() => expect(keysOf(app, maria)).not.toEqual([]));
    window.sessionStorage.setItem('draft', 'de Maria');
    storeSession(aSession(joana));
    tellFromOtherTab('SIGNED_IN', aSession(joana));
    await waitFor(() => expect(keysOf(app, joana)).not.toEqual([]));
    expect(keysOf(app, maria)).toEqual([]);
    expect(window.sessionStorage.getItem('draft')).toBeNull();
    expect(screen.queryByText(over)).not.toBeInTheDocument();
  });

  it('changes the person: the next one reads no analysis of the former', async () => {
    hasAnalysis();
    const { user, router } = renderApp('/analise-politica', { as: maria });
    await user.click(await screen.findByRole('button', { name: 'Gerar Minha Análise' }));
    await screen.findByRole('heading', { name: 'Resultado da análise' });
    storeSession(aSession(joana));
    tellFromOtherTab('SIGNED_IN', aSession(joana));
    expect(await screen.findByRole('button', { name: 'Gerar Minha Análise' })).toBeEnabled();
    expect(screen.queryByRole('heading', { name: 'Resultado da análise' })).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/analise-politica');
  });

  it('changes the person’s e-mail: the screen that asks for the password names the new one', async () => {
    accountBackend.knows(maria);
    renderApp('/settings?aba=seguranca', { as: maria });
    const named = await screen.findByText(/^Você está com a conta/);
    expect(named).toHaveTextContent(maria.email);
    const changed = aSession({ ...maria, email: 'nova@exemplo.com.br' }, { serial: 2 });
    storeSession(changed);
    tellFromOtherTab('SIGNED_IN', changed);
    await waitFor(() => expect(named).toHaveTextContent('nova@exemplo.com.br'));
  });

  it('tells a visitor of no end, and leaves what their tab keeps', async () => {
    open();
    await linkShown('Entrar');
    window.sessionStorage.setItem('draft', 'text');
    window.dispatchEvent(new StorageEvent('storage', { key: sessionStorageKey, newValue: null }));
    await expectNoToast();
    expect(window.sessionStorage.getItem('draft')).toBe('text');
  });

  it('takes the stored session away: this one is over too', async () => {
    open(aSession(maria));
    await linkShown('Conta');
    window.localStorage.removeItem(sessionStorageKey);
    window.dispatchEvent(new StorageEvent('storage', { key: sessionStorageKey, newValue: null }));
    await toasted(over);
    await linkShown('Entrar');
  });
});

describe('a token refused in the middle of a visit', () => {
  const choicesPath = 'http://backend.test/rest/v1/usuario_candidatos_relacao';
  const expired = { code: 'PGRST303', message: 'JWT expired', details: null, hint: null };

  function refuseToken(token: string) {
    const tokens: (string | null)[] = [];
    server.use(
      http.get(choicesPath, ({ request }) => {
        const sent = request.headers.get('authorization');
        tokens.push(sent);
        if (sent === `Bearer ${token}`) return HttpResponse.json(expired, { status: 401 });
        return HttpResponse.json([{ candidato_id: favorite.id, favorito: true, ignorado: false }]);
      }),
    );
    return tokens;
  }

  const favorite = aCandidate({ nome: 'Ana Exemplo' });

  it('is renewed once and the request repeated', async () => {
    const [first, second] = [aSession(maria), aSession(maria, { serial: 2 })];
    backend.hasCandidates([favorite]);
    authBackend.issues(second);
    const tokens = refuseToken(first.access_token);
    storeSession(first);
    renderApp('/candidatos-2026');
    expect(await screen.findByRole('button', { name: 'Favoritado' })).toBeVisible();
    expect(tokens).toEqual([`Bearer ${first.access_token}`, `Bearer ${second.access_token}`]);
  });

  it('ends the session when it cannot be renewed', async () => {
    const session = aSession(maria, { serial: refused });
    backend.hasCandidates([favorite]);
    authBackend.renewsNothing();
    authBackend.signsOut();
    refuseToken(session.access_token);
    storeSession(session);
    renderApp('/candidatos-2026');
    await toasted(over);
    await linkShown('Entrar');
    expect(await screen.findByRole('button', { name: 'Favoritar' })).toBeVisible();
  });
});
