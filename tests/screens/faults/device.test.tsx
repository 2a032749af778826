import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { sessionStorageKey } from '@/lib/supabase/auth-storage';
import { authBackend } from '../../support/fake-auth';
import { onWideScreen } from '../../support/fake-chamber';
import { renderApp } from '../../support/render-app';
import { heading, toasted } from '../../support/screen-parts';
import { aSession, maria, storeSession } from '../../support/session';
import { amidStores, badStoreNames } from '../../support/browser/stores';
import { pairsOf } from './choice';
import { accessTo, type Place, places } from './places';

const day = 24 * 60 * 60 * 1000;

beforeEach(onWideScreen);

async function isWhole({ queryClient }: ReturnType<typeof renderApp>, title: string): Promise<void> {
  expect(await heading(title)).toBeVisible();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(await heading(title)).toBeVisible();
  expect(screen.queryByText('Unexpected Application Error!')).not.toBeInTheDocument();
  expect(screen.queryByText('Tentar novamente')).not.toBeInTheDocument();
}

/** Storage fills, the screen is left and reopened, another tab signs out. */
async function meetsFullStorage({ path, title, entrance, isVisitor }: Place): Promise<void> {
  const app = renderApp(path, { history: ['/sobre'], ...(isVisitor ? {} : { as: maria }) });
  await isWhole(app, title);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  });
  await app.router.navigate(-1);
  await isWhole(app, 'Sobre e método');
  await app.router.navigate(1);
  await isWhole(app, title);
  if (isVisitor) return;

  window.localStorage.removeItem(sessionStorageKey);
  window.dispatchEvent(new StorageEvent('storage', { key: sessionStorageKey, newValue: null }));
  await toasted('Sua sessão terminou. Entre de novo.');
  await isWhole(app, entrance ?? title);
}

/** @param difference milliseconds by which the device's clock is ahead. */
async function meetsWrongClock({ path, title, isVisitor }: Place, difference: number): Promise<void> {
  if (!isVisitor) storeSession(aSession(maria));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + difference });
  authBackend.issues(aSession(maria, { serial: 2 }));
  await isWhole(renderApp(path), title);
  if (isVisitor) return;
  // A renewal on its way would find the next test's storage.
  const { auth } = await import('@/lib/supabase/user-client');
  await auth.getSession();
}

async function meetsNoSizes({ path, title, isVisitor }: Place): Promise<void> {
  vi.stubGlobal('ResizeObserver', undefined);
  await isWhole(renderApp(path, isVisitor ? {} : { as: maria }), title);
}

const circumstances: { name: string; meets: (place: Place) => Promise<void> }[] = [
  { name: 'a full storage, back and forward, and another tab that signs out', meets: meetsFullStorage },
  ...badStoreNames.map((name) => ({
    name: `a browser that ${name}`,
    meets: ({ path, title, entrance }: Place) =>
      amidStores(name, () => isWhole(renderApp(path), entrance ?? title)),
  })),
  { name: 'a browser that tells of no sizes', meets: meetsNoSizes },
  { name: 'a clock a day ahead', meets: (place) => meetsWrongClock(place, day) },
  { name: 'a clock a day behind', meets: (place) => meetsWrongClock(place, -day) },
];

it.each(pairsOf(places, circumstances, { kindOf: accessTo }))(
  '$thing.path stays whole under $fault.name',
  async ({ thing, fault }) => {
    thing.prepare();
    await fault.meets(thing);
  },
);
