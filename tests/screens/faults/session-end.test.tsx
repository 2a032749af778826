import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadUserClient } from '@/lib/supabase/load-user-client';
import { accountBackend } from '../../support/fake-account';
import { heldAnswer } from '../../support/held-answer';
import { fill } from '../../support/panel/admin-form';
import { authBackend } from '../../support/fake-auth';
import { backend, server } from '../../support/fake-backend';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { button, expectClientLog, heading, linkShown, toasted } from '../../support/screen-parts';
import { aSession, joana, maria, storeSession } from '../../support/session';

const choicesPath = 'http://backend.test/rest/v1/usuario_candidatos_relacao';
const favorite = aCandidate({ nome: 'Ana Exemplo' });

beforeEach(() => {
  backend.hasCandidates([favorite]);
  backend.hasChoices([{ candidato_id: favorite.id, favorito: true, ignorado: false }]);
});

/** Everything in the cache that is about this person. */
function kept({ queryClient }: ReturnType<typeof renderApp>, id: string) {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryKey }) => queryKey.includes(id));
}

it('nothing that one person read is there for the next on the same screen', async () => {
  authBackend.signsOut();
  const app = renderApp('/candidatos-2026', { as: maria });
  expect(await screen.findByRole('button', { name: 'Favoritado' })).toBeVisible();
  expect(kept(app, maria.id)).not.toEqual([]);
  const { auth } = await loadUserClient();
  await auth.signOut({ scope: 'local' });
  expect(await screen.findByRole('button', { name: 'Favoritar' })).toBeVisible();
  expect(kept(app, maria.id)).toEqual([]);

  server.use(http.get(choicesPath, () => new Promise<never>(() => {})));
  authBackend.issues(aSession(joana));
  await auth.signInWithPassword({ email: joana.email, password: 'segredo' });
  await linkShown('Conta');
  expect(screen.getByRole('button', { name: 'Favoritar' })).toBeVisible();
  expect(kept(app, maria.id)).toEqual([]);
});

it('what a person did is no longer to be undone once they left', async () => {
  // A phone shows one toast, and the next takes its place.
  vi.stubGlobal('innerWidth', 1280);
  authBackend.signsOut();
  const { user, queryClient } = renderApp('/candidatos-2026', { as: maria });
  await user.click(await screen.findByRole('button', { name: 'Favoritado' }));
  await toasted('Removido dos favoritos');
  const { auth } = await loadUserClient();
  await auth.signOut({ scope: 'local' });
  await linkShown('Entrar');
  // Writes hold what was sent: a choice, or a password.
  expect(queryClient.getMutationCache().getAll()).toEqual([]);
  // Sooner than it would go by itself.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Desfazer' })).not.toBeInTheDocument(), {
    timeout: 3_000,
  });
});

it('an answer that comes after its person left is shown to nobody', async () => {
  authBackend.signsOut();
  const questions: Request[] = [];
  const { held, release } = heldAnswer();
  server.use(
    http.get(choicesPath, async ({ request }) => {
      questions.push(request);
      await held;
      return HttpResponse.json([{ candidato_id: favorite.id, favorito: true, ignorado: false }]);
    }),
  );
  const app = renderApp('/candidatos-2026', { as: maria });
  await screen.findByRole('button', { name: 'Favoritar' });
  await waitFor(() => expect(questions).toHaveLength(1));
  const { auth } = await loadUserClient();
  await auth.signOut({ scope: 'local' });
  await waitFor(() => expect(questions[0]?.signal.aborted, 'nobody waits for it').toBe(true));
  release();
  await linkShown('Entrar');
  expect(screen.getByRole('button', { name: 'Favoritar' })).toBeVisible();
  expect(kept(app, maria.id)).toEqual([]);
});

it('an account erased while its session cannot be ended is said to be erased', async () => {
  accountBackend.knows(maria);
  accountBackend.hasConsents();
  accountBackend.erases();
  accountBackend.refusesSignOut();
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  authBackend.issues(aSession(maria, { serial: 2 }));
  const { user } = renderApp('/settings?aba=dados', { as: maria });
  await user.click(await screen.findByRole('button', { name: 'Excluir minha conta' }));
  await user.click(await screen.findByRole('button', { name: 'Continuar' }));
  fill({ 'Sua senha': 'segredo' });
  await user.click(button('Excluir para sempre'));
  await toasted('Conta excluída');
  await waitFor(() => expect(warned).toHaveBeenCalled());
  expect(screen.queryByText('Erro ao excluir a conta')).not.toBeInTheDocument();
});

it('a sign-in that nobody answers ends, and what was typed is still there', async () => {
  authBackend.keepsWaiting();
  const expectLogged = expectClientLog();
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  renderApp('/auth');
  await heading('Entrar');
  fill({ 'E-mail': maria.email, Senha: 'segredo' });
  button('Entrar').click();
  await screen.findByRole('button', { name: 'Entrando...' });
  limit.abort(new DOMException('The operation timed out.', 'TimeoutError'));
  await toasted('Erro ao fazer login');
  expect(AbortSignal.timeout).toHaveBeenCalledWith(15_000);
  expect(screen.getByLabelText('E-mail')).toHaveValue(maria.email);
  expect(screen.getByLabelText('Senha')).toHaveValue('segredo');
  await expectLogged();
});

it.each([
  ['ahead', 24 * 60 * 60],
  ['behind', -24 * 60 * 60],
])('a clock a day %s keeps nobody out', async (_, seconds) => {
  const session = aSession(maria);
  const stored = { ...session, expires_at: session.expires_at - seconds };
  authBackend.issues({ ...aSession(maria, { serial: 2 }), expires_at: stored.expires_at });
  storeSession(stored);
  renderApp('/candidatos-2026');
  expect(await screen.findByRole('button', { name: 'Favoritado' })).toBeVisible();
  expect(screen.queryByText('Sua sessão terminou. Entre de novo.')).not.toBeInTheDocument();
});
