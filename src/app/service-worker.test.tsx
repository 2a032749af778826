import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toaster } from '@/ui/dialog/toaster';
import { openNewest, startWorker } from './service-worker';

const asked = vi.fn<(message: unknown) => void>();

function aContainer(value: unknown): void {
  Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });
}

function aWaitingVersion(controller: object | null = {}) {
  const waiting = Object.assign(new EventTarget(), {
    scriptURL: new URL('/sw.js', window.location.href).href,
    postMessage: asked,
  });
  const update = vi.fn<() => Promise<void>>(async () => {});
  const registration = Object.assign(new EventTarget(), { waiting, installing: null, update });
  const register = vi.fn(async () => registration);
  const container = Object.assign(new EventTarget(), {
    controller,
    register,
    getRegistration: async () => registration,
  });
  aContainer(container);
  return { update, register, container };
}

beforeEach(() => {
  asked.mockReset();
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('the service worker offers a version that waits, and lets it take over at a click', async () => {
  aWaitingVersion();
  vi.stubEnv('PROD', true);
  render(<Toaster />);
  startWorker();
  expect(await screen.findByText('Nova versão disponível')).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Atualizar' }));
  await waitFor(() => expect(asked.mock.calls).toEqual([[{ type: 'SKIP_WAITING' }]]));
});

it('a first service worker that waits is no new version', async () => {
  const { register } = aWaitingVersion(null);
  vi.stubEnv('PROD', true);
  vi.resetModules();
  const fresh = await import('./service-worker');
  render(<Toaster />);
  fresh.startWorker();
  await waitFor(() => expect(register).toHaveResolved());
  await vi.dynamicImportSettled();
  expect(screen.queryByText('Nova versão disponível')).not.toBeInTheDocument();
});

it('the service worker asks for the newest version before the one that waits takes over, and does without the answer', async () => {
  const { update } = aWaitingVersion();
  vi.spyOn(console, 'warn').mockReturnValue();
  update.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await openNewest();
  expect(update).toHaveBeenCalledTimes(1);
  expect(asked.mock.calls).toEqual([[{ type: 'SKIP_WAITING' }]]);
});

it('a page whose reload was declined is not reloaded again once another tab opens a later version', async () => {
  const { container } = aWaitingVersion();
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  await openNewest();
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledTimes(1);
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('the service worker waits no longer than ten seconds for a network that does not answer', async () => {
  vi.useFakeTimers();
  const { update } = aWaitingVersion();
  update.mockReturnValueOnce(new Promise(() => {}));
  const opened = openNewest();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(asked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await opened;
  expect(asked).toHaveBeenCalledTimes(1);
});

const refuses = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));

it.each([
  ['has null in its place', null],
  ['refuses it', { addEventListener: () => undefined, register: refuses, getRegistration: refuses }],
])('a browser that %s works without the service worker, and opens the page anew', async (_, container) => {
  aContainer(container);
  vi.stubEnv('PROD', true);
  const told = vi.spyOn(console, 'warn').mockReturnValue();
  vi.resetModules();
  const fresh = await import('./service-worker');
  expect(() => fresh.startWorker()).not.toThrow();
  await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  await fresh.openNewest();
  expect(reload).toHaveBeenCalledTimes(1);
});
