import { screen, waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import { expect, it, onTestFinished, vi } from 'vitest';
import { keepFirst } from '@/features/choices/device/keep-first';
import { hasDatabase } from '../../support/browser/indexed-db';
import { backend } from '../../support/fake-backend';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { toasted } from '../../support/screen-parts';
import { asFavorite } from '../../support/waiting-choices';

it('what one tab keeps on the device is told to the others, whose own is shown here', async () => {
  hasDatabase();
  const ana = aCandidate({ nome: 'Ana Exemplo' });
  backend.hasCandidates([ana]);
  await keepFirst({ kind: 'candidate', target: { id: ana.id, nome: ana.nome }, flag: 'favorito' });
  const otherTab = new BroadcastChannel('escolhas-no-aparelho');
  onTestFinished(() => otherTab.close());
  const heard = vi.fn();
  otherTab.addEventListener('message', heard);
  const { user } = renderApp('/candidatos-2026');
  await user.click(await screen.findByRole('button', { name: 'Favoritado' }));
  await toasted('Removido dos favoritos');
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  const db = await openDB('pauta-aberta');
  await db.put('escolhas', { kind: 'candidate', id: ana.id, nome: ana.nome, ...asFavorite, mudada_em: 0 });
  otherTab.postMessage(null);
  expect(await screen.findByRole('button', { name: 'Favoritado' })).toBeVisible();
});

it('choices that are damaged on the device are told, and the others stay', async () => {
  hasDatabase();
  const ana = aCandidate({ nome: 'Ana Exemplo' });
  backend.hasCandidates([ana]);
  await keepFirst({ kind: 'candidate', target: { id: ana.id, nome: ana.nome }, flag: 'favorito' });
  const db = await openDB('pauta-aberta');
  const whole = { kind: 'candidate', nome: 'Bia Exemplo', ...asFavorite, mudada_em: 0 };
  const damages = [
    { favorito: 'sim' },
    { nome: undefined },
    { mudada_em: '27/11/2026' },
    { partido: 13 },
    { foto: {} },
  ];
  for (const [id, damage] of damages.entries())
    await db.put('escolhas', { ...whole, id: String(id), ...damage });
  renderApp('/minhas-escolhas');
  await toasted('Parte das escolhas deste aparelho está danificada e não aparece: confira suas marcas.');
  expect(await screen.findByRole('link', { name: 'Ana Exemplo' })).toBeVisible();
  expect(await screen.findByRole('tab', { name: 'Favoritos (1)' })).toBeVisible();
});
