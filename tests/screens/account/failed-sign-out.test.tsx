import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sessionStorageKey } from '@/lib/supabase/auth-storage';
import { accountBackend } from '../../support/fake-account';
import { renderApp } from '../../support/render-app';
import { toasted } from '../../support/screen-parts';
import { maria } from '../../support/session';

it('a session that another tab ends after a sign-out that failed here is told of as over', async () => {
  accountBackend.knows(maria);
  accountBackend.refusesSignOut();
  const { user } = renderApp('/settings?aba=seguranca', { as: maria });
  await user.click(await screen.findByRole('button', { name: 'Sair da Conta' }));
  await toasted('Erro ao fazer logout');
  const channel = new BroadcastChannel(sessionStorageKey);
  channel.postMessage({ event: 'SIGNED_OUT', session: null });
  channel.close();
  await toasted('Sua sessão terminou. Entre de novo.');
  expect(await screen.findByRole('heading', { name: 'Entrar', level: 1 })).toBeVisible();
});
