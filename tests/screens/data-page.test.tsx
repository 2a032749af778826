import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { server, tableError } from '../support/fake-backend';
import { renderApp } from '../support/render-app';

const path = 'http://backend.test/rest/v1/rpc/saude_dos_dados';

const read = { dados_ate: '2026-11-19', lido_em: '2026-11-20T10:00:00Z', origem: 'api', falhas: 0 };
const uncounted = { registros: null, com_votos: null };
const sets = [
  { ...read, ...uncounted, conjunto: 'deputados', registros: 513 },
  { ...read, conjunto: 'votacoes', origem: 'copia', registros: 1161, com_votos: 1068 },
  { ...read, ...uncounted, conjunto: 'votos', lido_em: '2026-11-18T10:00:00Z', registros: 431154 },
  { ...uncounted, conjunto: 'orientacoes', dados_ate: null, lido_em: null, origem: null, falhas: 0 },
  { ...read, ...uncounted, conjunto: 'despesas', falhas: 5 },
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

it('says of each set how old it is, with its source', async () => {
  server.use(http.get(path, () => HttpResponse.json(sets)));
  renderApp('/dados');
  const part = await health();
  const rows = within(part).getAllByRole('listitem');
  const expected = [
    /Deputados em exercício.*Em dia.*Dados até.*19\/11\/2026.*Última leitura.*20\/11\/2026.*Câmara dos Deputados.*513 deputados\./,
    /Votações do plenário.*Cópia.*1\.161 votações nominais\./,
    /Votos de cada deputado.*Atrasado há 1 dia.*431\.154 votos\./,
    /Orientações das bancadas.*Ainda não lido.*Dados até—/,
    /Despesas por mês.*Parado/,
  ];
  expect(rows).toHaveLength(expected.length);
  for (const [at, words] of expected.entries()) expect(rows[at]).toHaveTextContent(words);
});

it('says what the data lack, with their own numbers', async () => {
  server.use(http.get(path, () => HttpResponse.json(sets)));
  renderApp('/dados');
  const part = await screen.findByRole('region', { name: 'O que falta' });
  expect(part).toHaveTextContent('A Câmara não publica quem faltou a uma votação.');
  expect(part).toHaveTextContent(
    'Das 1.161 votações nominais conhecidas, 1.068 têm os votos individuais nesta cópia.',
  );
  expect(part).toHaveTextContent('A orientação das bancadas ainda não está aqui.');
});

it('says when it cannot be read, keeps the rest and tries again', async () => {
  server.use(http.get(path, () => tableError(500, '57014', 'canceling statement due to statement timeout')));
  renderApp('/dados');
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  expect(screen.getByRole('region', { name: 'Ler pela API' })).toBeVisible();
  server.use(http.get(path, () => HttpResponse.json(sets)));
  await userEvent.click(again);
  expect(await health()).toBeVisible();
});

it('is reached from the foot of every page', async () => {
  renderApp('/sobre');
  const foot = await screen.findByRole('navigation', { name: 'Rodapé' });
  expect(within(foot).getByRole('link', { name: 'Dados' })).toHaveAttribute('href', '/dados');
});

it('offers every file of the publication, whatever the backend answers', async () => {
  server.use(http.get(path, () => HttpResponse.json(tableError, { status: 500 })));
  renderApp('/dados');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Dados: de quando são e onde baixar' }),
  ).toBeVisible();
  const part = await screen.findByRole('region', { name: 'Baixar' });
  const links = within(part).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.hasAttribute('download')])).toEqual(
    [
      'candidaturas-2026.csv',
      'candidaturas-2026.json',
      'fontes.csv',
      'resultados-2026.csv',
      'votacoes.csv',
      'datapackage.json',
    ].map((name) => [`/dados/${name}`, true]),
  );
});
