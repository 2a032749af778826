import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { accountBackend } from '../../support/fake-account';
import { renderApp } from '../../support/render-app';
import { maria } from '../../support/session';

const offers = () => {
  const prompt = vi.fn(() => Promise.resolve());
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => {
    window.dispatchEvent(event);
  });
  return { prompt, event };
};

it('Conta offers to install the site only where the browser does, once', async () => {
  await import('@/publish/pages/head');
  accountBackend.knows(maria);
  const { user } = renderApp('/settings', { as: maria });
  expect(await screen.findByText(maria.email)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Instalar' })).not.toBeInTheDocument();
  const { prompt, event } = offers();
  expect(event.defaultPrevented).toBe(true);
  await user.click(await screen.findByRole('button', { name: 'Instalar' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Instalar' })).not.toBeInTheDocument();

  offers();
  expect(screen.getByRole('button', { name: 'Instalar' })).toBeVisible();
  act(() => {
    window.dispatchEvent(new Event('appinstalled'));
  });
  expect(screen.queryByRole('button', { name: 'Instalar' })).not.toBeInTheDocument();
});
