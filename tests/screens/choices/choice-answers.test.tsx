import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { toast } from 'sonner';
import { beforeEach, expect, it, vi } from 'vitest';
import { waitingKeys } from '@/lib/waiting-note';
import { accountBackend } from '../../support/fake-account';
import { backend, server } from '../../support/fake-backend';
import { rest, tableError } from '../../support/fake-tables';
import { aCandidate } from '../../support/fixtures';
import { heldAnswer } from '../../support/held-answer';
import { renderApp } from '../../support/render-app';
import { button, toasted } from '../../support/screen-parts';
import { maria } from '../../support/session';
import { asFavorite, noMark } from '../../support/waiting-choices';
import { expectOnlyReportedFailures, letFailuresBeLogged, troubleAt } from '../faults/network-faults';

const path = '/candidatos-2026';
const ana = aCandidate({ nome: 'Ana Exemplo' });
const refusal = 'Não foi possível atualizar favorito.';

beforeEach(() => {
  backend.hasCandidates([ana]);
});

it('turning one mark off leaves the other as another device has set it since', async () => {
  const table = backend.hasChoices([{ candidato_id: ana.id, ...asFavorite }]);
  const { user } = renderApp(path, { as: maria });
  await screen.findByRole('button', { name: 'Favoritado' });
  table.rows = [{ candidato_id: ana.id, favorito: true, ignorado: true }];
  await user.click(button('Favoritado'));
  await toasted('Removido dos favoritos');
  expect(table.rows).toEqual([{ candidato_id: ana.id, ...noMark, ignorado: true }]);
  expect(await screen.findByRole('button', { name: 'Ignorado' })).toBeVisible();
});

it('undoing one mark on the home leaves the other as another device has set it since', async () => {
  const table = backend.hasChoices();
  const { user } = renderApp('/', { as: maria });
  await screen.findByRole('button', { name: '0 favoritos' });
  await user.click(await screen.findByRole('button', { name: 'Favoritar' }));
  await toasted('Adicionado aos favoritos');
  table.rows = [{ candidato_id: ana.id, favorito: true, ignorado: true }];
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(table.rows).toEqual([{ candidato_id: ana.id, ...noMark, ignorado: true }]));
});

it('turning off that the table refuses asks for no consent, and says so', async () => {
  accountBackend.hasConsents();
  backend.hasChoices([{ candidato_id: ana.id, ...asFavorite }]);
  backend.refusesChoices();
  const { user } = renderApp(path, { as: maria });
  await user.click(await screen.findByRole('button', { name: 'Favoritado' }));
  await toasted(refusal);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(button('Favoritado')).toBeVisible();
});

it('a tap that is refused leaves the later one, still on its way, as it shows', async () => {
  const table = backend.hasChoices();
  const { held, release } = heldAnswer();
  let taps = 0;
  server.use(
    http.post(`${rest}/usuario_candidatos_relacao`, async () => {
      taps += 1;
      if (taps === 1) return tableError(400, '23514', 'at most 600 choices per user');
      await held;
      return undefined;
    }),
  );
  renderApp(path, { as: maria });
  fireEvent.click(await screen.findByRole('button', { name: 'Favoritar' }));
  fireEvent.click(button('Ignorar'));
  await toasted(refusal);
  await waitFor(() => expect(taps).toBe(2));
  expect(button('Ignorado')).toBeVisible();
  release();
  await toasted('Candidato ignorado');
  expect(table.rows).toEqual([{ candidato_id: ana.id, ...noMark, ignorado: true }]);
});

it('of two taps the last one holds and is told, however late the first is answered', async () => {
  const table = backend.hasChoices();
  const { held, release } = heldAnswer();
  let taps = 0;
  server.use(
    http.post(`${rest}/usuario_candidatos_relacao`, async () => {
      taps += 1;
      if (taps === 1) await held;
      return undefined;
    }),
  );
  const said = vi.spyOn(toast, 'success');
  const { user, queryClient } = renderApp(path, { as: maria });
  await user.click(await screen.findByRole('button', { name: 'Favoritar' }));
  await user.click(await screen.findByRole('button', { name: 'Favoritado' }));
  expect(await screen.findByRole('button', { name: 'Favoritar' })).toBeVisible();
  release();
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(table.rows).toEqual([{ candidato_id: ana.id, ...noMark }]);
  expect(said.mock.calls.map(([words]) => words)).toEqual(['Removido dos favoritos']);
});

it('a tap on somebody whose choices the table refuses to tell is refused, and waits for nothing', async () => {
  letFailuresBeLogged();
  backend.hasChoices();
  troubleAt(/usuario_candidatos_relacao/).fault = 'no permission (403)';
  const { user } = renderApp(path, { as: maria });
  await user.click(await screen.findByRole('button', { name: 'Favoritar' }));
  await toasted(refusal);
  expect(screen.queryByText('Aguardando rede')).not.toBeInTheDocument();
  expect(waitingKeys(maria.id)).toEqual([]);
  expectOnlyReportedFailures();
});
