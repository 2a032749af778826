import { readdirSync, readFileSync } from 'node:fs';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionStorageKey } from '@/lib/supabase/auth-storage';
import { loadUserClient } from '@/lib/supabase/load-user-client';
import { withStorage } from '@/lib/page/web-storage';
import { fill } from '../../support/panel/admin-form';
import { hasPanel } from '../../support/panel/fake-admin';
import { authBackend } from '../../support/fake-auth';
import { backend } from '../../support/fake-backend';
import { onWideScreen } from '../../support/fake-chamber';
import { renderApp } from '../../support/render-app';
import { button, heading, toasted } from '../../support/screen-parts';
import { aSession, maria, storeSession } from '../../support/session';
import { amidStores, badStoreNames } from '../../support/browser/stores';

const full = () => {
  throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
};
beforeEach(() => {
  onWideScreen();
  backend.hasCandidates([]);
  backend.hasChoices();
});

/** What could not be stored lives with the page, here the file. */
afterEach(async () => {
  authBackend.signsOut();
  const { auth } = await loadUserClient();
  await auth.signOut({ scope: 'local' });
});

it.each(badStoreNames)('the storage answers the fallback where the browser %s', (name) =>
  amidStores(name, async () => {
    for (const kind of ['localStorage', 'sessionStorage'] as const)
      expect(withStorage(kind, 'nada', (storage) => storage.getItem('key'))).toBe('nada');
  }),
);

async function signIn(path = '/auth') {
  const app = renderApp(path);
  await heading('Entrar');
  fill({ 'E-mail': maria.email, Senha: 'segredo' });
  button('Entrar').click();
  await toasted('Login realizado!');
  return app;
}

it('the browser’s stores are touched by the scripts in the head alone, which meet any refusal, and everywhere else by withStorage', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const touching = files
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .filter((name) => /\b(?:local|session)Storage(?:\.\w|\[)/.test(readFileSync(`src/${name}`, 'utf8')));
  expect(touching.sort()).toEqual(['publish/pages/before-react.ts', 'publish/pages/head.ts']);
});

it('a person signs in although the browser’s storage is full', async () => {
  authBackend.issues(aSession(maria));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
  await signIn();
  expect(await screen.findByRole('link', { name: 'Conta' })).toBeVisible();
});

it('a session that could not be renewed in a full storage goes, because its token is spent', async () => {
  authBackend.issues(aSession(maria, { serial: 2 }));
  storeSession(aSession(maria, { expiresIn: -10 }));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
  renderApp('/candidatos-2026');
  await waitFor(() => expect(window.localStorage.getItem(sessionStorageKey)).toBeNull());
  expect(await screen.findByRole('link', { name: 'Conta' })).toBeVisible();
});

it.each(badStoreNames)('an administrator works where the browser %s', async (name) => {
  authBackend.issues(aSession(maria));
  hasPanel();
  await amidStores(name, async () => {
    const { router } = await signIn('/auth?volta=%2Fadmin');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
    expect(await heading('Dashboard')).toBeVisible();
  });
});
