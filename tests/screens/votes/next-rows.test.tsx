import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { watchDownloads } from '../../support/browser/downloads';
import { aDeputyDetail } from '../../support/chamber-fixtures';
import { chamberHas } from '../../support/fake-chamber';
import { aRollCall, hasRollCalls } from '../../support/fake-roll-calls';
import { aVote, hasVotes } from '../../support/fake-votes';
import { renderApp } from '../../support/render-app';
import { button } from '../../support/screen-parts';

beforeEach(() => {
  chamberHas({ details: [aDeputyDetail()] });
});

/** What each request for rows asks for, but for which and how many. */
function filtersOf(asked: readonly { url: URL }[], name: string): object[] {
  return asked
    .filter(({ url }) => url.pathname.endsWith(`/${name}`))
    .map(({ url }) => {
      const { p_antes: _, p_limite: __, ...filters } = Object.fromEntries(url.searchParams);
      return filters;
    });
}

it('the next roll calls are of the filters of the first', async () => {
  const { asked } = hasRollCalls({ list: Array.from({ length: 21 }, () => aRollCall()) });
  const { user } = renderApp('/votacoes?ano=2023&tema=Saúde&tipo=urgencia&texto=moradia');
  await user.click(await screen.findByRole('button', { name: 'Carregar Mais' }));
  const wanted = { p_ano: '2023', p_tema: 'Saúde', p_tipo: 'urgencia', p_texto: 'moradia' };
  await waitFor(() => expect(filtersOf(asked, 'votacoes_nominais')).toEqual([wanted, wanted]));
});

it('the next votes of a deputy, and those of the file, are of the filters of the first', async () => {
  const { asked } = hasVotes({ records: Array.from({ length: 51 }, () => aVote()) });
  const files = watchDownloads();
  const { user } = renderApp(
    '/deputado-federal/160541?aba=votacoes&ano-voto=2026&tema=Saúde&voto=1&texto=moradia&principais=sim',
  );
  await user.click(await screen.findByRole('button', { name: 'Carregar Mais' }));
  await waitFor(() => expect(filtersOf(asked, 'votos_do_deputado')).toHaveLength(2));
  await user.click(button('Baixar CSV'));
  await waitFor(() => expect(files).toHaveLength(1));
  const filters = {
    p_ano: '2026',
    p_tema: 'Saúde',
    p_voto: '1',
    p_texto: 'moradia',
    p_so_principais: 'true',
  };
  const wanted = { p_deputado: '160541', ...filters };
  expect(filtersOf(asked, 'votos_do_deputado')).toEqual([wanted, wanted, wanted, wanted]);
});
