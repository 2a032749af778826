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
