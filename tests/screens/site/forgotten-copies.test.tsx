import { expect, it, vi } from 'vitest';
import { forgetCopies } from '@/lib/offline/response-copies';
import { installCaches } from '../../support/browser/fake-caches';

it('forgetting the copies leaves no page that was opened, of any build, and the site itself', async () => {
  const stores = installCaches();
  for (const name of ['pages', 'public-reads-/', 'public-reads-/assets/old.js', 'site']) {
    await caches.open(name);
  }
  await forgetCopies();
  expect([...stores.keys()]).toEqual(['site']);
});

it('a device that lets nothing be kept has no copies to forget', async () => {
  vi.stubGlobal('caches', null);
  await expect(forgetCopies()).resolves.toBeUndefined();
});
