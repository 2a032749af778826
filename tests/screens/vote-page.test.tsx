import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aDeputyChoice, hasMyChoices } from '../support/fake-my-choices';
import { aBallot, aWholeRollCall, hasRollCalls, judgingWords } from '../support/fake-roll-calls';
import { renderApp } from '../support/render-app';
import { button } from '../support/screen-parts';
import { maria } from '../support/session';

const path = '/votacao/2586587-30';

const everyLabel = [
  aBallot(2, 'Bruno Exemplo', { id: 12, partido_sigla: 'EXB' }),
  aBallot(1, 'Zé Exemplo', { id: 11, uf: 'RS' }),
  aBallot(1, 'Álvaro Exemplo', { id: 10 }),
  aBallot(3, 'Carla Exemplo', { id: 13, partido_sigla: null, uf: null }),
  aBallot(4, null, { id: 14 }),
  aBallot(5, 'Diva Exemplo', { id: 15, partido_sigla: 'EXB' }),
];

const whole = aWholeRollCall({ id_camara: '2586587-30', titulo: 'PL 1/2026', votos: everyLabel });

const region = (name: string) => within(screen.getByRole('region', { name }));
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('the page of a roll call shows the result in words and numbers, the Chamber’s text and its record', async () => {
  hasRollCalls({ one: whole });
  renderApp(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'PL 1/2026' })).toBeVisible();
  expect(screen.getByText(/quarta-feira, 20 de maio de 2026/)).toBeVisible();
  expect(screen.getByText('Institui um programa de exemplo.')).toBeVisible();
  const result = region('Resultado');
  expect(result.getByText('Aprovada, 302 a 105')).toBeVisible();
  expect(result.getByText('Texto da Câmara. Votação em 20/05/2026.')).toBeVisible();
  expect(result.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ' Sim302',
    ' Não105',
    ' Abstenção1',
    ' Obstrução2Recurso previsto no regimento para adiar a votação.',
    ' Presidiu a sessão (não vota)1',
  ]);
  expect(result.getByText('Aprovado o Requerimento de Urgência. Sim: 302; Não: 105.')).toBeVisible();
  expect(result.getByRole('link', { name: 'Ver o registro nos Dados Abertos da Câmara' })).toHaveAttribute(
    'href',
    'https://dadosabertos.camara.leg.br/api/v2/votacoes/2586587-30',
  );
  expect(
    region('O que significava').getByText('Ainda não há explicação escrita. O texto acima é o da Câmara.'),
  ).toBeVisible();
  expect(
    region('Orientação das bancadas').getByText('A orientação das bancadas não está nestes dados.'),
  ).toBeVisible();
  expect(document.title).toBe('Votação: PL 1/2026 (20/05/2026) · Pauta Aberta');
  expect(await screen.findByRole('link', { name: 'Dados até 21/05/2026' })).toBeVisible();
});

it('the page of a roll call judges nobody, with all five labels on the screen, and Sim and Não look alike', async () => {
  hasRollCalls({
    one: { ...whole, orientacoes: [{ bancada: 'Governo', orientacao: 'Não', abreviada: false }] },
  });
  renderApp(path);
  const heading = (name: string) =>
    within(region('Todos os votos').getByRole('region', { name })).getByRole('heading', { level: 3 });
  await screen.findByRole('heading', { name: 'Todos os votos' });
  const [yes, no] = [heading('Sim'), heading('Não')];
  const face = ({ className, firstElementChild: words }: Element) => [
    className,
    words?.className,
    words?.querySelector('svg')?.getAttribute('class'),
  ];
  expect(face(no)).toEqual(face(yes));
  for (const label of ['Abstenção', 'Obstrução', 'Presidiu a sessão (não vota)'])
    expect(heading(label)).toBeVisible();
  expect(document.body.textContent).not.toMatch(judgingWords);
});

it('the page of a roll call counts by the party of the day, alphabetically, those of an unknown party last', async () => {
  hasRollCalls({ one: whole });
  renderApp(path);
  const table = await screen.findByRole('table', { name: 'Votos por partido, em ordem alfabética' });
  const [, ...rows] = within(table).getAllByRole('row');
  expect(rows.map(cells)).toEqual([
    ['EXA', '2', '0', '0', '1', '0', '3'],
    ['EXB', '0', '1', '0', '0', '1', '2'],
    ['Não informado', '0', '0', '1', '0', '0', '1'],
  ]);
});

it('the page of a roll call says so where nobody’s party of the day is known, instead of a table of one row', async () => {
  const votos = everyLabel.map((ballot) => ({ ...ballot, partido_sigla: null }));
  hasRollCalls({ one: { ...whole, votos } });
  renderApp(path);
  await screen.findByRole('heading', { name: 'Todos os votos' });
  expect(
    region('Por partido').getByText('O partido de cada um no dia desta votação não está nestes dados.'),
  ).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Votos por partido, em ordem alfabética' })).toBeNull();
});

