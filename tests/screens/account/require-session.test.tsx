import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Providers } from '@/app/providers';
import { createQueryClient } from '@/lib/query-client';
import { readSignInState } from '@/lib/session/read-sign-in-state';
import { RequireSession } from '@/lib/session/require-session';
import { useSessionStore } from '@/lib/session/session-context';
import { authBackend } from '../../support/fake-auth';
import { toasted } from '../../support/screen-parts';
import { aSession, maria, storeSession } from '../../support/session';

const loginRequired = { title: 'Login necessário', description: 'Faça login para ver suas escolhas.' };

function SignOutButton() {
  const store = useSessionStore();
  return (
    <button type="button" onClick={() => void store.signOut()}>
      Sair da Conta
    </button>
  );
}

/** Where the reader is sent, with the reason that came along. */
function SignIn() {
  const { reason } = readSignInState(useLocation().state);
  const text = typeof reason === 'string' ? { title: reason, description: null } : reason;
  return (
    <>
      <p>Entrar</p>
      <p>{text?.title}</p>
      <p>{text?.description}</p>
    </>
  );
}

function openGuarded() {
  const router = createMemoryRouter(
    [
      {
        element: <RequireSession pending={<p>Carregando...</p>} loginRequired={loginRequired} />,
        children: [{ path: '/minhas-escolhas', element: <SignOutButton /> }],
      },
      { path: '/', element: <p>Início</p> },
      { path: '/auth', element: <SignIn /> },
    ],
    { initialEntries: ['/minhas-escolhas?aba=ignorados'] },
  );
  render(
    <Providers queryClient={createQueryClient()}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return router;
}

const addressOf = ({ state }: ReturnType<typeof openGuarded>) =>
  state.location.pathname + state.location.search;

it('a page that needs a session sends a visitor to sign in, says why, and remembers the way back', async () => {
  const router = openGuarded();
  expect(await screen.findByText('Entrar')).toBeVisible();
  expect(addressOf(router)).toBe('/auth?volta=%2Fminhas-escolhas%3Faba%3Dignorados');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(screen.getByText('Login necessário')).toBeVisible();
  expect(screen.getByText('Faça login para ver suas escolhas.')).toBeVisible();
});

it('a page that needs a session waits for the answer before it decides, then lets in the signed-in user', async () => {
  storeSession(aSession(maria));
  openGuarded();
  expect(screen.getByText('Carregando...')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Sair da Conta' })).toBeVisible();
});

it('a page that needs a session leads home who leaves by the button', async () => {
  authBackend.signsOut();
  storeSession(aSession(maria));
  const router = openGuarded();
  const signOut = await screen.findByRole('button', { name: 'Sair da Conta' });
  act(() => {
    signOut.click();
  });
  await waitFor(() => expect(addressOf(router)).toBe('/'));
  expect(screen.queryByText('Sua sessão terminou. Entre de novo.')).not.toBeInTheDocument();
});

it('a page that needs a session says only that the session ended to who loses it here', async () => {
  authBackend.renewsNothing();
  storeSession(aSession(maria));
  const router = openGuarded();
  await screen.findByRole('button', { name: 'Sair da Conta' });
  storeSession(aSession(maria, { expiresIn: -10 }));
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await toasted('Sua sessão terminou. Entre de novo.');
  expect(addressOf(router)).toBe('/auth?volta=%2Fminhas-escolhas%3Faba%3Dignorados');
  expect(screen.queryByText('Login necessário')).not.toBeInTheDocument();
});
