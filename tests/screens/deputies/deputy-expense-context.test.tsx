import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { aDeputyDetail, anExpense } from '../../support/chamber-fixtures';
import { expenseContext as context, inState } from '../../support/expense-context';
import { server } from '../../support/fake-backend';
import { chamberHas, onWideScreen } from '../../support/fake-chamber';
import { renderApp } from '../../support/render-app';
import { barsIn, button, drawn } from '../../support/screen-parts';
import { always, words, yearText } from '../../support/year-of-expenses';

const address = 'http://backend.test/rest/v1/rpc/contexto_despesas';
const path = '/deputado-federal/160541?aba=despesas';
const verdicts = /gastador|suspeit|economiz|esbanj|abus|excess|desperd|melhor|pior|ranking/i;

const region = async (name: string) => screen.findByRole('region', { name });

/** In percent: the bar, and the line that it is compared with. */
const barAndMark = (row: Element) => [barsIn(row), drawn(row.querySelectorAll('svg > svg'), 'x')];

beforeEach(() => {
  onWideScreen();
  vi.setSystemTime(new Date('2026-11-21T15:00:00Z'));
});

it('the year has one number, what it leaves out in its label, beside the one in the middle of the state', async () => {
  chamberHas({ details: [aDeputyDetail()], expenses: [anExpense()], context });
  renderApp(path);
  const text = await yearText();
  for (const sentence of [
    'até 24/07/2026 · 166 recibos',
    'R$ 242.180,86Despesas pagas pela Câmara em 2026, sem as passagens que a Câmara compra direto (SIGEPA).',
    'Acima do meio do CE. O do meio dos 5 deputados do CE com despesas: R$ 116.959,54. Metade gastou menos, metade gastou mais (mediana).',
    'Limite mensal do CE: R$ 48.245,57 (até 19/02/2026).',
    'Limite mensal do CE: R$ 54.879,34 (desde 20/02/2026).',
    'O que não se usa num mês pode ser usado em outro do mesmo ano.',
    always,
    'A despesa com divulgação é proibida nos 120 dias antes da eleição.',
  ])
    expect(text).toContain(sentence);
  expect(text.match(/valor ainda não conferido na página da Câmara/g)).toHaveLength(2);
  expect(text).not.toMatch(/Do menor|R\$ 5\.869,38 a/);
  expect(document.body.textContent).not.toMatch(verdicts);
  const upTo = screen.getByRole('link', { name: 'Dados até 24/07/2026' });
  expect(upTo).toHaveAttribute('href', '/dados');
  expect(upTo.closest('p')).toHaveTextContent(
    'Fonte: arquivo anual da cota de 2026, Dados Abertos da Câmara dos Deputados. Dados até 24/07/2026',
  );
});

it('the expenses show everybody of the state as a mark and in a table', async () => {
  chamberHas({ details: [aDeputyDetail()], expenses: [anExpense()], context });
  const { user } = renderApp(path);
  await user.click(await screen.findByText('Ver os 5 em tabela, em ordem alfabética'));
  const table = screen.getByRole('table', { name: 'Despesas pagas pela Câmara em 2026, deputados do CE' });
  expect(within(table).getAllByRole('row').slice(1).map(words)).toEqual([
    'Deputada 1R$ 5.869,38',
    'Deputada 2R$ 40.774,23',
    'Deputada 3R$ 116.959,54',
    'Deputada 4R$ 300.000,00',
    'Ana Exemplo (esta página)R$ 242.180,86',
  ]);
  const middle = screen.getByText('o do meio', { selector: 'text' });
  const picture = middle.closest('svg') ?? document.body;
  expect(drawn([middle], 'x')).toEqual([39]);
  expect(drawn(picture.querySelectorAll('line[stroke-width]'), 'x1')).toEqual([39]);
  const placesOf = (mark: string) =>
    drawn(
      Array.from(picture.querySelectorAll(mark), ({ parentElement }) => parentElement),
      'x',
    );
  expect(placesOf('circle')).toEqual([2, 14, 39, 100]);
  expect(placesOf('path[fill]')).toEqual([81]);
  const ticks = [...picture.querySelectorAll('svg > text')].filter((text) => text !== middle);
  expect(ticks.map(({ textContent }) => textContent.replace('\u00A0', ' '))).toEqual([
    'R$ 0',
    '100 mil',
    '200 mil',
    '300 mil',
  ]);
  expect(placesOf('path + text')).toEqual([0, 33, 67, 100]);
});

it('the expenses give each type its own median, and none where too few have it', async () => {
  chamberHas({ details: [aDeputyDetail()], expenses: [anExpense()], context });
  renderApp(path);
  const kinds = await region('Em que gastou');
  expect(words(kinds)).toContain('2 tipos; maior: telefonia');
  expect(within(kinds).getAllByRole('listitem').map(words)).toEqual([
    'TelefoniaR$ 3.369,37O do meio de 5 do CE com o tipo: R$ 4.000,00 · abaixo do meio',
    'Combustíveis e lubrificantesR$ 10,00Só 2 do CE com o tipo. Poucos deputados para comparar.',
  ]);
  expect(within(kinds).getAllByRole('listitem').map(barAndMark)).toEqual([
    [[84], [100]],
    [[0], []],
  ]);
});

