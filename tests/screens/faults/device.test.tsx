import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStorageKey } from '@/lib/supabase/auth-storage';
import { authBackend } from '../../support/fake-auth';
import { screenWidth } from '../../support/fake-chamber';
import { renderApp } from '../../support/render-app';
import { heading, toasted } from '../../support/screen-parts';
import { aSession, maria, storeSession } from '../../support/session';
import { type Place, places } from './places';

const day = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.stubGlobal('matchMedia', screenWidth(1280));
});

/** Opens the screen as who belongs there; whole, nothing on its way and nothing broken. */
async function openWhole({ path, title, prepare, isVisitor }: Place) {
  prepare();
  const app = renderApp(path, { history: ['/sobre'], ...(isVisitor ? {} : { as: maria }) });
  await isWhole(app, title);
  return app;
}

async function isWhole({ queryClient }: ReturnType<typeof renderApp>, title: string): Promise<void> {
  expect(await heading(title)).toBeVisible();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(await heading(title)).toBeVisible();
  expect(screen.queryByText('Unexpected Application Error!')).not.toBeInTheDocument();
  expect(screen.queryByText('Tentar novamente')).not.toBeInTheDocument();
}

describe('a full storage, back and forward, and another tab that signs out', () => {
  it.each(places)('$path', async (place) => {
    const app = await openWhole(place);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    });
    await app.router.navigate(-1);
    await isWhole(app, 'Sobre e método');
    await app.router.navigate(1);
    await isWhole(app, place.title);
    if (place.isVisitor) return;

    window.localStorage.removeItem(sessionStorageKey);
    window.dispatchEvent(new StorageEvent('storage', { key: sessionStorageKey, newValue: null }));
    await toasted('Sua sessão terminou. Entre de novo.');
    await isWhole(app, place.entrance ?? place.title);
  });
});

it.each(places)(
  '$path where the browser denies every storage',
  async ({ path, title, entrance, prepare }) => {
    prepare();
    const doors = (['localStorage', 'sessionStorage'] as const).map((name) =>
      vi.spyOn(window, name, 'get').mockImplementation(() => {
        throw new DOMException('Access is denied for this document', 'SecurityError');
      }),
    );
    try {
      await isWhole(renderApp(path), entrance ?? title);
    } finally {
      // What cleans up after the test needs the storage.
      for (const door of doors) door.mockRestore();
    }
  },
);

describe.each([
  ['ahead', day],
  ['behind', -day],
])('a clock a day %s', (_, difference) => {
  it.each(places)('$path', async ({ path, title, prepare, isVisitor }) => {
    prepare();
    if (!isVisitor) storeSession(aSession(maria));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + difference });
    authBackend.issues(aSession(maria, { serial: 2 }));
    await isWhole(renderApp(path), title);
  });
});
