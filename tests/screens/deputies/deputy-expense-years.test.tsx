import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { watchDownloads } from '../../support/browser/downloads';
import { aDeputyDetail, anExpense } from '../../support/chamber-fixtures';
import { server } from '../../support/fake-backend';
import { chamberHas, onWideScreen } from '../../support/fake-chamber';
import { renderApp } from '../../support/render-app';
import { button } from '../../support/screen-parts';

const path = '/deputado-federal/160541';
const expenses = [
  anExpense({ valorLiquido: 70 }),
  anExpense({ valorLiquido: 500, ano: 2025, dataDocumento: '2025-03-25T00:00:00' }),
  anExpense({ valorLiquido: 11, ano: 2025, dataDocumento: '2025-04-02T00:00:00', tipoDespesa: 'TELEFONIA' }),
];
const field = async () => screen.findByRole('combobox', { name: 'Ano' });
const yearsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

/** Our own tables: the years that were requested, in order. */
function contextOfYears(): (string | null)[] {
  const asked: (string | null)[] = [];
  server.use(
    http.get('http://backend.test/rest/v1/rpc/contexto_despesas', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('p_ano'));
      return HttpResponse.json(null);
    }),
  );
  return asked;
}

beforeEach(() => {
  onWideScreen();
  vi.setSystemTime(new Date('2026-11-21T15:00:00Z'));
});

it('the expenses follow the chosen year: sum, documents, context and file, kept in the address', async () => {
  const { asked } = chamberHas({ details: [aDeputyDetail()], expenses });
  const years = contextOfYears();
  const { user, router } = renderApp(`${path}?aba=despesas`);
  const select = await field();
  expect(yearsOf(select)).toEqual(['2026', '2025', '2024', '2023']);
  expect(await screen.findByText('em 1 recibo.')).toBeVisible();
  expect(await screen.findByText('O total de 2026 não está nestes dados.')).toBeVisible();
  await user.selectOptions(select, '2025');
  expect(await screen.findByText('em 2 recibos.')).toBeVisible();
  await user.click(screen.getByText('Recibo por recibo'));
  expect(screen.getByRole('heading', { name: 'Despesas de 2025' })).toBeInTheDocument();
  expect(screen.getAllByText('R$ 511,00')[0]).toBeVisible();
  expect(screen.getByText(/^Período: ano de 2025\./)).toBeVisible();
  expect(screen.getByRole('table', { name: 'Recibos de 2025' })).toBeVisible();
  expect(await screen.findByText('O total de 2025 não está nestes dados.')).toBeVisible();
  expect(years).toEqual(['2026', '2025']);
  expect(asked.at(-1)?.search).toContain('?idLegislatura=57&ano=2025&');
  expect(router.state.location.search).toBe('?aba=despesas&ano=2025');

  const files = watchDownloads();
  await user.click(button('Baixar CSV'));
  expect(files.map(({ name }) => name)).toEqual(['despesas-2025-ana-exemplo.csv']);
  const file = (await files[0]?.blob.text()) ?? '';
  expect(file).toContain('"Período";"ano de 2025"');
  expect(file.match(/\d+,\d\d/g)?.toSorted()).toEqual(['11,00', '500,00']);

  await user.selectOptions(select, '2026');
  expect(router.state.location.search).toBe('?aba=despesas');
});

it('the expenses open at the year of the address; another than the legislature’s is ignored', async () => {
  chamberHas({ details: [aDeputyDetail()], expenses });
  const { unmount } = renderApp(`${path}?aba=despesas&ano=2025`);
  expect(await screen.findByText('em 2 recibos.')).toBeVisible();
  expect(await field()).toHaveValue('2025');
  unmount();
  renderApp(`${path}?aba=despesas&ano=2019`);
  expect(await field()).toHaveValue('2026');
});

it('the expenses start each year without the type that was chosen for another', async () => {
  chamberHas({ details: [aDeputyDetail()], expenses });
  const { user } = renderApp(`${path}?aba=despesas&ano=2025`);
  await user.click(await screen.findByText('Recibo por recibo'));
  await user.click(await screen.findByRole('combobox', { name: 'Tipo de despesa' }));
  await user.click(screen.getByRole('option', { name: 'Telefonia' }));
  await user.selectOptions(await field(), '2026');
  const table = await screen.findByRole('table', { name: 'Recibos de 2026' });
  expect(within(table).getAllByRole('row').slice(1)).toHaveLength(1);
});

it('the expenses of an empty January offer the year before', async () => {
  vi.setSystemTime(new Date('2027-01-15T15:00:00Z'));
  const { asked } = chamberHas({ details: [aDeputyDetail()], expenses });
  const { user, router } = renderApp(`${path}?aba=despesas`);
  expect(await screen.findByText('Nenhuma despesa registrada no ano atual')).toBeVisible();
  expect(yearsOf(await field())).toEqual(['2027', '2026', '2025', '2024', '2023']);
  expect(asked.at(-1)?.searchParams.get('idLegislatura')).toBe('57,58');
  await user.click(button('Ver as despesas de 2026'));
  expect(await screen.findByText('em 1 recibo.')).toBeVisible();
  expect(router.state.location.search).toBe('?aba=despesas&ano=2026');
  expect(await field()).toHaveFocus();
});

it('the expenses of who left with the legislature end with it, and say which year is empty', async () => {
  vi.setSystemTime(new Date('2028-03-15T15:00:00Z'));
  chamberHas({ details: [aDeputyDetail()], expenses });
  renderApp(`${path}?aba=despesas`);
  expect(yearsOf(await field())).toEqual(['2027', '2026', '2025', '2024', '2023']);
  expect(await screen.findByText('Nenhuma despesa registrada em 2027')).toBeVisible();
});

it('the receipts of a copy are of its own year, also where another is chosen: heading, table and file', async () => {
  const copyOf = { dadosDe: '2025-12-31', hoje: '2025-12-31' };
  chamberHas({ details: [aDeputyDetail()], expenses }, { copyOf });
  const { user } = renderApp(`${path}?aba=despesas`);
  expect(await screen.findByText(/^Período: ano de 2025\./)).toBeVisible();
  await user.click(screen.getByText('Recibo por recibo'));
  expect(screen.getByRole('table', { name: 'Recibos de 2025' })).toBeVisible();
  const files = watchDownloads();
  await user.click(button('Baixar CSV'));
  expect(files.map(({ name }) => name)).toEqual(['despesas-2025-ana-exemplo.csv']);
  expect(await files[0]?.blob.text()).toContain('"Período";"ano de 2025"');
});

it('an empty copy of last year is said to be of its own year, not of the current one', async () => {
  vi.setSystemTime(new Date('2027-01-15T15:00:00Z'));
  const copyOf = { dadosDe: '2026-12-31', hoje: '2026-12-31' };
  chamberHas({ details: [aDeputyDetail()] }, { copyOf });
  renderApp(`${path}?aba=despesas`);
  expect(await screen.findByText('Nenhuma despesa registrada em 2026')).toBeVisible();
  expect(screen.queryByText(/no ano atual/)).toBeNull();
});