it('the expenses give each month the limit of its first day, and say what has no month', async () => {
  const meses = [...context.meses, { mes: 5, valor: 10 }];
  const limites = context.limites.map((limit) => ({ ...limit, ate: limit.ate ?? '2026-04-30' }));
  const past = { ...context, meses, limites };
  chamberHas({ details: [aDeputyDetail()], expenses: [anExpense()], context: past });
  renderApp(path);
  const months = await region('Mês a mês');
  expect(within(months).getAllByRole('listitem').map(words)).toEqual([
    'janeiroR$ 12.000,00Limite do mês: R$ 48.245,57 (Ato da Mesa 270/2023).',
    'marçoR$ 30.180,86Limite do mês: R$ 54.879,34 (Ato da Mesa 244/2026; valor ainda não conferido na página da Câmara).',
    'maioR$ 10,00Limite do mês: Não informado.',
  ]);
  expect(within(months).getAllByRole('listitem').map(barAndMark)).toEqual([
    [[22], [88]],
    [[55], [100]],
    [[0], []],
  ]);
  expect(words(months)).toContain('Estes dados não dizem o mês de R$ 200.000,00');
});

it('the expenses say that the year is not parted by month, and never beside receipts that are that none is known', async () => {
  chamberHas({
    details: [aDeputyDetail()],
    expenses: [anExpense()],
    context: { ...context, meses: [{ mes: 0, valor: 242180.86 }] },
  });
  renderApp(path);
  expect(await screen.findByText('Nestes dados, o total do ano não está separado por mês.')).toBeVisible();
  expect(await screen.findByText('Por mês e tipo')).toBeVisible();
  expect(screen.queryByText(/não dizem o mês/)).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Mês a mês' })).not.toBeInTheDocument();
});

it('the expenses compare nobody where fewer than five have some', async () => {
  chamberHas({ details: [aDeputyDetail()], expenses: [anExpense()], context: { ...context, n: 4 } });
  renderApp(path);
  const text = await yearText();
  expect(text).toContain('Poucos deputados para comparar.');
  expect(text).not.toContain('mediana');
});

it('the expenses say that there is none in the year, and do not count who has none', async () => {
  const without = {
    total: null,
    documentos: null,
    ate: null,
    meses: [],
    tipos: [],
    deputados: inState,
    n: 21,
  };
  chamberHas({ details: [aDeputyDetail()], expenses: [], context: { ...context, ...without } });
  renderApp(path);
  const text = await yearText();
  expect(text).toContain('Nenhuma despesa no arquivo da Câmara de 2026.');
  expect(text).toContain('O do meio dos 21 deputados do CE');
  expect(text).not.toMatch(/(acima|abaixo) do meio|igual ao do meio/i);
  expect(screen.queryByRole('region', { name: 'Em que gastou' })).not.toBeInTheDocument();
});

it('the expenses of a year whose file is not here say so, and do not call its deputies few', async () => {
  const without = { total: null, documentos: null, ate: null, n: 0, mediana: null };
  const nothing = { deputados: [], meses: [], tipos: [] };
  chamberHas({ details: [aDeputyDetail()], expenses: [], context: { ...context, ...without, ...nothing } });
  renderApp(path);
  const text = await yearText();
  expect(text).toContain('O total de 2026 não está nestes dados.');
  expect(text).toContain('Limite mensal do CE: R$ 48.245,57 (até 19/02/2026).');
  expect(text).toContain(
    'O arquivo da cota de 2026, dos Dados Abertos da Câmara dos Deputados, não está neste site.',
  );
  expect(text).not.toMatch(/Poucos deputados|Fonte: arquivo/);
});

it('the expenses judge nobody either where the tables know nothing of the deputy', async () => {
  chamberHas({ details: [aDeputyDetail()], expenses: [anExpense()] });
  renderApp(path);
  expect(await screen.findByText('O total de 2026 não está nestes dados.')).toBeVisible();
  expect(await yearText()).toContain(always);
});

it('the year’s number fails alone and can be asked for again', async () => {
  chamberHas({ details: [aDeputyDetail()], expenses: [anExpense()], context });
  let isDown = true;
  server.use(
    http.get(address, () =>
      isDown ? HttpResponse.json({ message: 'x' }, { status: 400 }) : HttpResponse.json(context),
    ),
  );
  const { user } = renderApp(path);
  expect(await screen.findByText('Não foi possível carregar o total do ano.')).toBeVisible();
  expect(await yearText()).toContain(always);
  expect(await screen.findByText('em 1 recibo.')).toBeVisible();
  isDown = false;
  await user.click(button('Tentar novamente'));
  expect(await screen.findByText(/R\$\s242\.180,86/, { selector: 'p' })).toBeVisible();
});
