import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aDeputyDetail } from '../../support/chamber-fixtures';
import { chamberHas, onWideScreen } from '../../support/fake-chamber';
import { aBallot, aWholeRollCall, hasRollCalls } from '../../support/fake-roll-calls';
import { aVote, hasVotes } from '../../support/fake-votes';
import { renderApp } from '../../support/render-app';

const path = '/deputado-federal/160541?aba=votacoes';

it('the tab of votes leads from each record to its roll call, where the deputy is first, and back', async () => {
  onWideScreen();
  chamberHas({ details: [aDeputyDetail()] });
  hasVotes({ records: [aVote({ id_camara: '2586587-30', ementa: 'Institui um exemplo.' })] });
  const votos = [aBallot(1, 'Ana Exemplo'), aBallot(2, 'Bruno Exemplo', { id: 160541 })];
  hasRollCalls({ one: aWholeRollCall({ id_camara: '2586587-30', votos }) });
  const { router, user } = renderApp(path);
  await user.click(await screen.findByRole('link', { name: 'Institui um exemplo' }));
  expect(await screen.findByText('Votou Não')).toBeVisible();
  expect(router.state.location.pathname).toBe('/votacao/2586587-30');
  const [back, own] = screen.getAllByRole('link', { name: 'Bruno Exemplo' });
  expect(own?.parentElement).toHaveTextContent('Bruno Exemplo Votou Não');
  expect(screen.queryByRole('link', { name: 'Votações nominais' })).toBeNull();
  if (back === undefined) throw new Error('There is no way back');
  await user.click(back);
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(path));
});
