import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { authBackend } from '../../support/fake-auth';
import { renderApp } from '../../support/render-app';
import { aSession, maria, storeSession } from '../../support/session';

it('a person stays signed in offline, although nobody can renew their token now', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  authBackend.keepsWaiting();
  storeSession(aSession(maria, { expiresIn: -10 }));
  renderApp('/auth?volta=%2Fprivacidade');
  expect(await screen.findByRole('link', { name: 'Conta' })).toHaveAttribute('href', '/settings');
  expect(screen.queryByRole('heading', { level: 1, name: 'Entrar' })).not.toBeInTheDocument();
});
