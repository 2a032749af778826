import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { aDeputyDetail } from '../../support/chamber-fixtures';
import { server } from '../../support/fake-backend';
import { chamberHas, onWideScreen } from '../../support/fake-chamber';
import { rest, timedOut } from '../../support/fake-tables';
import { aVote, hasVotes } from '../../support/fake-votes';
import { renderApp } from '../../support/render-app';
import { button, field } from '../../support/screen-parts';

const path = '/deputado-federal/160541?aba=votacoes';

beforeEach(() => {
  onWideScreen();
  vi.setSystemTime(new Date('2026-11-21T15:00:00Z'));
  chamberHas({ details: [aDeputyDetail()] });
});

it('each filter of a deputy’s votes is asked for and stays in the address', async () => {
  const { asked } = hasVotes({ records: [aVote()] });
  const { user, router } = renderApp(path);
  await user.selectOptions(await screen.findByLabelText('Ano'), '2026');
  await user.selectOptions(field('Tema'), 'Saúde');
  await user.type(field('Texto'), 'moradia{Enter}');
  const wanted = { p_ano: '2026', p_tema: 'Saúde', p_texto: 'moradia' };
  await waitFor(() => expect(Object.fromEntries(asked.at(-1)?.url.searchParams ?? [])).toMatchObject(wanted));
  expect([...new URLSearchParams(router.state.location.search).values()].toSorted()).toEqual([
    '2026',
    'Saúde',
    'moradia',
    'votacoes',
  ]);
});

it('a filter whose votes cannot be read says so, and can be tried again', async () => {
  hasVotes({ records: [aVote()] });
  const { user } = renderApp(path);
  await screen.findByLabelText('Ano');
  server.use(http.get(`${rest}/rpc/votos_do_deputado`, timedOut, { once: true }));
  await user.selectOptions(field('Tema'), 'Saúde');
  expect(await screen.findByText('Não foi possível carregar as votações.')).toBeVisible();
  await user.click(button('Tentar novamente'));
  expect(await screen.findByText('votação')).toBeVisible();
});