it('the page of a roll call lists every vote in groups, alphabetically, and finds a name without its accents', async () => {
  hasRollCalls({ one: whole });
  const { user } = renderApp(path);
  const names = () =>
    within(region('Todos os votos').getByRole('region', { name: 'Sim' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  await screen.findByRole('heading', { name: 'Todos os votos' });
  expect(names()).toEqual(['Álvaro ExemploEXA-SP', 'Zé ExemploEXA-RS']);
  expect(screen.getByRole('link', { name: 'Deputado(a) nº 14' })).toHaveAttribute(
    'href',
    '/deputado-federal/14',
  );
  await user.type(screen.getByLabelText('Procurar nome'), 'alvaro');
  expect(names()).toEqual(['Álvaro ExemploEXA-SP']);
  expect(screen.queryByRole('region', { name: 'Não' })).toBeNull();
  expect(region('Todos os votos').getByRole('status')).toHaveTextContent('1 voto');
});

it('the page of a roll call shows twelve of a long group, the rest when asked for', async () => {
  const many = Array.from({ length: 14 }, (_, index) => aBallot(1, `Deputada ${index + 10}`));
  hasRollCalls({ one: { ...whole, votos: many } });
  const { user } = renderApp(path);
  expect(await screen.findByRole('link', { name: 'Deputada 21' })).toBeVisible();
  expect(screen.queryByText('Deputada 22')).toBeNull();
  await user.click(button('Mostrar os 14'));
  expect(screen.getByRole('link', { name: 'Deputada 23' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mostrar os 14' })).toBeNull();
});

it('the printed roll call has every name', async () => {
  const many = Array.from({ length: 14 }, (_, index) => aBallot(1, `Deputada ${index + 10}`));
  hasRollCalls({ one: { ...whole, votos: many } });
  renderApp(path);
  await screen.findByRole('link', { name: 'Deputada 21' });
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByRole('link', { name: 'Deputada 23' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mostrar os 14' })).toBeNull();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText('Deputada 23')).toBeNull();
});

it('the file of a roll call has every vote under what it is', async () => {
  hasRollCalls({ one: whole });
  const files: Blob[] = [];
  const createObjectURL = (file: Blob) => (files.push(file), 'blob:votes');
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, { createObjectURL, revokeObjectURL: () => undefined }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = renderApp(path);
  await user.click(await screen.findByRole('button', { name: 'Baixar CSV' }));
  const text = await files[0]?.text();
  expect(text).toContain('"Votação";"PL 1/2026"');
  expect(text).toContain('"Sim";"Álvaro Exemplo";"EXA";"SP";10\r\n"Sim";"Zé Exemplo";"EXA";"RS";11\r\n');
  expect(text).toContain('"Presidiu a sessão (não vota)";"Diva Exemplo";"EXB";"SP";15\r\n');
});

it('the orientations are as the Chamber has them, alphabetically', async () => {
  const orientacoes = [
    { bancada: 'Oposição', orientacao: 'Liberado', abreviada: false },
    { bancada: 'Governo', orientacao: 'Sim', abreviada: false },
  ];
  hasRollCalls({ one: { ...whole, orientacoes } });
  renderApp(path);
  await screen.findByRole('heading', { name: 'Orientação das bancadas' });
  const rows = region('Orientação das bancadas').getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Governo Sim', 'Oposição Liberado']);
});

it('a bloc whose name the Chamber shortens is said to be one', async () => {
  const orientacoes = [{ bancada: 'Bl UniPpPsd...', orientacao: 'Não', abreviada: true }];
  hasRollCalls({ one: { ...whole, orientacoes } });
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
  const { asked } = hasRollCalls({ one: whole });
  renderApp(path, { as: maria });
  expect(await screen.findByText('Montado neste aparelho, com a sua lista. Só você vê.')).toBeVisible();
  expect(
    region('Entre seus favoritos')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Bruno ExemploVotou Não',
    'Diva ExemploPresidiu a sessão (não vota)',
    'Nenhum ExemploSem voto registrado',
  ]);
  expect(new Set(asked.map(({ authorization }) => authorization))).toEqual(
    new Set(['Bearer anon-key-of-the-tests']),
  );
  expect(asked.filter(({ url }) => /900001|=.*\b1[025]\b/.test(url.search))).toEqual([]);
});

it('a visitor is told how favourites get here; who has none, too', async () => {
  hasRollCalls({ one: whole });
  const { unmount } = renderApp(path);
  expect(
    await screen.findByText('Com uma conta, os deputados que você favoritar aparecem aqui.', {
      exact: false,
    }),
  ).toBeVisible();
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
    hasRollCalls({ one: { ...whole, ...counts, nominal, tem_votos: false, votos: [] } });
    renderApp(path);
    expect(await screen.findByText(sentence)).toBeVisible();
    for (const name of ['Por partido', 'Todos os votos', 'Entre seus favoritos'])
      expect(screen.queryByRole('heading', { name })).toBeNull();
    expect(screen.queryByText('Abstenção')).toBeNull();
  },
);

it('a failed read of a roll call says so and can be tried again', async () => {
  hasRollCalls({ isBroken: true });
  const { user } = renderApp(path);
  expect(await screen.findByText('Não foi possível carregar a votação.')).toBeVisible();
  hasRollCalls({ one: whole });
  await user.click(button('Tentar novamente'));
  expect(await screen.findByRole('heading', { level: 1, name: 'PL 1/2026' })).toBeVisible();
});
