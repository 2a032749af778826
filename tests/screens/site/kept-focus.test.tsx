import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { afterFirstScreen } from '@/lib/offline/when-idle';
import { aRollCall, hasRollCalls } from '../../support/fake-roll-calls';
import { renderApp } from '../../support/render-app';
import { button } from '../../support/screen-parts';

it('a button that its own press takes away leaves the focus on the title over it', async () => {
  hasRollCalls({ list: [aRollCall()] });
  const { user } = renderApp('/votacoes?tipo=recurso');
  await screen.findByRole('button', { name: 'Limpar filtros' });
  await act(async () => {
    await afterFirstScreen();
    await vi.dynamicImportSettled();
  });
  button('Limpar filtros').focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('1')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'Votações nominais' })).toHaveFocus(),
  );
});
