import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aDeputyChoice, hasMyChoices } from '../../support/fake-my-choices';
import { aBallot, hasRollCalls, rollCallOfEveryLabel } from '../../support/fake-roll-calls';
import { renderApp } from '../../support/render-app';
import { openPart, region } from '../../support/screen-parts';
import { maria } from '../../support/session';
import { expectNoSession } from '../../support/watched-reads';

const path = '/votacao/2586587-30';

it('the page of a roll call says what was decided, by how many, and keeps the Chamber’s text and its pages', async () => {
  hasRollCalls({ one: rollCallOfEveryLabel });
  const { user } = renderApp(path);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Institui um programa de exemplo' }),
  ).toBeVisible();
  expect(screen.getByText('20/05/2026')).toBeVisible();
  expect(screen.getByText('PL 1/2026')).toBeVisible();
  expect(screen.getByText(/302 votos Sim/).parentElement).toHaveTextContent(
    'A Câmara decidiu votar com urgência: 302 votos Sim e 105 Não.',
  );
  expect(
    screen.getByText(
      'Urgência é votar sem esperar os prazos e as etapas comuns (Regimento, arts. 154 e 155).',
    ),
  ).toBeVisible();
  const text = await openPart(user, 'Texto da Câmara');
  expect(text.getByText('Institui um programa de exemplo.')).toBeVisible();
  expect(text.getByText('Texto da Câmara. Votação em 20/05/2026.')).toBeVisible();
  expect(text.getByText('Aprovado o Requerimento de Urgência. Sim: 302; Não: 105.')).toBeVisible();
  expect(text.getByRole('link', { name: /Ver no site da Câmara/ })).toHaveAttribute(
    'href',
    'https://www.camara.leg.br/proposicoesWeb/fichadetramitacao?idProposicao=2586587',
  );
  expect(text.getByRole('link', { name: /Registro nos Dados Abertos/ })).toHaveAttribute(
    'href',
    'https://dadosabertos.camara.leg.br/api/v2/votacoes/2586587-30',
  );
  expect(document.title).toBe('Votação: PL 1/2026 (20/05/2026) · Pauta Aberta');
  const upTo = await screen.findByRole('link', { name: 'Dados até 21/05/2026' });
  expect(upTo).toBeVisible();
  expect(upTo.closest('p')).toHaveTextContent(
    /^Fonte: Dados Abertos da Câmara dos Deputados\. Dados até 21\/05\/2026\./,
  );
});

it('the picture of a roll call has a place for each seat, told by its shape, and is said in numbers', async () => {
  hasRollCalls({ one: rollCallOfEveryLabel });
  renderApp(path);
  const picture = await screen.findByRole('img', { name: /^Um ponto por cadeira/ });
  expect(picture).toHaveAccessibleName(
    'Um ponto por cadeira: 2 Sim, 1 Não, 1 Abstenção, 1 Obstrução, 1 Presidiu a sessão (não vota), 507 sem voto registrado',
  );
  await waitFor(() => expect(picture.querySelector('path')).not.toBeNull());
  const drawn = (shape: string) =>
    [...picture.querySelectorAll(`[data-shape=${shape}]`)].map(
      (one) => one.getAttribute('d')?.match(/M/g)?.length ?? 0,
    );
  const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0);
  expect(['sim', 'nao', 'outro', 'sem'].map((shape) => sum(drawn(shape)))).toEqual([2, 1, 3, 507]);
  const legend = within(screen.getByRole('figure')).getAllByRole('listitem');
  expect(legend.map(({ textContent }) => textContent.trim())).toEqual([
    'Sim 2',
    'Não 1',
    'Abstenção 1',
    'Obstrução 1',
    'Presidiu a sessão (não vota) 1',
    'sem voto registrado 507',
  ]);
  expect(screen.getByText(/Em blocos pelo partido de cada um no dia/)).toHaveTextContent(
    'Obstrução: Recurso previsto no regimento para adiar a votação.',
  );
});

it('the picture of a roll call says of Sim and of Não that nobody voted so', async () => {
  hasRollCalls({ one: { ...rollCallOfEveryLabel, votos: [aBallot(3, 'Ana Exemplo')] } });
  renderApp(path);
  expect(await screen.findByRole('img', { name: /^Um ponto por cadeira/ })).toHaveAccessibleName(
    'Um ponto por cadeira: 0 Sim, 0 Não, 1 Abstenção, 512 sem voto registrado',
  );
});

it('what these data do not say of a roll call is one note, without headings over nothing', async () => {
  hasRollCalls({
    one: { ...rollCallOfEveryLabel, votos: [aBallot(1, 'Ana Exemplo', { partido_sigla: null })] },
  });
  const { unmount } = renderApp(path);
  expect(await screen.findByText('Ainda faltam aqui:')).toBeVisible();
  expect(
    screen.getByText(
      /a explicação, o que cada partido pediu aos seus deputados \(orientação\) e o partido de cada um no dia\./,
    ),
  ).toBeVisible();
  for (const name of ['O que significava', 'Orientação das bancadas', 'Por partido'])
    expect(screen.queryByRole('heading', { name })).toBeNull();
  unmount();
  const orientacoes = [{ bancada: 'Governo', orientacao: 'Sim', abreviada: false }];
  hasRollCalls({ one: { ...rollCallOfEveryLabel, orientacoes } });
  renderApp(path);
  expect(await screen.findByText('Ainda falta aqui:')).toBeVisible();
  expect(screen.getByText(/a explicação\./)).toBeVisible();
});

