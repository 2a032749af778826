import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../support/render-app';

vi.mock('@/app/frame/connection-banner', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('a network that is lost before its banner loaded is shown all the same, until it is back', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderApp('/sobre');
  await waitFor(() =>
    expect(screen.getByText('Sem conexão com a internet.').closest('[role="status"]')).toBeVisible(),
  );
  onLine.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(screen.queryByText('Sem conexão com a internet.')).not.toBeInTheDocument());
});
