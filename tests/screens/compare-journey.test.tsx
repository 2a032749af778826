import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aDeputy } from '../support/chamber-fixtures';
import { chamberHas, screenWidth } from '../support/fake-chamber';
import { hasTables, details } from '../support/fake-comparison';
import { hasCommonVotes } from '../support/fake-common-votes';
import { aDeputyChoice, hasMyChoices } from '../support/fake-my-choices';
import { renderApp } from '../support/render-app';
import { maria } from '../support/session';

const favorite = (id: string, nome: string) =>
  aDeputyChoice({ deputado_id: id, deputado_nome: nome }, { favorito: true });
const deputies = [aDeputy({ id: 1, nome: 'Érica Exemplo' }), aDeputy({ id: 2, nome: 'Ana Exemplo' })];

beforeEach(() => {
  vi.stubGlobal('matchMedia', screenWidth(1280));
  vi.setSystemTime(new Date('2026-11-24T15:00:00Z'));
});

it('the boxes of Minhas Escolhas lead by the bar to the comparison', async () => {
  chamberHas({ details, deputies });
  hasMyChoices({ deputies: [favorite('1', 'Érica Exemplo'), favorite('2', 'Ana Exemplo')] });
  hasCommonVotes();
  hasTables();
  const { user, router } = renderApp('/minhas-escolhas', { as: maria });
  await user.click(await screen.findByRole('checkbox', { name: /^Comparar Érica Exemplo$/ }));
  expect(screen.getByText('Escolha de 2 a 4 para comparar.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Comparar (1)' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: /^Comparar Ana Exemplo$/ }));
  await user.click(screen.getByRole('link', { name: 'Comparar (2)' }));
  expect(await screen.findByText(/^2 deputados, em ordem alfabética/)).toBeVisible();
  expect(router.state.location.pathname + router.state.location.search).toBe('/comparar?deputados=1,2');
});

it('a profile leads to the comparison, with that person chosen already and the favourites on offer', async () => {
  chamberHas({ details, deputies });
  hasMyChoices({ deputies: [favorite('1', 'Érica Exemplo')] });
  hasTables();
  const { user, router } = renderApp('/deputado-federal/2', { as: maria });
  const [link] = await screen.findAllByRole('link', { name: 'Comparar com…' });
  if (link === undefined) throw new Error('The profile leads to no comparison');
  await user.click(link);
  expect(await screen.findByRole('checkbox', { name: /^Ana Exemplo/ })).toBeChecked();
  await user.click(await screen.findByRole('checkbox', { name: /^Érica Exemplo/ }));
  await user.click(screen.getByRole('link', { name: 'Comparar (2)' }));
  expect(await screen.findByText(/^2 deputados, em ordem alfabética/)).toBeVisible();
  expect(router.state.location.search).toBe('?deputados=2,1');
});
