import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { afterFirst, ana, bia, round, went } from '../../support/after-rounds';
import { backend, server } from '../../support/fake-backend';
import { anExplanation, aRollCall, aWholeRollCall, hasRollCalls } from '../../support/fake-roll-calls';
import { answerRows } from '../../support/fake-tables';
import { renderApp } from '../../support/render-app';

/** Noon in Brasília. */
const at = (day: string) => vi.setSystemTime(new Date(`${day}T12:00:00-03:00`));

const votesAddress = 'http://backend.test/rest/v1/camara_votacoes';

it('a roll call that the home tells leads to the list of roll calls, and not back to the home', async () => {
  at('2027-03-15');
  backend.hasCandidates(afterFirst);
  const { titulo_claro } = anExplanation;
  const { titulo_claro: _, ...rollCall } = aRollCall();
  server.use(
    http.get(votesAddress, () => HttpResponse.json([{ ...rollCall, explicacao: { titulo_claro } }])),
  );
  const { user } = renderApp('/');
  const votes = within(await screen.findByRole('region', { name: 'Últimas votações explicadas' }));
  hasRollCalls({ one: aWholeRollCall({ id_camara: rollCall.id_camara }) });
  await user.click(votes.getByRole('link', { name: titulo_claro }));
  expect(await screen.findByRole('link', { name: 'Votações nominais' })).toHaveAttribute('href', '/votacoes');
});

it('once the new Chamber votes, the newest explained votes are on the home; before that nobody reads them', async () => {
  at('2027-03-15');
  backend.hasCandidates(afterFirst);
  const rollCall = aRollCall();
  const told = (dia: string, id: number, titulo_claro: string) => ({
    ...rollCall,
    votacao_id: id,
    id,
    dia,
    explicacao: { titulo_claro },
  });
  const explained = [
    told('2027-03-01', 1, 'Terceira explicada'),
    told('2027-03-09', 2, 'Segunda explicada'),
    told('2027-02-20', 4, 'Quarta explicada'),
    told('2027-03-09', 3, 'Primeira explicada'),
  ];
  const requested: string[] = [];
  server.use(
    http.get(votesAddress, ({ request }) => {
      requested.push(request.url);
      return answerRows(new Request(request.url), explained);
    }),
  );
  const { unmount } = renderApp('/');
  const votes = within(await screen.findByRole('region', { name: 'Últimas votações explicadas' }));
  const newest = votes.getAllByRole('link', { name: /explicada$/ });
  expect(newest.map(({ textContent }) => textContent)).toEqual([
    'Primeira explicada',
    'Segunda explicada',
    'Terceira explicada',
  ]);
  expect(newest[0]).toHaveAttribute('href', `/votacao/${rollCall.id_camara}`);
  expect(votes.getAllByText('Decidiu votar com urgência')).toHaveLength(3);
  expect(votes.getByRole('link', { name: 'Todas as votações' })).toHaveAttribute('href', '/votacoes');
  expect(requested).toHaveLength(1);
  unmount();
  at('2026-11-26');
  renderApp('/');
  await screen.findByRole('region', { name: 'Câmara dos Deputados' });
  expect(screen.queryByRole('region', { name: 'Últimas votações explicadas' })).not.toBeInTheDocument();
  expect(requested).toHaveLength(1);
});

it.each([
  ['none is explained', () => HttpResponse.json([])],
  ['they cannot be read', () => new HttpResponse(null, { status: 500 })],
])('the home is whole where %s', async (_, answer) => {
  at('2027-03-15');
  backend.hasCandidates(afterFirst);
  const isRead = vi.fn();
  server.use(
    http.get(votesAddress, () => {
      isRead();
      return answer();
    }),
  );
  renderApp('/');
  await waitFor(() => expect(isRead).toHaveBeenCalled());
  expect(await screen.findByRole('region', { name: 'Câmara dos Deputados' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Últimas votações explicadas' })).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('once the new Chamber votes, the home leads to all plans by theme, and shows the elected one’s once that is published', async () => {
  at('2027-03-15');
  const texts = [{ tema: 'economia', texto: 'Menos filas' }];
  const withPlan = { ...bia, pautas_detalhe: texts };
  backend.hasCandidates([ana, withPlan]);
  server.use(http.get(votesAddress, () => HttpResponse.json([])));
  const { unmount } = renderApp('/');
  const title = { name: 'O que dizia o plano registrado' };
  const all = within(await screen.findByRole('region', title));
  expect(all.getByText('de todas as candidaturas, por tema')).toBeVisible();
  expect(all.getByRole('link', { name: 'Saúde' })).toHaveAttribute(
    'href',
    '/candidatos-2026/temas?tema=saude',
  );
  expect(all.getByText(/depois de publicado o resultado do 2º turno/)).toBeVisible();
  unmount();
  const elected = { ...withPlan, resultados: [...went(42.5), round(2, 'eleito', 50.75)] };
  backend.hasCandidates([ana, elected]);
  renderApp('/');
  const own = within(await screen.findByRole('region', title));
  expect(await own.findByText('Menos filas')).toBeVisible();
  expect(own.getByRole('link', { name: 'Bia Exemplo' })).toHaveAttribute('href', `/candidato/${bia.id}`);
  expect(own.getAllByText('Nada encontrado no resumo público do plano.')).toHaveLength(5);
  expect(own.queryByRole('link', { name: 'Saúde' })).not.toBeInTheDocument();
});
