import { expect, it, vi } from 'vitest';
import { afterFirstScreen } from './first-screen';

it('waits for nothing where pages are drawn without a browser, so that they are drawn whole', async () => {
  vi.stubGlobal('document', undefined);
  vi.stubGlobal('window', { location: new URL('http://localhost') });
  const outcome = await afterFirstScreen().then(
    () => 'went on',
    (error: unknown) => error,
  );
  vi.unstubAllGlobals();
  expect(outcome).toBe('went on');
});

it('is over for every later screen once it was waited for', async () => {
  vi.resetModules();
  const opened = await import('./first-screen');
  expect(opened.isFirstScreenOver()).toBe(false);
  await opened.afterFirstScreen();
  expect(opened.isFirstScreenOver()).toBe(true);
});
