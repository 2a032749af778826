import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { server } from '../../support/fake-backend';
import { tableError } from '../../support/fake-tables';
import { renderApp } from '../../support/render-app';

const path = 'http://backend.test/rest/v1/rpc/saude_dos_dados';

it('the data page says how many rows each file has and when it was written, where that is known', async () => {
  server.use(
    http.get('*/dados/datapackage.json', () =>
      HttpResponse.json({
        created: '2026-11-19T15:00:00.000Z',
        resources: [
          { path: 'candidaturas-2026.csv', rows: 12 },
          { path: 'candidaturas-2026.json', rows: 12 },
          { path: 'votacoes.csv', rows: 1199 },
          { path: 'resultados-2026.csv', rows: 1 },
        ],
      }),
    ),
  );
  renderApp('/dados');
  const part = await screen.findByRole('region', { name: 'Baixar' });
  expect(await within(part).findByText('feitos em 19/11/2026')).toBeVisible();
  const items = within(part).getAllByRole('listitem');
  const expected = [
    'Candidaturas à Presidência em 202612 linhas · TSE e as fontes de cada ficha: dados públicos, sem licença nomeada.',
    'Fontes de cada dadoReunidas por nós, com as ressalvas: AGPL-3.0, como o código deste site.',
    'Resultados publicados da eleição de 20261 linha · TSE: dados públicos, sem licença nomeada.',
    'Votações do plenário da Câmara1.199 linhas · Câmara dos Deputados: dados públicos, sem licença nomeada.',
    'Descrição das tabelas, campos, fontes e licençasData Package 1.0, para programas.',
  ];
  expect(items).toHaveLength(expected.length);
  for (const [at, words] of expected.entries()) expect(items[at]).toHaveTextContent(words);
});

it('the data page shows reads that an outsider can make: whole address, public key and limits', async () => {
  renderApp('/dados');
  const part = await screen.findByRole('region', { name: 'Ler pela API' });
  const [first, second] = within(part).getAllByRole('region');
  expect(first).toHaveTextContent(
    "curl 'http://backend.test/rest/v1/camara_votacoes?select=dia,titulo,aprovada,sim,nao&nominal=is.true&order=dia.desc,id.desc&limit=20' \\ -H 'apikey: anon-key-of-the-tests'",
  );
  expect(second).toHaveTextContent('/rest/v1/camara_deputados?');
  expect(part).toHaveTextContent('No máximo 1.000 linhas por requisição');
});

it('the data page offers every file of the publication, whatever the backend answers', async () => {
  server.use(http.get(path, () => HttpResponse.json(tableError, { status: 500 })));
  renderApp('/dados');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Dados: de quando são e onde baixar' }),
  ).toBeVisible();
  const part = await screen.findByRole('region', { name: 'Baixar' });
  const links = within(part).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.hasAttribute('download')])).toEqual(
    [
      'candidaturas-2026-planilha.csv',
      'candidaturas-2026.csv',
      'candidaturas-2026.json',
      'fontes-planilha.csv',
      'fontes.csv',
      'resultados-2026-planilha.csv',
      'resultados-2026.csv',
      'votacoes-planilha.csv',
      'votacoes.csv',
      'datapackage.json',
    ].map((name) => [`/dados/${name}`, true]),
  );
});

it('the data page claims no day and no rows where a host answers with the page of the site', async () => {
  server.use(http.get('*/dados/datapackage.json', () => HttpResponse.html('<!doctype html>')));
  renderApp('/dados');
  const part = await screen.findByRole('region', { name: 'Baixar' });
  expect(part).toHaveTextContent('feitos na publicação do site');
  expect(part).not.toHaveTextContent(/linhas? ·/);
});
