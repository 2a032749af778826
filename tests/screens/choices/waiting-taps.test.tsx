import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { toast } from 'sonner';
import { beforeEach, expect, it, vi } from 'vitest';
import { sessionStorageKey } from '@/lib/supabase/auth-storage';
import { accountBackend } from '../../support/fake-account';
import { backend, server } from '../../support/fake-backend';
import { rest } from '../../support/fake-tables';
import { aCandidate } from '../../support/fixtures';
import { heldAnswer } from '../../support/held-answer';
import { renderApp } from '../../support/render-app';
import { toasted } from '../../support/screen-parts';
import { maria } from '../../support/session';
import { asFavorite, leavesWaiting, noMark } from '../../support/waiting-choices';
import { troubleAt } from '../faults/network-faults';

const ana = aCandidate({ nome: 'Ana Exemplo' });
const bia = aCandidate({ nome: 'Bia Exemplo' });
const asIgnored = { ...noMark, ignorado: true };

const cardOf = (name: string) => {
  const card = screen.getByRole('heading', { level: 3, name }).closest('article');
  if (card === null) throw new Error('The name is in no card.');
  return within(card);
};
const bringNetworkBack = () =>
  act(() => {
    window.dispatchEvent(new Event('online'));
  });

beforeEach(() => {
  backend.hasCandidates([ana, bia]);
});

it('a choice that is undone without a network waits as it was before, and both marks are sent so', async () => {
  const table = backend.hasChoices([{ candidato_id: ana.id, ...asIgnored }]);
  const trouble = troubleAt(/usuario_candidatos_relacao/, 'post');
  const { user } = renderApp('/candidatos-2026', { as: maria });
  await screen.findByRole('button', { name: 'Ignorado' });
  await user.click(cardOf('Ana Exemplo').getByRole('button', { name: 'Favoritar' }));
  await toasted('Adicionado aos favoritos');
  expect(table.rows).toEqual([{ candidato_id: ana.id, ...asFavorite }]);
  trouble.fault = 'no answer at all';
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await cardOf('Ana Exemplo').findByText('Aguardando rede')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ignorado' })).toBeVisible();
  expect(cardOf('Ana Exemplo').getByRole('button', { name: 'Favoritar' })).toBeVisible();
  trouble.fault = null;
  bringNetworkBack();
  await waitFor(() => expect(table.rows).toEqual([{ candidato_id: ana.id, ...asIgnored }]));
  await waitFor(() => expect(cardOf('Ana Exemplo').queryByText('Aguardando rede')).not.toBeInTheDocument());
});

it('what another tab takes back during the question of consent is not sent by its answer', async () => {
  const key = leavesWaiting(maria, ana);
  accountBackend.hasConsents();
  server.use(http.post(`${rest}/consentimentos`, () => new HttpResponse(null, { status: 201 })));
  const table = backend.hasChoices();
  const { user } = renderApp('/candidatos-2026', { as: maria });
  await screen.findByRole('alertdialog', { name: 'Antes da sua primeira escolha' });
  leavesWaiting(maria, ana, { wish: noMark });
  await user.click(screen.getByRole('button', { name: 'Concordo' }));
  await waitFor(() => expect(window.localStorage.getItem(key)).toBeNull());
  expect(table.writes).toEqual([]);
});

it('what another tab drops waits here no more, and is as the account has it', async () => {
  const key = leavesWaiting(maria, ana);
  backend.hasChoices();
  troubleAt(/usuario_candidatos_relacao/, 'post').fault = 'no answer at all';
  renderApp('/candidatos-2026', { as: maria });
  expect(await screen.findByRole('button', { name: 'Favoritado' })).toBeVisible();
  const card = cardOf('Ana Exemplo');
  window.localStorage.removeItem(key);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: null })));
  expect(await card.findByRole('button', { name: 'Favoritar' })).toBeVisible();
  expect(screen.queryByText('Aguardando rede')).not.toBeInTheDocument();
});

