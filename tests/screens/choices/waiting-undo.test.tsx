import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend } from '../../support/fake-backend';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { toasted } from '../../support/screen-parts';
import { maria } from '../../support/session';
import { asFavorite, noMark } from '../../support/waiting-choices';
import { troubleAt } from '../faults/network-faults';

const ana = aCandidate({ nome: 'Ana Exemplo' });
const asIgnored = { ...noMark, ignorado: true };

it('a choice that is undone without a network waits as it was before, and both marks are sent so', async () => {
  backend.hasCandidates([ana]);
  const table = backend.hasChoices([{ candidato_id: ana.id, ...asIgnored }]);
  const trouble = troubleAt(/usuario_candidatos_relacao/, 'post');
  const { user } = renderApp('/candidatos-2026', { as: maria });
  await screen.findByRole('button', { name: 'Ignorado' });
  await user.click(screen.getByRole('button', { name: 'Favoritar' }));
  await toasted('Adicionado aos favoritos');
  expect(table.rows).toEqual([{ candidato_id: ana.id, ...asFavorite }]);
  trouble.fault = 'no answer at all';
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Aguardando rede')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ignorado' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Favoritar' })).toBeVisible();
  trouble.fault = null;
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(table.rows).toEqual([{ candidato_id: ana.id, ...asIgnored }]));
  await waitFor(() => expect(screen.queryByText('Aguardando rede')).not.toBeInTheDocument());
});
