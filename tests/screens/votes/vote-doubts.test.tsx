import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aBallot, aWholeRollCall, hasRollCalls } from '../../support/fake-roll-calls';
import { renderApp } from '../../support/render-app';

/** Differing totals and secret votes, where bare numbers would mislead. */
const path = '/votacao/2586587-30';
const whole = aWholeRollCall({ id_camara: '2586587-30', votos: [aBallot(1, 'Ana Exemplo')] });

const differing = {
  ...whole,
  descricao: 'Rejeitada a Emenda de Plenário nº 40. Sim: 35; não: 375; total: 410.',
  tipo: 'emenda',
  aprovada: false,
  sim: 315,
  nao: 87,
  totais_diferem: true,
  sim_no_texto: 35,
  nao_no_texto: 375,
};

it('a roll call whose text and votes have different totals says both, and keeps the votes from one’s favourites', async () => {
  hasRollCalls({ one: differing });
  renderApp(path);
  expect(
    await screen.findByText(
      'Os totais diferem: o texto da Câmara diz 35 a 375, e os votos individuais somam 315 a 87. As listas e as somas deste site deixam estes votos de fora.',
    ),
  ).toBeVisible();
  expect(screen.getByText('recusou mudar o texto (emenda)').parentElement).toHaveTextContent(
    /^A Câmara recusou mudar o texto \(emenda\)\.$/,
  );
  expect(screen.queryByRole('heading', { name: 'Entre seus favoritos' })).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Todos os votos' })).toBeVisible();
});

it.each([
  ['eleicao', 'Votos: Sra. Ana: Sim: 388.', 'Eleição de pessoa', 'A Câmara votou a escolha de uma pessoa'],
  [
    'eleicao',
    'Votos: sim: 388. Eleita a Sra. Ana.',
    'Eleição de pessoa',
    'A Câmara votou a escolha de uma pessoa',
  ],
  ['secreta', 'Decidida em votação secreta.', 'Proposição não informada', 'Aprovada'],
])(
  'a secret vote (%s: %s) is neither symbolic nor incomplete, and nobody is approved in an election',
  async (tipo, descricao, title, result) => {
    const secret = { tipo, descricao, aprovada: true, sim: 388, nao: 22, nominal: false, tem_votos: false };
    hasRollCalls({ one: { ...whole, ...secret, titulo: null, ementa: null, votos: [] } });
    renderApp(path);
    expect(await screen.findByText('Votação secreta: ninguém sabe como cada um votou.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getAllByText('Proposição não informada')).toHaveLength(1);
    expect(screen.getByText(/388 votos Sim e 22 Não/).parentElement).toHaveTextContent(
      `${result}: 388 votos Sim e 22 Não.`,
    );
    expect(screen.queryByText(/simbólica|não estão nestes dados|Ainda faltam?/)).toBeNull();
  },
);

it('most voted Sim and it was refused: the page says how many votes it needed, where the rule is known', async () => {
  const missed = { descricao: 'Rejeitado o Requerimento de Urgência (Art. 155 do RICD).', aprovada: false };
  hasRollCalls({ one: { ...whole, ...missed, sim: 240, nao: 159 } });
  renderApp(path);
  expect((await screen.findByText(/240 votos Sim/)).parentElement).toHaveTextContent(
    'A Câmara recusou votar com urgência: 240 votos Sim e 159 Não. Precisava de 257 votos Sim.',
  );
});

it.each(['/votacao/nada', '/votacao/%00', '/votacao/1-2%27'])(
  'an address that no roll call has, such as %s, says so and asks nobody',
  async (address) => {
    const { asked } = hasRollCalls({});
    renderApp(address);
    expect(await screen.findByRole('heading', { level: 1, name: 'Votação não encontrada' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver as votações' })).toHaveAttribute('href', '/votacoes');
    expect(asked.filter(({ url }) => url.pathname.endsWith('/camara_votacoes'))).toEqual([]);
  },
);

it.each([
  ['with the votes by name', {}, 'resultado, votos por nome e texto da Câmara.'],
  ['without them', { tem_votos: false, votos: [] }, 'resultado e texto da Câmara.'],
  [
    'that was secret',
    { tipo: 'secreta', nominal: false, tem_votos: false, votos: [] },
    'resultado e texto da Câmara.',
  ],
])('whoever shares a roll call %s promises nothing that its page lacks', async (_, lacking, promised) => {
  hasRollCalls({ one: { ...whole, titulo: 'PL 1/2026', ...lacking } });
  renderApp(path);
  const said = `Votação de 20/05/2026 na Câmara dos Deputados, PL 1/2026: ${promised}`;
  for (const name of ['[name="description"]', '[property="og:description"]', '[name="twitter:description"]'])
    await waitFor(() => expect(document.querySelector(`meta${name}`)).toHaveAttribute('content', said));
});