it('a tap on its way is not sent again by a network that comes back', async () => {
  const table = backend.hasChoices();
  const { held, release } = heldAnswer();
  server.use(
    http.post(`${rest}/usuario_candidatos_relacao`, async ({ request }) => {
      if ((await request.clone().text()).includes(ana.id)) await held;
      return undefined;
    }),
  );
  const { user } = renderApp('/candidatos-2026', { as: maria });
  await screen.findAllByRole('button', { name: 'Favoritar' });
  await user.click(cardOf('Ana Exemplo').getByRole('button', { name: 'Favoritar' }));
  bringNetworkBack();
  await user.click(cardOf('Bia Exemplo').getByRole('button', { name: 'Ignorar' }));
  await toasted('Candidato ignorado');
  release();
  await toasted('Adicionado aos favoritos');
  expect(table.writes.filter(({ candidato_id }) => candidato_id === ana.id)).toHaveLength(1);
  expect(screen.queryByText('Aguardando rede')).not.toBeInTheDocument();
});

it('a reread that the next tap cuts off is no failure of the list', async () => {
  vi.spyOn(toast, 'error');
  backend.hasChoices();
  const { held, release } = heldAnswer();
  let rereads = 0;
  const { user } = renderApp('/candidatos-2026', { as: maria });
  await screen.findAllByRole('button', { name: 'Favoritar' });
  server.use(
    http.get(`${rest}/usuario_candidatos_relacao`, async () => {
      rereads += 1;
      if (rereads === 1) await held;
      return undefined;
    }),
  );
  await user.click(cardOf('Ana Exemplo').getByRole('button', { name: 'Favoritar' }));
  await waitFor(() => expect(rereads).toBe(1));
  await user.click(cardOf('Bia Exemplo').getByRole('button', { name: 'Ignorar' }));
  await toasted('Candidato ignorado');
  release();
  await waitFor(() => expect(rereads).toBe(2));
  expect(toast.error).not.toHaveBeenCalled();
  expect(await cardOf('Ana Exemplo').findByRole('button', { name: 'Favoritado' })).toBeVisible();
});

it('a change made elsewhere is written down once and waits for its answer, whatever else is sent', async () => {
  const at = Date.now() - 1;
  const key = leavesWaiting(maria, ana, { at });
  const table = backend.hasChoices([{ candidato_id: ana.id, ...asIgnored }]);
  const { user } = renderApp('/candidatos-2026', { as: maria });
  await screen.findByRole('alertdialog', { name: 'Esta escolha mudou em outro aparelho.' });
  await user.keyboard('{Escape}');
  const asked = window.localStorage.getItem(key);
  // Its thirty days run from the tap.
  expect(
    asked
      ?.split('\n')
      .filter(Boolean)
      .map((tap): unknown => JSON.parse(tap)),
  ).toMatchObject([{ at }, { at, elsewhere: asIgnored }]);
  bringNetworkBack();
  await user.click(cardOf('Bia Exemplo').getByRole('button', { name: 'Ignorar' }));
  await toasted('Candidato ignorado');
  expect(window.localStorage.getItem(key)).toBe(asked);
  expect(table.writes.map(({ candidato_id }) => candidato_id)).toEqual([bia.id]);
});

it.each([
  ['favorito', asFavorite, 'Não foi possível atualizar favorito.'],
  ['ignorado', asIgnored, 'Não foi possível atualizar candidato.'],
])('turning %s off that waited and is refused is told in the words of that mark', async (_, base, words) => {
  const key = leavesWaiting(maria, ana, { base, wish: noMark });
  backend.hasChoices([{ candidato_id: ana.id, ...base }]);
  troubleAt(/usuario_candidatos_relacao/, 'post').fault = 'no permission (403)';
  renderApp('/candidatos-2026', { as: maria });
  await toasted(words);
  expect(window.localStorage.getItem(key)).toBeNull();
});

it('a tap that finds its session over is kept for its account, and not shown as one that waits', async () => {
  const table = backend.hasChoices();
  const { user, queryClient } = renderApp('/candidatos-2026', { as: maria });
  await screen.findAllByRole('button', { name: 'Favoritar' });
  await user.click(cardOf('Ana Exemplo').getByRole('button', { name: 'Favoritar' }));
  await toasted('Adicionado aos favoritos');
  window.localStorage.removeItem(sessionStorageKey);
  await user.click(cardOf('Bia Exemplo').getByRole('button', { name: 'Favoritar' }));
  await waitFor(() => {
    expect(Object.keys(window.localStorage)).toEqual([expect.stringContaining(bia.id)]);
    expect(queryClient.isMutating()).toBe(0);
  });
  expect(await cardOf('Bia Exemplo').findByRole('button', { name: 'Favoritar' })).toBeVisible();
  expect(screen.queryByText('Aguardando rede')).not.toBeInTheDocument();
  expect(table.rows).toMatchObject([{ candidato_id: ana.id }]);
});
