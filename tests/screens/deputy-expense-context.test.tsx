import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { aDeputyDetail, anExpense } from '../support/chamber-fixtures';
import { server } from '../support/fake-backend';
import { chamberHas, screenWidth } from '../support/fake-chamber';
import { renderApp } from '../support/render-app';
import { button } from '../support/screen-parts';

const address = 'http://backend.test/rest/v1/rpc/contexto_despesas';
const path = '/deputado-federal/160541?aba=despesas';
const others = [5869.38, 40774.23, 116959.54, 300000].map((valor, index) => ({
  id: index + 1,
  nome: `Deputada ${index + 1}`,
  valor,
}));
const act = { fonte_url: 'https://www2.camara.leg.br/legin/int/atomes/' };
const context = {
  uf: 'CE',
  total: 242180.86,
  documentos: 166,
  ate: '2026-07-24',
  n: 5,
  mediana: 116959.54,
  menor: 5869.38,
  maior: 300000,
  deputados: [...others, { id: 160541, nome: 'Ana Exemplo', valor: 242180.86 }],
  meses: [
    { mes: 0, valor: 200000 },
    { mes: 1, valor: 12000 },
    { mes: 3, valor: 30180.86 },
  ],
  tipos: [
    { tipo: 'TELEFONIA', valor: 3369.37, n: 5, mediana: 4000 },
    { tipo: 'COMBUSTÍVEIS E LUBRIFICANTES.', valor: 10, n: 2, mediana: 10 },
  ],
  limites: [
    {
      ...act,
      desde: '2023-02-01',
      ate: '2026-02-19',
      valor: 48245.57,
      ato: 'Ato da Mesa 270/2023',
      conferido: true,
    },
    {
      ...act,
      desde: '2026-02-20',
      ate: null,
      valor: 54879.34,
      ato: 'Ato da Mesa 244/2026',
      conferido: false,
    },
  ],
};
const always =
  'Deputados assumem e se licenciam em datas diferentes; valores maiores ou menores não indicam irregularidade.';
const verdicts = /gastador|suspeit|economiz|esbanj|abus|excess|desperd|melhor|pior|ranking/i;

/** The words of an element, with the space of money written as a plain one. */
const words = (element: HTMLElement) => element.textContent.replaceAll('\u00A0', ' ');
const region = async (name: string) => screen.findByRole('region', { name });

beforeEach(() => {
  vi.stubGlobal('matchMedia', screenWidth(1280));
  vi.setSystemTime(new Date('2026-11-21T15:00:00Z'));
});

it('the expenses are beside the median of the state and its limits, in words', async () => {
  chamberHas({ details: [aDeputyDetail()], expenses: [anExpense()], context });
  renderApp(path);
  const text = words(await region('Em contexto'));
  for (const sentence of [
    'Reembolsado em 2026 até 24/07/2026: R$ 242.180,86.',
    '166 documentos',
    'Mediana dos 5 deputados do CE com despesas no ano: R$ 116.959,54.',
    'acima da mediana',
    'Limite mensal do CE: R$ 48.245,57 (até 19/02/2026).',
    'Limite mensal do CE: R$ 54.879,34 (desde 20/02/2026).',
    'O que não se usa num mês pode ser usado em outro do mesmo ano.',
    always,
    'A despesa com divulgação é proibida nos 120 dias antes da eleição.',
  ])
    expect(text).toContain(sentence);
  expect(text.match(/valor ainda não conferido na página da Câmara/g)).toHaveLength(1);
  expect(document.body.textContent).not.toMatch(verdicts);
  expect(screen.getByRole('link', { name: 'Dados até 24/07/2026' })).toHaveAttribute('href', '/dados');
});

