import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aDeputyDetail } from '../../support/chamber-fixtures';
import { chamberHas, onWideScreen } from '../../support/fake-chamber';
import { aDeputyChoice, hasMyChoices } from '../../support/fake-my-choices';
import { aWholeRollCall, hasRollCalls, rollCallOfEveryLabel } from '../../support/fake-roll-calls';
import { aVote, hasVotes } from '../../support/fake-votes';
import { renderApp } from '../../support/render-app';
import { region } from '../../support/screen-parts';
import { maria } from '../../support/session';

it.each([
  ['its votes', { votos_fora: 1 }, '1 linha que a Câmara publicou com defeito foi deixada de fora.'],
  [
    'its orientations',
    { orientacoes_fora: 2 },
    '2 linhas que a Câmara publicou com defeito foram deixadas de fora.',
  ],
])('the page of a roll call says how many rows of %s nobody could read', async (_, flaws, sentence) => {
  hasRollCalls({ one: aWholeRollCall({ id_camara: '2586587-30', ...flaws }) });
  renderApp('/votacao/2586587-30');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getAllByText(/com defeito/)).toHaveLength(1);
});

it('whoever may have cast a vote that nobody could read is not called without a recorded vote', async () => {
  const favorite = (id: number) =>
    aDeputyChoice({ deputado_id: String(id), deputado_nome: `Pessoa ${id} Exemplo` }, { favorito: true });
  hasMyChoices({ deputies: [21, 22, 23, 24, 25, 26, 27].map(favorite) });
  hasRollCalls({ one: { ...rollCallOfEveryLabel, votos_fora: 1 } });
  renderApp('/votacao/2586587-30', { as: maria });
  expect(await screen.findByRole('img', { name: /, 507 sem voto nestes dados$/ })).toBeVisible();
  await screen.findByText('Ver os 7, um a um');
  const [counts, rows] = region('Entre seus favoritos').getAllByRole('list', { hidden: true });
  expect(counts).toHaveTextContent(/^Sem voto nestes dados 7$/);
  expect(rows).toHaveTextContent('Pessoa 21 Exemplo Sem voto nestes dados');
  expect(screen.queryByText(/sem voto registrado/i)).toBeNull();
});

it.each([
  ['sem_partido', 'Sem partido nesse dia, não tinha bancada.'],
  [
    'sem_partido_conhecido',
    'Onde o partido no dia do voto não é conhecido, a orientação da bancada também não é.',
  ],
])(
  'a vote without a party (%s) is not said to lack the orientations of these data',
  async (orientacao, sentence) => {
    onWideScreen();
    chamberHas({ details: [aDeputyDetail()] });
    hasVotes({ records: [aVote({ orientacao, partido_sigla: null })] });
    renderApp('/deputado-federal/160541?aba=votacoes');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(
      screen.queryByText('Estes dados não dizem o que cada partido pediu aos seus deputados.'),
    ).not.toBeInTheDocument();
    expect(screen.queryByText(/^Orientação da bancada/)).not.toBeInTheDocument();
  },
);
