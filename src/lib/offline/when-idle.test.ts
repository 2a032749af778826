import { expect, it, vi } from 'vitest';
import { afterFirstScreen } from './when-idle';

it('the wait for an idle moment is none where pages are prerendered, so that they are whole', async () => {
  vi.stubEnv('SSR', true);
  vi.stubGlobal('document', undefined);
  await expect(afterFirstScreen()).resolves.toBeUndefined();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('the wait for an idle moment is over for every later screen once it was waited for', async () => {
  vi.resetModules();
  const opened = await import('./when-idle');
  expect(opened.isFirstScreenOver()).toBe(false);
  await opened.afterFirstScreen();
  expect(opened.isFirstScreenOver()).toBe(true);
});
