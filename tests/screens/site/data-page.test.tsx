import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { server } from '../../support/fake-backend';
import { tableError } from '../../support/fake-tables';
import { renderApp } from '../../support/render-app';

const path = 'http://backend.test/rest/v1/rpc/saude_dos_dados';

const read = {
  dados_ate: '2026-11-19',
  lido_em: '2026-11-20T10:00:00Z',
  origem: 'api',
  fonte: null,
  falhas: 0,
};
const uncounted = { registros: null, com_votos: null, com_partido: null };
const unread = { ...uncounted, dados_ate: null, lido_em: null, origem: null, fonte: null, falhas: 0 };
const kept = { ...read, ...uncounted, origem: 'painel' };
const sets = [
  { ...kept, conjunto: 'candidaturas', dados_ate: '2026-10-10', registros: 12 },
  {
    ...kept,
    conjunto: 'turno_1',
    dados_ate: '2026-10-05',
    lido_em: '2026-10-05T03:00:00Z',
    fonte: 'Resultados do TSE',
    registros: 119300788,
  },
  { ...unread, conjunto: 'turno_2' },
  { ...read, ...uncounted, conjunto: 'deputados', registros: 513 },
  { ...read, ...uncounted, conjunto: 'votacoes', origem: 'copia', registros: 1161, com_votos: 1068 },
  {
    ...read,
    ...uncounted,
    conjunto: 'votos',
    lido_em: '2026-11-18T10:00:00Z',
    registros: 431154,
    com_partido: 403763,
  },
  { ...unread, conjunto: 'orientacoes' },
  { ...read, ...uncounted, conjunto: 'despesas', falhas: 5 },
  { ...read, ...uncounted, conjunto: 'projetos', origem: 'copia', dados_ate: '2025-12-22' },
  { ...kept, conjunto: 'destinos', origem: 'copia', registros: 513 },
  { ...kept, conjunto: 'eleitos', origem: 'copia', dados_ate: null, registros: 513 },
  { ...read, ...uncounted, conjunto: 'lista_de_deputados', dados_ate: null, lido_em: '2026-11-20T03:00:00Z' },
  { ...read, ...uncounted, conjunto: 'perfis', origem: 'ambas', dados_ate: '2025-03-21' },
  { ...read, ...uncounted, conjunto: 'despesas_uma_a_uma', dados_ate: null, lido_em: '2026-11-17T03:00:00Z' },
  { ...read, ...uncounted, conjunto: 'discursos', origem: 'copia', dados_ate: '2024-04-10' },
  { ...read, ...uncounted, conjunto: 'proposicoes', dados_ate: null, falhas: 1 },
  { ...unread, conjunto: 'noticias' },
];

beforeEach(() => {
  vi.setSystemTime('2026-11-20T19:00:00Z');
});
afterEach(() => {
  vi.useRealTimers();
});

function health() {
  return screen.findByRole('region', { name: 'Saúde dos dados' });
}

it('the data page tells rows that nobody could read and what is not asked for any more', async () => {
  const told = sets.map((set) => {
    if (set.conjunto === 'votos') return { ...set, linhas_fora: 1, desistencias: 2 };
    return set.conjunto === 'votacoes' ? { ...set, linhas_fora: 1200, desistencias: 1 } : set;
  });
  server.use(http.get(path, () => HttpResponse.json(told)));
  renderApp('/dados');
  const rows = within(await health()).getByRole('table');
  expect(within(rows).getByRole('rowheader', { name: /^Votos de cada deputado/ })).toHaveTextContent(
    '431.154 votos. 1 linha que a Câmara publicou com defeito foi deixada de fora. Depois de cinco tentativas, 2 leituras recusadas não são mais pedidas.',
  );
  expect(within(rows).getByRole('rowheader', { name: /^Votações do plenário/ })).toHaveTextContent(
    '1.200 linhas que a Câmara publicou com defeito foram deixadas de fora. Depois de cinco tentativas, 1 leitura recusada não é mais pedida.',
  );
});

it('the data page keeps its other rows where a set was read at a moment that no calendar has', async () => {
  const told = sets.map((set) => (set.conjunto === 'destinos' ? { ...set, lido_em: '-infinity' } : set));
  server.use(http.get(path, () => HttpResponse.json(told)));
  renderApp('/dados');
  const rows = within(await health()).getByRole('table');
  expect(within(rows).getAllByRole('rowheader')).toHaveLength(sets.length);
  const fates = within(rows).getByRole('row', { name: /^O que houve com cada deputado/ });
  expect(fates).toHaveTextContent(/Ainda não lido$/);
});