it('the orientations are as the Chamber has them, alphabetically', async () => {
  const orientacoes = [
    { bancada: 'Oposição', orientacao: 'Liberado', abreviada: false },
    { bancada: 'Governo', orientacao: 'Sim', abreviada: false },
  ];
  hasRollCalls({ one: { ...rollCallOfEveryLabel, orientacoes } });
  renderApp(path);
  await screen.findByRole('heading', { name: 'Orientação das bancadas' });
  const rows = region('Orientação das bancadas').getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Governo Sim', 'Oposição Liberado']);
});

it('a bloc whose name the Chamber shortens is said to be one', async () => {
  const orientacoes = [{ bancada: 'Bl UniPpPsd...', orientacao: 'Não', abreviada: true }];
  hasRollCalls({ one: { ...rollCallOfEveryLabel, orientacoes } });
  renderApp(path);
  expect(await screen.findByText('orientação do bloco, que a Câmara abrevia')).toBeVisible();
});

it('one’s favourites are put together on the device: no read of votes carries a session or names them', async () => {
  const choice = (id: string, nome: string, flags: object) =>
    aDeputyChoice({ deputado_id: id, deputado_nome: nome }, flags);
  hasMyChoices({
    deputies: [
      choice('900001', 'Nenhum Exemplo', { favorito: true }),
      choice('12', 'Bruno Exemplo', { favorito: true }),
      choice('15', 'Diva Exemplo', { favorito: true }),
      choice('10', 'Álvaro Exemplo', { ignorado: true }),
    ],
  });
  const { asked } = hasRollCalls({ one: rollCallOfEveryLabel });
  renderApp(path, { as: maria });
  expect(await screen.findByText('Montado neste aparelho, com a sua lista. Só você vê.')).toBeVisible();
  expect(
    region('Entre seus favoritos')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Bruno Exemplo Votou Não',
    'Diva Exemplo Presidiu a sessão (não vota)',
    'Nenhum Exemplo Sem voto registrado',
  ]);
  expectNoSession(asked);
  expect(asked.filter(({ url }) => /900001|=.*\b1[025]\b/.test(url.search))).toEqual([]);
});

it('the votes of more than six favourites are summed up, and listed when asked', async () => {
  const [first, ...others] = ['12', '15', '900001', '900002', '900003', '900004', '900005'];
  const favorite = (id: string, nome: string) =>
    aDeputyChoice({ deputado_id: id, deputado_nome: nome }, { favorito: true });
  hasMyChoices({
    deputies: [favorite(first, 'Bruno Exemplo'), ...others.map((id) => favorite(id, `Pessoa ${id}`))],
  });
  hasRollCalls({ one: rollCallOfEveryLabel });
  const { user } = renderApp(path, { as: maria });
  const names = await screen.findByText('Ver os 7, um a um');
  const texts = (list: Element | undefined) =>
    [...(list?.children ?? [])].map(({ textContent }) => textContent);
  const [counts, rows] = region('Entre seus favoritos').getAllByRole('list', { hidden: true });
  expect(texts(counts)).toEqual(['Não 1', 'Presidiu a sessão (não vota) 1', 'Sem voto registrado 5']);
  expect(rows).not.toBeVisible();
  await user.click(names);
  expect(texts(rows)).toContain('Bruno Exemplo Votou Não');
  expect(rows).toBeVisible();
});

it('a visitor is told how favourites get here, by a way that leads back; who has none, too', async () => {
  hasRollCalls({ one: rollCallOfEveryLabel });
  const { unmount } = renderApp(path);
  expect(
    await screen.findByText('Com uma conta, os deputados que você favoritar aparecem aqui.', {
      exact: false,
    }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Entrar ou criar conta' })).toHaveAttribute(
    'href',
    `/auth?volta=${encodeURIComponent(path)}`,
  );
  unmount();
  hasMyChoices({});
  renderApp(path, { as: maria });
  expect(await screen.findByText('Nenhum deputado entre seus favoritos.', { exact: false })).toBeVisible();
});

it.each([
  [true, 'Votação nominal; os votos individuais não estão nestes dados.'],
  [false, 'Votação simbólica: a Câmara não registra voto por deputado.'],
])(
  'a roll call without individual votes says so and shows no empty tables (nominal: %s)',
  async (nominal, sentence) => {
    const counts = { abstencao: null, obstrucao: null, presidiu: null };
    hasRollCalls({ one: { ...rollCallOfEveryLabel, ...counts, nominal, tem_votos: false, votos: [] } });
    renderApp(path);
    expect(await screen.findByText(sentence)).toBeVisible();
    for (const name of ['Por partido', 'Todos os votos', 'Entre seus favoritos'])
      expect(screen.queryByRole('heading', { name })).toBeNull();
    expect(screen.queryByText('Abstenção')).toBeNull();
    expect(screen.queryByText(/Sem voto registrado pode ser/)).toBeNull();
  },
);

it('a roll call without individual votes gives every total that is known, not only Sim and Não', async () => {
  const counts = { abstencao: 14, obstrucao: 1234, presidiu: null };
  hasRollCalls({ one: { ...rollCallOfEveryLabel, ...counts, tem_votos: false, votos: [] } });
  renderApp(path);
  expect(await screen.findByText('Abstenção')).toHaveTextContent('Abstenção 14');
  expect(screen.getByText('Obstrução')).toHaveTextContent('Obstrução 1.234');
});
