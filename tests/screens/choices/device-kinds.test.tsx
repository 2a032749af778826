import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { Providers } from '@/app/providers';
import { keepFirst } from '@/features/choices/device/keep-first';
import { kindTexts } from '@/features/choices/kind-texts';
import { useChoices } from '@/features/choices/use-choices';
import { createQueryClient } from '@/lib/query-client';
import { writeDeviceNote } from '@/lib/write-device-note';
import { hasDatabase } from '../../support/browser/indexed-db';
import { watchDownloads } from '../../support/browser/downloads';
import { newsHas } from '../../support/fake-news';
import { backend } from '../../support/fake-backend';
import { inventedKind as kind } from '../../support/invented-kind';
import { renderApp } from '../../support/render-app';
import { button, toasted } from '../../support/screen-parts';

vi.mock('@/features/choices/kinds', async (load) =>
  (await import('../../support/invented-kind')).withInventedKind(load),
);

const [rui, rosa] = [
  { id: '5', nome: 'Rui Exemplo', partido: 'PEX' },
  { id: '7', nome: 'Rosa Exemplo' },
];

function Heart() {
  const { flagsOf, toggle } = useChoices(kind, kindTexts('senador'), 'exclusive');
  return (
    <button type="button" aria-pressed={flagsOf(rosa.id).favorito} onClick={() => toggle(rosa, 'favorito')}>
      Favoritar
    </button>
  );
}

beforeEach(async () => {
  hasDatabase();
  await keepFirst({ kind, target: rui, flag: 'favorito' });
});

it('a chosen person of a new kind is kept on the device, listed, removed, set again and erased', async () => {
  const view = render(
    <Providers queryClient={createQueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <Heart /> }])} />
    </Providers>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Favoritar', pressed: false }));
  expect(await screen.findByRole('button', { name: 'Favoritar', pressed: true })).toBeVisible();
  await toasted('Senador favoritado!');
  view.unmount();
  const { user, router } = renderApp('/minhas-escolhas');
  expect(await screen.findByRole('heading', { level: 2, name: /^Senadores/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Rui Exemplo' })).toHaveAttribute('href', '/senador/5');
  await user.click(button('Remover Rosa Exemplo dos favoritos'));
  await toasted('Removido dos favoritos');
  expect(await screen.findByRole('tab', { name: 'Favoritos (1)' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByRole('tab', { name: 'Favoritos (2)' })).toBeVisible();

  backend.hasCandidates([]);
  newsHas([]);
  await user.click(await screen.findByText('Baixar ou apagar'));
  await user.click(button('Apagar tudo deste aparelho'));
  await user.click(await screen.findByRole('button', { name: 'Apagar tudo' }));
  await toasted('Escolhas apagadas deste aparelho');
  writeDeviceNote('aqui');
  await act(() => router.navigate('/minhas-escolhas'));
  expect(await screen.findByText('Você ainda não favoritou nenhum candidato/político.')).toBeVisible();
});

it('a chosen person of a new kind is in the files that the device writes', async () => {
  const files = watchDownloads();
  const { user } = renderApp('/minhas-escolhas');
  await user.click(await screen.findByText('Baixar ou apagar'));
  for (const form of ['Baixar (CSV)', 'Baixar para ler (HTML)', 'Baixar (JSON)'])
    await user.click(button(form));
  await vi.waitFor(() => expect(files).toHaveLength(3));
  expect(files.map(({ name }) => name)).toEqual(
    ['csv', 'html', 'json'].map((form) => `pauta-aberta-minhas-escolhas.${form}`),
  );
  const [csv = '', html = '', json = ''] = await Promise.all(files.map(({ blob }) => blob.text()));
  expect(csv).toBe(
    '"Grupo";"Nome";"Partido";"UF";"Marca";"Última mudança"\r\n"Senadores";"Rui Exemplo";"PEX";"";"favorito";"27/11/2026"\r\n',
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.querySelector('main > p')?.textContent).toBe(
    'O que está guardado só neste aparelho em 27/11/2026.',
  );
  const [, , senators] = page.querySelectorAll('section');
  expect(senators?.querySelector('h2')?.textContent).toBe('Senadores');
  const cells = [...(senators?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent);
  expect(cells).toEqual(['Rui Exemplo', 'PEX', '—', 'favorito', '27/11/2026']);
  expect(JSON.parse(json)).toMatchObject({ escolhas: [{ kind, nome: 'Rui Exemplo', favorito: true }] });
});
