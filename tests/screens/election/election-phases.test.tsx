import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aDeputy } from '../../support/chamber-fixtures';
import { backend } from '../../support/fake-backend';
import { chamberHas, screenWidth } from '../../support/fake-chamber';
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

it.each(days)('the list of candidates speaks as on %s, election over: %s', async (day, isOver) => {
  at(day);
  backend.hasCandidates([ana]);
  renderApp('/candidatos-2026');
  const lead = isOver
    ? '1 candidatura disputou a Presidência em 2026.'
    : '1 candidatura à Presidência, em ordem alfabética.';
  expect(await screen.findByText(lead)).toBeVisible();
  expect(screen.queryAllByRole('link', { name: 'Ver o resultado' })).toHaveLength(isOver ? 1 : 0);
});

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

it.each([
  ['2027-01-31', 57],
  ['2027-02-01', 58],
  ['2027-02-02', 58],
])('the list of deputies speaks as on %s', async (day, legislature) => {
  at(day);
  vi.stubGlobal('matchMedia', screenWidth(360));
  chamberHas({ deputies: [aDeputy({ nome: 'Rui Exemplo', idLegislatura: legislature })] });
  renderApp('/deputados-federais');
  await screen.findByRole('heading', { level: 3, name: 'Rui Exemplo' });
  expect(
    screen.getByText(
      new RegExp(`^${String(legislature)}ª legislatura, em exercício, em ordem alfabética\\.`),
    ),
  ).toBeVisible();
  const title = { name: 'Legislatura 58 (2027–2031)' };
  if (legislature === 58) expect(await screen.findByRole('heading', title)).toBeVisible();
  else expect(screen.queryByRole('heading', title)).toBeNull();
});
