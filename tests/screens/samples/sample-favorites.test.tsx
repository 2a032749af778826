import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderApp } from '../../support/render-app';

async function openFavorites() {
  const app = renderApp('/favorites');
  await screen.findByRole('heading', { level: 1, name: 'Meus Favoritos' });
  return app;
}

const names = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));
const heart = (name: string) => screen.getByRole('button', { name: `Favoritar ${name}` });
const toasts = () => screen.queryAllByText('Removido dos favoritos');

/** Awaits the toast, which would otherwise reach the next test. */
async function remove(user: UserEvent, name: string) {
  const before = toasts().length;
  await user.click(heart(name));
  await waitFor(() => {
    expect(toasts()).toHaveLength(before + 1);
    for (const toast of toasts()) expect(toast).toBeVisible();
  });
}

it('the sample list of favourites starts with the ids 1 and 3, says that nobody on it exists and that nothing is kept', async () => {
  await openFavorites();
  expect(document.title).toBe('Meus Favoritos (dados fictícios) · Pauta Aberta');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(screen.getByText('Dados de demonstração: pessoas e números fictícios.')).toBeVisible();
  expect(screen.getByText('Não é salvo: quando você sai desta tela, a lista volta ao início.')).toBeVisible();
  expect(names()).toEqual(['Marina Exemplo', 'Otávio Modelo']);
  for (const name of names()) expect(heart(name ?? '')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('button', { name: /^Ignorar/ })).not.toBeInTheDocument();
});

it('the sample list of favourites takes away who is removed and moves the focus to the next card', async () => {
  const { user } = await openFavorites();
  await remove(user, 'Marina Exemplo');
  expect(names()).toEqual(['Otávio Modelo']);
  expect(heart('Otávio Modelo')).toHaveFocus();
  expect(toasts()).toHaveLength(1);
});

it('the sample list of favourites moves the focus to what the next card shows: on its back, the button that turns it', async () => {
  const { user } = await openFavorites();
  await user.click(screen.getAllByText('Deputado federal (fictício)')[0] ?? document.body);
  await remove(user, 'Marina Exemplo');
  expect(document.activeElement).toHaveAccessibleName('Virar cartão de Otávio Modelo');
  expect(document.activeElement).toHaveAttribute('aria-pressed', 'true');
});

it('the sample list of favourites moves the focus to the title of the list when the last card goes', async () => {
  const { user } = await openFavorites();
  await remove(user, 'Otávio Modelo');
  expect(screen.getByRole('heading', { level: 2, name: 'Pessoas fictícias' })).toHaveFocus();
});

it('the sample list of favourites brings back who was removed, with the focus on the card', async () => {
  const { user } = await openFavorites();
  await remove(user, 'Marina Exemplo');
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(names()).toEqual(['Marina Exemplo', 'Otávio Modelo']);
  expect(heart('Marina Exemplo')).toHaveFocus();
});

it('the sample list of favourites says when nobody is left and offers the first list again', async () => {
  const { user } = await openFavorites();
  await remove(user, 'Marina Exemplo');
  await remove(user, 'Otávio Modelo');
  expect(names()).toEqual([]);
  expect(screen.getByText('Nenhum favorito nesta demonstração.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Voltar à lista inicial' }));
  expect(names()).toEqual(['Marina Exemplo', 'Otávio Modelo']);
  expect(heart('Marina Exemplo')).toHaveFocus();
});

it('the sample list of favourites forgets everything when it is left', async () => {
  const { user, unmount } = await openFavorites();
  await remove(user, 'Marina Exemplo');
  unmount();
  await openFavorites();
  expect(names()).toEqual(['Marina Exemplo', 'Otávio Modelo']);
});
