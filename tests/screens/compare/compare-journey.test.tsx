import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aDeputy } from '../../support/chamber-fixtures';
import { backend } from '../../support/fake-backend';
import { chamberHas, onWideScreen } from '../../support/fake-chamber';
import { hasTables, details } from '../../support/fake-comparison';
import { hasCommonVotes } from '../../support/fake-common-votes';
import { aChoiceOf, aDeputyChoice, hasMyChoices } from '../../support/fake-my-choices';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { button } from '../../support/screen-parts';
import { maria } from '../../support/session';

const favorite = (id: string, nome: string) =>
  aDeputyChoice({ deputado_id: id, deputado_nome: nome }, { favorito: true });
const deputies = [aDeputy({ id: 1, nome: 'Érica Exemplo' }), aDeputy({ id: 2, nome: 'Ana Exemplo' })];

beforeEach(() => {
  onWideScreen();
  vi.setSystemTime(new Date('2026-11-24T15:00:00Z'));
});

it('marking in Minhas Escolhas leads by the bar to the comparison', async () => {
  chamberHas({ details, deputies });
  hasMyChoices({ deputies: [favorite('1', 'Érica Exemplo'), favorite('2', 'Ana Exemplo')] });
  hasCommonVotes();
  hasTables();
  const { user, router } = renderApp('/minhas-escolhas', { as: maria });
  await user.click(await screen.findByRole('button', { name: 'Comparar' }));
  expect(screen.getByText('Para comparar, marque de 2 a 4 pessoas do mesmo grupo.')).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Remover/ })).not.toBeInTheDocument();
  await user.click(screen.getByText('Érica Exemplo', { selector: 'label' }));
  expect((await screen.findByText('1 marcado')).parentElement).toHaveTextContent('1 marcadode 2 a 4');
  expect(button('Comparar')).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Comparar Ana Exemplo' }));
  await user.click(screen.getByRole('link', { name: 'Comparar' }));
  expect(await screen.findByText(/^2 deputados, em ordem alfabética/)).toBeVisible();
  expect(router.state.location.pathname + router.state.location.search).toBe('/comparar?deputados=1,2');
});

it('marking keeps to one kind and to four people, and ends where it began', async () => {
  const names = ['Ana', 'Bia', 'Caio', 'Davi', 'Eva'].map((name) => `${name} Exemplo`);
  hasMyChoices({
    candidates: [aChoiceOf(aCandidate({ nome: 'Zélia Exemplo' }), { favorito: true })],
    deputies: names.map((nome, place) => favorite(String(place + 1), nome)),
  });
  hasCommonVotes();
  const { user } = renderApp('/minhas-escolhas', { as: maria });
  await user.click(await screen.findByRole('button', { name: 'Comparar' }));
  const box = (name: string) => screen.getByRole('checkbox', { name: `Comparar ${name}` });
  for (const name of names.slice(0, 4)) await user.click(box(name));
  expect(await screen.findByText('4 marcados')).toBeVisible();
  expect(box('Eva Exemplo')).toBeDisabled();
  await user.click(box('Ana Exemplo'));
  expect(box('Eva Exemplo')).toBeEnabled();
  expect(box('Zélia Exemplo')).toBeDisabled();
  await user.click(button('Cancelar'));
  expect(button('Comparar')).toHaveFocus();
  expect(button('Remover Ana Exemplo dos favoritos')).toBeVisible();
});

it('a profile leads to the comparison, with that person chosen already and the favourites on offer', async () => {
  chamberHas({ details, deputies });
  hasMyChoices({ deputies: [favorite('1', 'Érica Exemplo'), favorite('9', 'Bia Antiga')] });
  hasTables();
  const { user, router } = renderApp('/deputado-federal/2', { as: maria });
  const [link] = await screen.findAllByRole('link', { name: 'Comparar com…' });
  if (link === undefined) throw new Error('The profile leads to no comparison');
  await user.click(link);
  expect(await screen.findByRole('checkbox', { name: /^Ana Exemplo/ })).toBeChecked();
  await user.click(await screen.findByRole('checkbox', { name: /^Érica Exemplo/ }));
  const offered = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent.slice(0, 3));
  expect(offered).toEqual(['Ana', 'Bia', 'Éri']);
  await user.click(screen.getByRole('link', { name: 'Comparar (2)' }));
  expect(await screen.findByText(/^2 deputados, em ordem alfabética/)).toBeVisible();
  expect(router.state.location.search).toBe('?deputados=2,1');
});

it('who goes over to the other kind begins without the people chosen before', async () => {
  chamberHas({ details, deputies });
  const ana = aCandidate({ nome: 'Ana Candidata' });
  backend.hasCandidates([ana, aCandidate({ nome: 'Bia Candidata' })]);
  const { user } = renderApp('/comparar');
  await user.click(await screen.findByRole('checkbox', { name: /^Ana Candidata/ }));
  expect(screen.getByText('Comparar (1)')).toBeVisible();
  await user.click(button('Escolher deputados'));
  await user.type(await screen.findByRole('searchbox'), 'Érica');
  expect(await screen.findByRole('checkbox', { name: /^Érica Exemplo/ })).not.toBeChecked();
  expect(screen.getByText('Comparar (0)')).toBeVisible();
  expect(screen.queryByText(ana.id)).not.toBeInTheDocument();
});

it('a search for people shows the first twelve whom it finds', async () => {
  const names = Array.from('ABCDEFGHIJKLM', (letter) => `${letter} Candidata`);
  backend.hasCandidates(names.map((nome) => aCandidate({ nome })));
  const { user } = renderApp('/comparar');
  await user.type(await screen.findByRole('searchbox'), 'candidata');
  expect(screen.getAllByRole('checkbox')).toHaveLength(12);
  expect(screen.queryByRole('checkbox', { name: /^M Candidata/ })).not.toBeInTheDocument();
});

it('the choice of people ends at four, says so, and says when nobody has a name', async () => {
  const names = ['Ana', 'Bia', 'Caio', 'Davi', 'Eva'].map((name) => `${name} Candidata`);
  backend.hasCandidates(names.map((nome) => aCandidate({ nome })));
  const { user } = renderApp('/comparar');
  const box = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name}`) });
  await screen.findByRole('checkbox', { name: /^Ana Candidata/ });
  for (const name of names.slice(0, 4)) await user.click(box(name));
  expect(screen.getByText('Você já escolheu 4.')).toBeVisible();
  expect(box('Eva Candidata')).toBeDisabled();
  expect(box('Ana Candidata')).toBeEnabled();
  await user.click(box('Ana Candidata'));
  expect(box('Eva Candidata')).toBeEnabled();
  await user.type(screen.getByRole('searchbox'), 'Zuleica');
  expect(screen.getByText('Ninguém com este nome.')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /^Eva/ })).not.toBeInTheDocument();
});
