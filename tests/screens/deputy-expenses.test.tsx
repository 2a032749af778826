import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aDeputyDetail, anExpense } from '../support/chamber-fixtures';
import { chamberHas, screenWidth } from '../support/fake-chamber';
import { renderApp } from '../support/render-app';
import { button, heading } from '../support/screen-parts';

const path = '/deputado-federal/160541';
const ana = aDeputyDetail();
const region = (name: string) => within(screen.getByRole('region', { name }));
/** The words of elements, with the space of money written as a plain one. */
const words = (elements: HTMLElement[]) =>
  elements.map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));

beforeEach(() => {
  vi.stubGlobal('matchMedia', screenWidth(1280));
  vi.setSystemTime(new Date('2026-11-21T15:00:00Z'));
});

const year = [
  anExpense({ valorLiquido: 1000.1, mes: 1, dataDocumento: '2026-01-10T00:00:00' }),
  anExpense({
    valorLiquido: 200.2,
    tipoDespesa: 'TELEFONIA',
    urlDocumento: null,
    nomeFornecedor: 'TEL SA',
  }),
  anExpense({ valorLiquido: -50.3, mes: null, dataDocumento: null, tipoDespesa: 'TELEFONIA' }),
];

it('are read when the tab opens: the year’s sum, its types and months, and every item', async () => {
  const { asked } = chamberHas({ details: [ana], expenses: year });
  const { user, router } = renderApp(path);
  await user.click(await screen.findByRole('tab', { name: 'Despesas' }));
  expect(await screen.findByText('R$ 1.150,00')).toBeVisible();
  expect(screen.getByText('3 despesas somadas')).toBeVisible();
  expect(router.state.location.search).toBe('?aba=despesas');
  expect(asked.at(-1)?.search).toBe(
    '?idLegislatura=57&ano=2026&itens=100&ordem=DESC&ordenarPor=dataDocumento&pagina=1',
  );
  expect(words(region('Por tipo').getAllByRole('listitem'))).toEqual([
    'Combustíveis e lubrificantesR$ 1.000,10',
    'TelefoniaR$ 149,90',
  ]);
  const months = region('Por mês').getAllByRole('listitem');
  expect(months).toHaveLength(4);
  expect(months[3]).toHaveTextContent('Sem data');
  const rows = within(screen.getByRole('table', { name: 'Despesas de 2026' })).getAllByRole('row');
  expect(words(rows.slice(1))).toEqual([
    'TelefoniaTEL SA25/03/2026R$ 200,20Sem documento',
    'Combustíveis e lubrificantesPOSTO EXEMPLO LTDA10/01/2026R$ 1.000,10Ver documentoabre em nova aba',
    'TelefoniaPOSTO EXEMPLO LTDA—Devolução-R$ 50,30Ver documentoabre em nova aba',
  ]);
  expect(screen.getByText(/Dados lidos em 20\/11\/2026\. Período: ano de 2026\./)).toBeVisible();
});

it('sums all pages of the year', async () => {
  chamberHas({
    details: [ana],
    expenses: Array.from({ length: 250 }, () => anExpense({ valorLiquido: 2 })),
  });
  renderApp(`${path}?aba=despesas`);
  expect(await screen.findByText('250 despesas somadas')).toBeVisible();
  expect(screen.getAllByText('R$ 500,00').length).toBeGreaterThan(0);
});

it('never pass a part off as the whole', async () => {
  let isDown = true;
  const expenses = Array.from({ length: 150 }, () => anExpense({ valorLiquido: 2 }));
  chamberHas(
    { details: [ana], expenses },
    { fails: ({ searchParams }) => isDown && searchParams.get('pagina') === '2' },
  );
  const { user } = renderApp(`${path}?aba=despesas`);
  expect(await screen.findByText('Dados parciais.')).toBeVisible();
  expect(screen.getByText('100 despesas somadas, total parcial')).toBeVisible();
  isDown = false;
  await user.click(button('Tentar novamente'));
  expect(await screen.findByText('150 despesas somadas')).toBeVisible();
  expect(screen.queryByText('Dados parciais.')).not.toBeInTheDocument();
});

it('of a copy that holds a sample of the year are called partial', async () => {
  chamberHas(
    { details: [ana], expenses: [anExpense({ valorLiquido: 2 })] },
    { copyOf: { dadosDe: '2026-07-24', hoje: '2026-07-24', parcial: true } },
  );
  renderApp(`${path}?aba=despesas`);
  expect(await screen.findByText('1 despesa somada, total parcial')).toBeVisible();
  expect(screen.getByText(/Faltam registros aqui; a lista completa está no site da Câmara\./)).toBeVisible();
});

it('can be sorted, narrowed to a type and downloaded', async () => {
  chamberHas({ details: [ana], expenses: year });
  const { user } = renderApp(`${path}?aba=despesas`);
  await user.click(await screen.findByRole('combobox', { name: 'Tipo de despesa' }));
  await user.click(screen.getByRole('option', { name: 'Telefonia' }));
  await user.selectOptions(screen.getByLabelText('Ordenar por'), 'Menor valor');
  const values = within(screen.getByRole('table')).getAllByText(/R\$/);
  expect(words(values)).toEqual(['-R$ 50,30', 'R$ 200,20']);

  const files: Blob[] = [];
  const createObjectURL = (file: Blob) => (files.push(file), 'blob:csv');
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, { createObjectURL, revokeObjectURL: () => undefined }),
  );
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await user.click(button('Baixar CSV'));
  expect(click.mock.contexts).toMatchObject([{ download: 'despesas-2026-ana-exemplo.csv' }]);
  expect(files[0]?.type).toBe('text/csv;charset=utf-8');
  expect(files[0]?.size).toBeGreaterThan(100);
});

it('say that there are none', async () => {
  chamberHas({ details: [ana] });
  renderApp(`${path}?aba=despesas`);
  expect(await screen.findByText('Nenhuma despesa registrada no ano atual')).toBeVisible();
});

it('have an error and a retry of their own', async () => {
  let isDown = true;
  chamberHas(
    { details: [ana], expenses: year },
    { fails: ({ pathname }) => isDown && pathname.endsWith('/despesas') },
  );
  const { user } = renderApp(`${path}?aba=despesas`);
  expect(await heading('Ana Exemplo')).toBeVisible();
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByText('3 despesas somadas')).toBeVisible();
});
