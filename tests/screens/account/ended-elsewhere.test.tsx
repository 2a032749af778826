import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setTheme } from '@/lib/page/theme';
import { aChoiceOf, hasMyChoices } from '../../support/fake-my-choices';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { joana } from '../../support/session';

it('coming back to lists of a session that another tab has ended, unheard, ends it here as well', async () => {
  const ana = aCandidate({ nome: 'Ana' });
  hasMyChoices({ candidates: [aChoiceOf(ana, { favorito: true })] });
  const { router } = renderApp('/minhas-escolhas', { as: joana });
  expect(await screen.findByRole('link', { name: 'Ana' })).toBeVisible();
  window.localStorage.clear();
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
  expect(screen.queryByText('Ana')).not.toBeInTheDocument();
});

it('a device that another tab empties at once is nobody’s at once, in the theme of the system', async () => {
  const ana = aCandidate({ nome: 'Ana' });
  hasMyChoices({ candidates: [aChoiceOf(ana, { favorito: true })] });
  setTheme('dark');
  const { router } = renderApp('/minhas-escolhas', { as: joana });
  expect(await screen.findByRole('link', { name: 'Ana' })).toBeVisible();
  expect(await screen.findByRole('radio', { name: 'Escuro' })).toBeChecked();
  window.localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null })));
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
  expect(screen.getByRole('radio', { name: 'Sistema' })).toBeChecked();
});
