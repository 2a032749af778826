import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { afterSecond, ana, bia } from '../../support/after-rounds';
import { backend } from '../../support/fake-backend';
import { aChoiceOf, aDeputyChoice, hasMyChoices } from '../../support/fake-my-choices';
import { anOutcome, hasOutcomes } from '../../support/outcomes';
import { renderApp } from '../../support/render-app';
import { maria } from '../../support/session';

it.each([
  ['preliminar', 'Seu favorito:  eleito(a), preliminar'],
  ['conferido', 'Seu favorito:  eleito(a)'],
] as const)(
  'of the only favourite, a deputy, the home says what is not checked yet: %s',
  async (situacao, words) => {
    vi.setSystemTime(new Date('2026-11-26T12:00:00-03:00'));
    backend.hasCandidates(afterSecond);
    hasOutcomes([{ ...anOutcome, deputado_id: 7, situacao }]);
    hasMyChoices({ deputies: [aDeputyChoice({ deputado_id: '7' }, { favorito: true })] });
    renderApp('/', { as: maria });
    const link = await screen.findByRole('link', { name: 'Seu favorito' });
    await waitFor(() => expect(link.closest('p')?.textContent).toBe(words));
  },
);

it('of more favourites of two kinds too, and of candidates alone nothing is preliminary', async () => {
  vi.setSystemTime(new Date('2026-11-26T12:00:00-03:00'));
  backend.hasCandidates(afterSecond);
  hasOutcomes([{ ...anOutcome, deputado_id: 7 }]);
  const favorite = { favorito: true };
  const candidates = [aChoiceOf(ana, favorite), aChoiceOf(bia, favorite)];
  hasMyChoices({ candidates, deputies: [aDeputyChoice({ deputado_id: '7' }, favorite)] });
  const { unmount } = renderApp('/', { as: maria });
  const said = async (name: string) => (await screen.findByRole('link', { name })).closest('p')?.textContent;
  await expect.poll(() => said('Seus 3')).toBe('Seus 3: 2 eleitos(as), 1 não, preliminar');
  unmount();
  hasMyChoices({ candidates });
  renderApp('/', { as: maria });
  await expect.poll(() => said('Seus 2')).toBe('Seus 2: 1 eleito(a), 1 não');
});