it('the data page says of each set how old it is, with its source', async () => {
  server.use(http.get(path, () => HttpResponse.json(sets)));
  renderApp('/dados');
  const part = await health();
  const expected = [
    [
      'Candidaturas à Presidência',
      '12 na urna do 1º turno.',
      'TSE, e as fontes de cada ficha',
      '10/10/2026',
      '20/11/2026',
      'Lido em 20/11/2026',
    ],
    [
      'Resultado do 1º turno',
      '119.300.788 votos válidos.',
      'Resultados do TSE',
      '05/10/2026',
      '05/10/2026',
      'Lido em 05/10/2026',
    ],
    [
      'Resultado do 2º turno',
      'Só entra depois de conferido por uma pessoa.',
      'TSE',
      '—',
      '—',
      'Ainda não lido',
    ],
    ['Deputados no cargo', '513 deputados.', 'Câmara dos Deputados', '19/11/2026', '20/11/2026', 'Em dia'],
    [
      'Votações do plenário',
      '1.161 votações nominais.',
      'Câmara dos Deputados',
      '19/11/2026',
      'cópia posta aqui em 20/11/2026',
      'Cópia',
    ],
    [
      'Votos de cada deputado',
      '431.154 votos.',
      'Câmara dos Deputados',
      '19/11/2026',
      '18/11/2026',
      'Atrasado há 1 dia',
    ],
    ['Orientações das bancadas', '', 'Câmara dos Deputados', '—', '—', 'Ainda não lido'],
    [
      'Despesas pagas pela Câmara',
      'Somas por deputado e tipo.',
      'Câmara dos Deputados',
      '19/11/2026',
      '20/11/2026',
      'Parado',
    ],
    [
      'Projetos de lei por deputado',
      'Contagens por deputado e ano, só de PLs.',
      'Câmara dos Deputados',
      '22/12/2025',
      'cópia posta aqui em 20/11/2026',
      'Cópia',
    ],
    [
      'O que houve com cada deputado em 2026',
      '513 deputados.',
      'Fontes públicas, ditas em cada destino',
      '19/11/2026',
      '20/11/2026',
      'Cópia',
    ],
    [
      'Eleitos para a Câmara',
      '513 nomes, ainda não conferidos com o TSE.',
      'Listas públicas de outras fontes',
      '08/10/2026',
      'cópia posta aqui em 20/11/2026',
      'Cópia',
    ],
    ['Lista de deputados', '', 'Câmara dos Deputados', 'na hora da visita', '20/11/2026', 'Na hora'],
    ['Perfil de cada deputado', '', 'Câmara dos Deputados', '21/03/2025', '20/11/2026', 'Parte cópia'],
    ['Recibos das despesas', '', 'Câmara dos Deputados', '—', '17/11/2026', 'Lido em 17/11/2026'],
    ['Discursos', '', 'Câmara dos Deputados', '10/04/2024', 'cópia usada em 20/11/2026', 'Cópia'],
    ['Proposições', '', 'Câmara dos Deputados', '—', '20/11/2026', 'Sem resposta'],
    ['Notícias', 'Só título, fonte e data.', 'Sites de notícias', '—', '—', 'Ainda não lido'],
  ];
  const table = within(part).getByRole('table', { name: 'Situação de cada conjunto de dados' });
  const headings = within(table).getAllByRole('columnheader');
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Conjunto',
    'Fonte',
    'Dados até',
    'Última leitura',
    'Situação',
  ]);
  const [, ...rows] = within(table).getAllByRole('row');
  const cellsOf = (row: HTMLElement) => [
    ...within(row).getAllByRole('rowheader'),
    ...within(row).getAllByRole('cell'),
  ];
  expect(rows.map((row) => cellsOf(row).map(({ textContent }) => textContent))).toEqual(
    expected.map(([name, note, ...cells]) => [`${name}${note}`, ...cells]),
  );
  // The same, in a list for a phone.
  const items = within(part).getAllByRole('listitem');
  expect(items).toHaveLength(expected.length);
  for (const [at, words] of expected.entries())
    for (const word of words.filter((one) => one !== '')) expect(items[at]).toHaveTextContent(word);
});

it('the data page says what the data lack, with their own numbers', async () => {
  server.use(http.get(path, () => HttpResponse.json(sets)));
  renderApp('/dados');
  const part = await screen.findByRole('region', { name: 'O que falta' });
  expect(part).toHaveTextContent('A Câmara não publica quem faltou a uma votação.');
  expect(part).toHaveTextContent(
    'Das 1.161 votações nominais conhecidas, 1.068 têm os votos individuais nesta cópia.',
  );
  expect(part).toHaveTextContent('O partido no dia do voto é conhecido em 403.763 dos 431.154 votos.');
  expect(part).toHaveTextContent('A orientação das bancadas ainda não está completa aqui.');
  expect(part).toHaveTextContent(
    'Um projeto de lei conta para cada deputado que o assina; quem não tem nenhum contado aparece como “Não informado”.',
  );
  expect(part).toHaveTextContent('A lista de eleitos para 2027 ainda não foi conferida com o TSE.');
});

it('the data page says when it cannot be read, keeps the rest and tries again', async () => {
  server.use(http.get(path, () => tableError(500, '57014', 'canceling statement due to statement timeout')));
  renderApp('/dados');
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  expect(screen.getByRole('region', { name: 'Ler pela API' })).toBeVisible();
  server.use(http.get(path, () => HttpResponse.json(sets)));
  await userEvent.click(again);
  expect(await health()).toBeVisible();
});

it('the data page claims no number of votes or bills where none are here', async () => {
  server.use(
    http.get(path, () =>
      HttpResponse.json([
        { ...unread, conjunto: 'votos', registros: 0, com_partido: 0 },
        { ...unread, conjunto: 'projetos' },
      ]),
    ),
  );
  renderApp('/dados');
  const part = await screen.findByRole('region', { name: 'O que falta' });
  expect(part).not.toHaveTextContent('O partido no dia do voto');
  expect(part).toHaveTextContent('A contagem de projetos de lei por deputado ainda não está completa aqui.');
});

it('the data page is reached from the foot of every page', async () => {
  renderApp('/sobre');
  const foot = await screen.findByRole('navigation', { name: 'Rodapé' });
  expect(within(foot).getByRole('link', { name: 'Dados' })).toHaveAttribute('href', '/dados');
});
