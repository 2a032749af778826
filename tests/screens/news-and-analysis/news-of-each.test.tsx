import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend } from '../../support/fake-backend';
import { aChoiceOf, hasMyChoices } from '../../support/fake-my-choices';
import { newsNamesWhom } from '../../support/fake-news';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { maria } from '../../support/session';

it.each([
  ['of one party', ['Ana Exemplo', 'EXA'], ['Bia Exemplo', 'EXA']],
  ['of one name', ['Ana Exemplo', 'EXA'], ['Ana Exemplo', 'EXB']],
])('two favourites %s have their own news, one after the other', async (_, ...people) => {
  const candidates = people.map(([nome, partido_sigla]) => aCandidate({ nome, partido_sigla }));
  backend.hasCandidates(candidates);
  hasMyChoices({ candidates: candidates.map((one) => aChoiceOf(one, { favorito: true })) });
  newsNamesWhom();
  const { user } = renderApp('/', { as: maria });
  for (const { nome, partido_sigla } of candidates) {
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${nome} ${partido_sigla} `) }));
    const dialog = within(await screen.findByRole('dialog', { name: `Últimas Notícias - ${nome}` }));
    expect(await dialog.findByText(`${nome} (${partido_sigla}) fala`)).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
});
