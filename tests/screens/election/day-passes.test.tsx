import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { afterFirst, ana } from '../../support/after-rounds';
import { backend } from '../../support/fake-backend';
import { aChoiceOf, hasMyChoices } from '../../support/fake-my-choices';
import { hasRollCalls } from '../../support/fake-roll-calls';
import { renderApp } from '../../support/render-app';
import { maria } from '../../support/session';

afterEach(() => {
  vi.useRealTimers();
});

/** Installed on a phone, the site stays open for days. */
it.each([
  ['/', '2027-01-31', 'Depois da eleição', '2027-02-01', 'A Câmara agora'],
  ['/minhas-escolhas', '2026-10-25', 'Cola para o dia da votação', '2026-10-26', 'Depois da eleição'],
])('%s, left open on %s as ‘%s’, looked at on %s speaks as on that day', async (path, ...turn) => {
  const [day, before, next, after] = turn;
  vi.setSystemTime(new Date(`${day}T23:55:00-03:00`));
  backend.hasCandidates(afterFirst);
  hasRollCalls({});
  hasMyChoices({ candidates: [aChoiceOf(ana, { favorito: true })] });
  renderApp(path, { as: maria });
  await screen.findByRole('region', { name: before });
  vi.setSystemTime(new Date(`${next}T00:05:00-03:00`));
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByRole('region', { name: after })).toBeVisible();
  expect(screen.queryByRole('region', { name: before })).not.toBeInTheDocument();
});

it('a page in sight at midnight speaks of the new day a minute later', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  vi.setSystemTime(new Date('2026-10-25T23:59:30-03:00'));
  backend.hasCandidates(afterFirst);
  renderApp('/');
  await screen.findByRole('heading', { level: 3, name: 'Ana Exemplo' });
  await screen.findByRole('region', { name: 'Depois do 1º turno' });
  await vi.dynamicImportSettled();
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(await screen.findByRole('region', { name: 'Depois da eleição' })).toBeVisible();
});
