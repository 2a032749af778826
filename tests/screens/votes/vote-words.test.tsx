import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aDeputyDetail } from '../../support/chamber-fixtures';
import { chamberHas, hasDeputyChoices, onWideScreen } from '../../support/fake-chamber';
import { details, hasTables } from '../../support/fake-comparison';
import { hasCommonVotes } from '../../support/fake-common-votes';
import { aDeputyChoice, hasMyChoices } from '../../support/fake-my-choices';
import {
  aBallot,
  aRollCall,
  aWholeRollCall,
  hasRollCalls,
  judgingWords,
} from '../../support/fake-roll-calls';
import { aVote, hasVotes } from '../../support/fake-votes';
import { renderApp } from '../../support/render-app';
import { joana, maria } from '../../support/session';
import { aWrittenOne, hasExplanations, openVotesPanel } from '../../support/panel/votes-panel';

/** All five labels, every attribute: only words that data bear out. */
const labels = [1, 2, 3, 4, 5];

/** Text, and names of marks, fields and links. */
function said(): string {
  const named = [...document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')];
  const attributes = ['aria-label', 'title', 'alt', 'placeholder'];
  return [
    document.title,
    document.body.textContent,
    ...named.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? '')),
  ].join('\n');
}

const favorites = [
  aDeputyChoice({ deputado_id: '11', deputado_nome: 'Bruno Exemplo' }, { favorito: true }),
  aDeputyChoice({ deputado_id: '12', deputado_nome: 'Carla Exemplo' }, { favorito: true }),
];

beforeEach(() => {
  onWideScreen();
  vi.setSystemTime(new Date('2026-11-21T15:00:00Z'));
});

it('the deputy’s tab judges nobody', async () => {
  chamberHas({ details: [aDeputyDetail()] });
  hasDeputyChoices();
  hasVotes({ records: labels.map((voto) => aVote({ voto, orientacao: 'Não' })) });
  renderApp('/deputado-federal/160541?aba=votacoes', { as: maria });
  await screen.findByRole('region', { name: '20 de maio de 2026' });
  for (const label of ['Votou Sim', 'Votou Não', 'Abstenção', 'Obstrução', 'Presidiu a sessão (não vota)'])
    expect(said()).toContain(label);
  expect(said()).not.toMatch(judgingWords);
});

it('a deputy without a record is not judged either', async () => {
  chamberHas({ details: [aDeputyDetail()] });
  hasVotes({ summary: { registros: 0, presidiu: 0, primeiro: null, ultimo: null, votacoes: 0, meses: [] } });
  renderApp('/deputado-federal/160541?aba=votacoes');
  expect(await screen.findByText('Sem voto registrado')).toBeVisible();
  expect(said()).not.toMatch(judgingWords);
});

it('the list of roll calls judges nobody', async () => {
  hasRollCalls({ list: [aRollCall(), aRollCall({ aprovada: false }), aRollCall({ tem_votos: false })] });
  renderApp('/votacoes');
  await screen.findByRole('region', { name: '20 de maio de 2026' });
  expect(said()).not.toMatch(judgingWords);
});

it('a roll call judges nobody, favourites included', async () => {
  hasMyChoices({ deputies: favorites });
  const votos = labels.map((voto) => aBallot(voto, `Deputada ${voto}`, { id: 10 + voto }));
  hasRollCalls({
    one: aWholeRollCall({
      votos,
      orientacoes: [{ bancada: 'Governo', orientacao: 'Não', abreviada: false }],
    }),
  });
  renderApp('/votacao/2586587-30', { as: maria });
  expect(await screen.findByText('Bruno Exemplo')).toBeVisible();
  expect(said()).not.toMatch(judgingWords);
});

it('votes in common judge nobody, nor does what two voted differently', async () => {
  hasMyChoices({ deputies: favorites });
  hasCommonVotes({
    pairs: { '11-12': [30, 34] },
    different: labels.slice(0, 4).map((voto_a, index) => ({
      votacao_id: 9 - index,
      id_camara: `2586587-${index}`,
      dia: '2026-05-20',
      tipo: 'urgencia',
      titulo: 'PL 1/2026',
      ementa: null,
      titulo_claro: null,
      descricao: 'Aprovado o Requerimento de Urgência.',
      voto_a,
      voto_b: voto_a === 4 ? 1 : voto_a + 1,
    })),
  });
  const { user } = renderApp('/minhas-escolhas', { as: maria });
  const [open] = await screen.findAllByRole('button', { name: 'Bruno Exemplo e Carla Exemplo: 30 de 34' });
  if (open === undefined) throw new Error('The pair cannot be opened');
  expect(said()).not.toMatch(judgingWords);
  await user.click(open);
  const dialog = within(await screen.findByRole('dialog'));
  for (const label of ['Votou Sim', 'Votou Não', 'Abstenção', 'Obstrução'])
    expect((await dialog.findAllByText(label)).length).toBeGreaterThan(0);
  const [yes] = dialog.getAllByText('Votou Sim');
  const [no] = dialog.getAllByText('Votou Não');
  expect(no?.className).toBe(yes?.className);
  expect(said()).not.toMatch(judgingWords);
});

it('a comparison judges nobody, whatever the labels were', async () => {
  chamberHas({ details });
  hasTables();
  renderApp('/comparar?deputados=1,2');
  expect(await screen.findByText('com Érica Exemplo: 461 de 558')).toBeVisible();
  expect(said()).not.toMatch(judgingWords);
});

it('a symbolic roll call says that no deputy’s vote is recorded, and judges nobody', async () => {
  hasRollCalls({
    one: aWholeRollCall({ nominal: false, tem_votos: false, sim: null, nao: null, presidiu: null }),
  });
  renderApp('/votacao/2586587-30');
  expect(
    await screen.findByText('Votação simbólica: a Câmara não registra voto por deputado.'),
  ).toBeVisible();
  expect(said()).not.toMatch(judgingWords);
});

it('the panel of explanations judges nobody, in its list and in its form', async () => {
  hasExplanations([aWrittenOne({ votacao_id: 31, situacao: 'em_revisao', redigida_por: joana.id })]);
  const { user } = openVotesPanel();
  await user.click(await screen.findByRole('link', { name: 'PL 1/2026' }));
  await screen.findByRole('region', { name: 'Texto da Câmara' });
  expect(said()).not.toMatch(judgingWords);
});
