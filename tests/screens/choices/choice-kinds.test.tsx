import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { Providers } from '@/app/providers';
import { kindTexts } from '@/features/choices/kind-texts';
import { useChoices } from '@/features/choices/use-choices';
import { createQueryClient } from '@/lib/query-client';
import { watchDownloads } from '../../support/browser/downloads';
import { accountBackend, anExport } from '../../support/fake-account';
import { hasAnalysis } from '../../support/fake-analysis';
import { backend, server } from '../../support/fake-backend';
import { hasMyChoices } from '../../support/fake-my-choices';
import { inventedKind as kind } from '../../support/invented-kind';
import { newsHas } from '../../support/fake-news';
import { renderApp } from '../../support/render-app';
import { button, toasted } from '../../support/screen-parts';
import { aSession, maria, storeSession } from '../../support/session';

vi.mock('@/features/choices/kinds', async (load) =>
  (await import('../../support/invented-kind')).withInventedKind(load),
);

const table = 'http://backend.test/rest/v1/usuario_senadores_relacao';
const rui = {
  id: '00000000-0000-4000-9000-00000000aaaa',
  senador_id: '5',
  senador_nome: 'Rui Exemplo',
  favorito: true,
  ignorado: false,
};

/** The table of the made-up kind with this row; returns what is written to it. */
function hasSenator(row: typeof rui) {
  const writes: unknown[] = [];
  let kept = row;
  const write = async ({ request }: { request: Request }) => {
    const change: unknown = await request.json();
    writes.push({ method: request.method, change });
    kept = {
      ...kept,
      ...z.partialRecord(z.enum(['favorito', 'ignorado']), z.boolean()).parse(flagsOf(change)),
    };
    return HttpResponse.json(kept);
  };
  server.use(
    http.get(table, () => HttpResponse.json([kept])),
    http.patch(table, write),
    http.post(table, write),
  );
  return writes;
}

const flagsOf = (change: unknown) =>
  z.object({ favorito: z.boolean().optional(), ignorado: z.boolean().optional() }).parse(change);

it('a chosen person of a new kind is listed in My Choices with its group, its page and a removal that can be undone', async () => {
  hasMyChoices({});
  const writes = hasSenator(rui);
  const { user } = renderApp('/minhas-escolhas', { as: maria });
  expect(await screen.findByRole('heading', { level: 2, name: /^Senadores/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Rui Exemplo' })).toHaveAttribute('href', '/senador/5');
  await user.click(button('Remover Rui Exemplo dos favoritos'));
  await toasted('Removido dos favoritos');
  expect(await screen.findByRole('tab', { name: 'Favoritos (0)' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByRole('link', { name: 'Rui Exemplo' })).toBeVisible();
  expect(writes).toEqual([
    { method: 'PATCH', change: { favorito: false } },
    { method: 'PATCH', change: { favorito: true } },
  ]);
});

function Toggle() {
  const { flagsOf: flags, toggle } = useChoices(kind, kindTexts('senador'), 'exclusive');
  return (
    <button
      type="button"
      aria-pressed={flags('5').ignorado}
      onClick={() => toggle({ id: '5', nome: 'Rui Exemplo' }, 'ignorado')}
    >
      Ignorar
    </button>
  );
}

it('a chosen person of a new kind is toggled: shown at once, then kept with both flags', async () => {
  storeSession(aSession(maria));
  const writes = hasSenator(rui);
  render(
    <Providers queryClient={createQueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <Toggle /> }])} />
    </Providers>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Ignorar' }));
  expect(await screen.findByRole('button', { name: 'Ignorar', pressed: true })).toBeVisible();
  await toasted('Senador ignorado');
  expect(writes).toEqual([
    {
      method: 'POST',
      change: {
        user_id: maria.id,
        senador_id: '5',
        senador_nome: 'Rui Exemplo',
        favorito: false,
        ignorado: true,
      },
    },
  ]);
});

it('a chosen person of a new kind is among the news of the home, and has its own address there', async () => {
  backend.hasCandidates([]);
  newsHas([]);
  hasMyChoices({});
  hasSenator(rui);
  const { user, router } = renderApp('/', { as: maria });
  await user.click(await screen.findByRole('button', { name: /^Rui Exemplo .* Senador / }));
  expect(router.state.location.search).toBe('?noticias=senador.5');
  expect(await screen.findByRole('dialog', { name: 'Últimas Notícias - Rui Exemplo' })).toBeVisible();
});

it('a chosen person of a new kind is in the export for reading', async () => {
  hasAnalysis();
  accountBackend.knows(maria);
  accountBackend.hasConsents();
  backend.hasChoices();
  const day = '2026-10-01T12:00:00Z';
  accountBackend.exports(anExport({ senadores: [{ ...rui, created_at: day, updated_at: day }] }));
  const files = watchDownloads();
  const { user } = renderApp('/settings?aba=dados', { as: maria });
  await user.click(await screen.findByRole('button', { name: 'Baixar para ler (HTML)' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const page = new DOMParser().parseFromString((await files[0]?.blob.text()) ?? '', 'text/html');
  const group = [...page.querySelectorAll('section')].find(
    ({ firstChild }) => firstChild?.textContent === 'Senadores',
  );
  expect(group?.querySelector('tbody')?.textContent.trim()).toBe('Rui Exemplofavorito01/10/202601/10/2026');
});
