import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { server } from '../../support/fake-backend';
import { renderApp } from '../../support/render-app';

const path = 'http://backend.test/rest/v1/rpc/saude_dos_dados';

/** What is asked of its source when somebody opens a screen. */
const asked = ['lista_de_deputados', 'perfis', 'despesas_uma_a_uma', 'discursos', 'proposicoes', 'noticias'];
const live = {
  conjunto: 'discursos',
  dados_ate: null,
  lido_em: '2026-11-20T03:00:00Z',
  origem: 'api',
  fonte: null,
  falhas: 0,
  registros: null,
  com_votos: null,
  com_partido: null,
};

beforeEach(() => {
  vi.setSystemTime('2026-11-20T19:00:00Z');
});

it('the data page calls live what the source itself answered today', async () => {
  server.use(http.get(path, () => HttpResponse.json([live])));
  renderApp('/dados');
  const table = await screen.findByRole('table', { name: 'Situação de cada conjunto de dados' });
  expect(table).toHaveTextContent(/na hora da visita20\/11\/2026Na hora$/);
});

it.each([
  { origem: 'copia', dados_ate: '2025-12-22' },
  { origem: 'ambas', dados_ate: '2025-12-22' },
  { falhas: 1 },
  { lido_em: '2026-11-19T12:00:00Z' },
  { lido_em: null, origem: null },
])(
  'the data page calls nothing live whose source did not give the last answer today: %o',
  async (changed) => {
    const answered = { ...live, ...changed };
    const sets = asked.map((conjunto) => ({ ...answered, conjunto }));
    server.use(http.get(path, () => HttpResponse.json(sets)));
    renderApp('/dados');
    const table = await screen.findByRole('table', { name: 'Situação de cada conjunto de dados' });
    expect(within(table).getAllByRole('row')).toHaveLength(asked.length + 1);
    expect(table).not.toHaveTextContent(/na hora/i);
  },
);

it('the data page says of which day photos are where the site has copies', async () => {
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'own-photos', content: 'deputies' });
  document.head.append(meta);
  server.use(http.get(path, () => HttpResponse.json([live])));
  renderApp('/dados');
  expect(await screen.findByText('As fotos são cópias da publicação do site.')).toBeVisible();
  meta.remove();
});

it('the data page calls the Chamber’s recess so, and says what each situation means', async () => {
  vi.setSystemTime('2026-07-20T19:00:00Z');
  const votes = { ...live, conjunto: 'votacoes', lido_em: '2026-07-17T12:00:00Z' };
  server.use(http.get(path, () => HttpResponse.json([votes])));
  renderApp('/dados');
  const table = await screen.findByRole('table', { name: 'Situação de cada conjunto de dados' });
  expect(table).toHaveTextContent(/17\/07\/2026Em recesso$/);
  const legend = screen.getByText('O que quer dizer cada situação').closest('details');
  const meanings = [...(legend?.querySelectorAll('dt') ?? [])].map(
    (term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`,
  );
  expect(meanings).toEqual([
    'Em dia: Lido no prazo: votações, 1 dia útil; deputados, 2 dias; despesas, 3.',
    'Atrasado há 4 dias: Passou do prazo.',
    'Em recesso: De 18 a 31 de julho e de 23 de dezembro a 1º de fevereiro a Câmara não vota.',
    'Parado: A leitura falhou cinco vezes; alguém precisa olhar.',
    'Cópia: Lido de uma cópia com data; a fonte pode ter dados mais novos.',
    'Ainda não lido: Nunca entrou por inteiro neste site.',
    'Lido em 21/11/2026: Sem prazo de leitura: vale o dia dito.',
    'Na hora: A própria fonte respondeu hoje à última pergunta.',
    'Parte cópia: Hoje, parte veio da fonte e parte de uma cópia.',
    'Sem resposta: A fonte não respondeu à última pergunta.',
  ]);
});

it('the data page says when the elected were compared with the court, and whose the votes are', async () => {
  const counted = { ...live, lido_em: '2026-11-20T03:00:00Z', registros: 513 };
  const sets = [
    { ...counted, conjunto: 'eleitos', origem: 'painel' },
    { ...counted, conjunto: 'votacoes', com_votos: 1 },
  ];
  server.use(http.get(path, () => HttpResponse.json(sets)));
  renderApp('/dados');
  const table = await screen.findByRole('table', { name: 'Situação de cada conjunto de dados' });
  expect(table).toHaveTextContent(/Eleitos para a Câmara513 nomes, conferidos com o TSE\.TSE/);
  expect(
    screen.getByText('Das 513 votações nominais conhecidas, 1 tem os votos individuais aqui.'),
  ).toBeVisible();
  expect(screen.queryByText(/ainda não foi conferida com o TSE/)).not.toBeInTheDocument();
});
