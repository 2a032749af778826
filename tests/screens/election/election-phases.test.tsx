import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aChoiceOf, hasMyChoices } from '../../support/fake-my-choices';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { heading } from '../../support/screen-parts';
import { maria } from '../../support/session';

/** The calendar's own test has each border. */
const days = [
  ['2026-10-25', false],
  ['2026-10-26', true],
  ['2027-01-05', true],
] as const;

const ana = aCandidate({ nome: 'Ana Exemplo' });

const at = (day: string) => vi.setSystemTime(new Date(`${day}T12:00:00-03:00`));

it.each(days)('the method speaks as on %s, election over: %s', async (day, isOver) => {
  at(day);
  renderApp('/sobre');
  await heading('Sobre e método');
  expect(screen.queryAllByText(/A eleição terminou em 25 de outubro de 2026\./)).toHaveLength(isOver ? 1 : 0);
});

it.each(days)('the title of My Choices speaks as on %s, election over: %s', async (day, isOver) => {
  at(day);
  hasMyChoices({ candidates: [aChoiceOf(ana, { favorito: true })] });
  renderApp('/minhas-escolhas', { as: maria });
  await screen.findByRole('heading', { level: 3, name: 'Ana Exemplo' });
  if (isOver) expect(await screen.findByRole('region', { name: 'Depois da eleição' })).toBeVisible();
  else expect(await screen.findByRole('button', { name: 'Imprimir cola em branco' })).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Imprimir cola em branco' })).toHaveLength(isOver ? 0 : 1);
  expect(screen.queryAllByRole('region', { name: 'Depois da eleição' })).toHaveLength(isOver ? 1 : 0);
});