it('the expenses show everybody of the state as a mark and in a table', async () => {
  chamberHas({ details: [aDeputyDetail()], expenses: [anExpense()], context });
  const { user } = renderApp(path);
  await user.click(await screen.findByText('Ver os 5 em tabela, em ordem alfabética'));
  const table = screen.getByRole('table', { name: 'Reembolsado em 2026, deputados do CE' });
  expect(within(table).getAllByRole('row').slice(1).map(words)).toEqual([
    'Deputada 1R$ 5.869,38',
    'Deputada 2R$ 40.774,23',
    'Deputada 3R$ 116.959,54',
    'Deputada 4R$ 300.000,00',
    'Ana Exemplo (esta página)R$ 242.180,86',
  ]);
});

it('the expenses give each type its own median, and none where too few have it', async () => {
  chamberHas({ details: [aDeputyDetail()], expenses: [anExpense()], context });
  renderApp(path);
  const rows = within(await region('Tipos em contexto')).getAllByRole('listitem');
  expect(rows.map(words)).toEqual([
    'TelefoniaR$ 3.369,37Mediana de 5 do CE com o tipo: R$ 4.000,00 · abaixo da mediana',
    'Combustíveis e lubrificantesR$ 10,00Só 2 do CE com o tipo. Poucos deputados para comparar.',
  ]);
});

it('the expenses give each month the limit of its first day, and say what has no month', async () => {
  chamberHas({ details: [aDeputyDetail()], expenses: [anExpense()], context });
  renderApp(path);
  const months = await region('Meses e limite mensal');
  expect(within(months).getAllByRole('listitem').map(words)).toEqual([
    'janeiroR$ 12.000,00Limite do mês: R$ 48.245,57 (Ato da Mesa 270/2023).',
    'marçoR$ 30.180,86Limite do mês: R$ 54.879,34 (Ato da Mesa 244/2026; valor ainda não conferido na página da Câmara).',
  ]);
  expect(words(months)).toContain('O mês não está nestes dados para R$ 200.000,00');
});

it('the expenses compare nobody where fewer than five have some', async () => {
  chamberHas({ details: [aDeputyDetail()], expenses: [anExpense()], context: { ...context, n: 4 } });
  renderApp(path);
  const text = words(await region('Em contexto'));
  expect(text).toContain('Poucos deputados para comparar.');
  expect(text).not.toContain('Mediana');
});

it('the expenses say that there is none in the year, and do not count who has none', async () => {
  const without = {
    total: null,
    documentos: null,
    ate: null,
    meses: [],
    tipos: [],
    deputados: others,
    n: 21,
  };
  chamberHas({ details: [aDeputyDetail()], expenses: [], context: { ...context, ...without } });
  renderApp(path);
  const text = words(await region('Em contexto'));
  expect(text).toContain('Nenhuma despesa de 2026 nestes dados.');
  expect(text).toContain('Mediana dos 21 deputados do CE');
  expect(text).not.toMatch(/(acima|abaixo) da mediana|igual à mediana/);
  expect(screen.queryByRole('region', { name: 'Tipos em contexto' })).not.toBeInTheDocument();
});

it('the expenses judge nobody either where the tables know nothing of the deputy', async () => {
  chamberHas({ details: [aDeputyDetail()], expenses: [anExpense()] });
  renderApp(path);
  await screen.findByText('Nenhuma despesa de 2026 nestes dados.');
  expect(words(await region('Em contexto'))).toContain(always);
});

it('the medians fail alone and can be asked for again', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  chamberHas({ details: [aDeputyDetail()], expenses: [anExpense()], context });
  let isDown = true;
  server.use(
    http.get(address, () =>
      isDown ? HttpResponse.json({ message: 'x' }, { status: 400 }) : HttpResponse.json(context),
    ),
  );
  const { user } = renderApp(path);
  expect(await screen.findByText('Não foi possível carregar o contexto das despesas.')).toBeVisible();
  expect(words(await region('Em contexto'))).toContain(always);
  expect(screen.getByText('1 despesa somada')).toBeVisible();
  expect(report).toHaveBeenCalledOnce();
  report.mockClear();
  isDown = false;
  await user.click(button('Tentar novamente'));
  expect(words(await region('Em contexto'))).toContain('R$ 242.180,86');
});
