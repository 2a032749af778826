import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { delay, http } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aDeputy } from '../../support/chamber-fixtures';
import { chamberHas, hasDeputyChoices } from '../../support/fake-chamber';
import { backend, server } from '../../support/fake-backend';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { maria } from '../../support/session';
import { expectOnlyReportedFailures, letFailuresBeLogged, troubleAt } from '../faults/network-faults';

const ana = aCandidate({ nome: 'Ana Exemplo' });
const words = 'Escolha não carregada';
const favorite = { favorito: true, ignorado: false };

beforeEach(() => {
  backend.hasCandidates([ana]);
  backend.hasChoices([{ candidato_id: ana.id, ...favorite }]);
  chamberHas({ deputies: [aDeputy({ id: 1, nome: 'Bruna Exemplo' })] });
  hasDeputyChoices([{ deputado_id: '1', ...favorite }]);
});

afterEach(() => {
  focusManager.setFocused(undefined);
});

function cannotReadChoices() {
  letFailuresBeLogged();
  const trouble = troubleAt(/usuario_\w+_relacao/);
  trouble.fault = 'a broken server (500)';
  return trouble;
}

function lookAgain(): void {
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
}

it.each(['/', '/candidatos-2026', `/candidato/${ana.id}`, '/deputado-federal/1'])(
  'where choices cannot be read, %s says so beside the buttons until they are',
  async (path) => {
    const trouble = cannotReadChoices();
    renderApp(path, { as: maria });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Favoritar' })).toBeEnabled();
    trouble.fault = null;
    lookAgain();
    expect(await screen.findByRole('button', { name: 'Favoritado' })).toBeVisible();
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    expectOnlyReportedFailures();
  },
);

it('a heart in the deputies list is neither pressed nor not while choices cannot be read', async () => {
  const trouble = cannotReadChoices();
  renderApp('/deputados-federais', { as: maria });
  expect(await screen.findByText(words)).toBeVisible();
  const buttons = [/^Favoritar Bruna/, /^Ignorar Bruna/].map((name) => screen.getByRole('button', { name }));
  for (const button of buttons) expect(button).not.toHaveAttribute('aria-pressed');
  trouble.fault = null;
  lookAgain();
  expect(await screen.findByRole('button', { name: 'Favoritar Bruna Exemplo', pressed: true })).toBeVisible();
  expect(buttons[1]).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  expectOnlyReportedFailures();
});

it('a visitor, who has chosen nobody, is told of no choice that could not be read', async () => {
  cannotReadChoices();
  renderApp('/deputados-federais');
  expect(
    await screen.findByRole('button', { name: 'Favoritar Bruna Exemplo', pressed: false }),
  ).toBeVisible();
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});

it('the words stay while what could not be read is asked for again', async () => {
  cannotReadChoices();
  renderApp('/deputados-federais', { as: maria });
  expect(await screen.findByText(words)).toBeVisible();
  let asked = 0;
  server.use(
    http.all(/usuario_\w+_relacao/, () => {
      asked += 1;
      return delay('infinite');
    }),
  );
  lookAgain();
  await waitFor(() => expect(asked).toBe(1));
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Favoritar Bruna Exemplo' })).not.toHaveAttribute('aria-pressed');
});
