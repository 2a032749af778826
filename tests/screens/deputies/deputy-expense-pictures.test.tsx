import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aDeputyDetail, anExpense, aYearOfExpenses } from '../../support/chamber-fixtures';
import { chamberHas, onWideScreen } from '../../support/fake-chamber';
import { renderApp } from '../../support/render-app';
import { barsIn, drawn, region, wordsIn } from '../../support/screen-parts';

const path = '/deputado-federal/160541';
const ana = aDeputyDetail();

beforeEach(() => {
  onWideScreen();
  vi.setSystemTime(new Date('2026-11-21T15:00:00Z'));
});

it('the expenses show in a table what the months’ picture shows, and whom the money went to', async () => {
  chamberHas({ details: [ana], expenses: aYearOfExpenses });
  const { user } = renderApp(`${path}?aba=despesas`);
  await user.click(await screen.findByText('Por mês e tipo'));
  await user.click(screen.getByText('Ver em tabela'));
  const table = within(screen.getByRole('table', { name: 'Recibos por mês e tipo' }));
  expect(wordsIn(table.getAllByRole('row'))).toEqual([
    'MêsCombustíveis e lubrificantesTelefoniaTotal',
    'janeiroR$ 1.000,10R$ 0,00R$ 1.000,10',
    'fevereiroR$ 0,00R$ 0,00R$ 0,00',
    'marçoR$ 0,00R$ 200,20R$ 200,20',
    'Sem dataR$ 0,00-R$ 50,30-R$ 50,30',
  ]);
  const months = region('Por mês e tipo').getAllByRole('listitem').slice(2);
  expect(
    drawn(
      months.map((month) => month.querySelector('svg')),
      'width',
    ),
  ).toEqual([100, 0, 20, 0]);
  expect(region('Por mês e tipo').getByText(/^Devoluções são tiradas das somas/)).toBeVisible();
  const suppliers = region('Quem recebeu');
  expect(wordsIn(suppliers.getAllByRole('listitem'))).toEqual([
    'POSTO EXEMPLO LTDA2 recibosR$ 949,80',
    'TEL SA1 reciboR$ 200,20',
  ]);
  expect(barsIn(...suppliers.getAllByRole('listitem'))).toEqual([100, 21]);
  expect(suppliers.getByText('2 fornecedores')).toBeVisible();
});

it('nobody is counted among who received where all of it was refunded', async () => {
  chamberHas({ details: [ana], expenses: [anExpense({ valorLiquido: -10 })] });
  renderApp(`${path}?aba=despesas`);
  await screen.findByText('O que é');
  expect(screen.queryByText('Quem recebeu')).not.toBeInTheDocument();
});

it('a month of the picture is parted as its receipts are, lying and upright', async () => {
  const expenses = [
    anExpense({ valorLiquido: 300 }),
    anExpense({ valorLiquido: 100, tipoDespesa: 'TELEFONIA' }),
  ];
  chamberHas({ details: [ana], expenses: expenses.map((expense) => ({ ...expense, mes: 1 })) });
  renderApp(`${path}?aba=despesas`);
  await screen.findByText('Por mês e tipo');
  const [january] = region('Por mês e tipo').getAllByRole('listitem').slice(2);
  const [lying, upright] = january?.querySelectorAll('svg') ?? [];
  expect(drawn(lying?.children ?? [], 'x')).toEqual([0, 75]);
  expect(drawn(lying?.children ?? [], 'width')).toEqual([75, 25]);
  expect(drawn(upright?.children ?? [], 'y')).toEqual([25, 0]);
  expect(drawn(upright?.children ?? [], 'height')).toEqual([75, 25]);
});

it('the expenses have no months’ picture where most have no month, and say why', async () => {
  const undated = () => anExpense({ valorLiquido: 2, mes: null, dataDocumento: null });
  chamberHas({ details: [ana], expenses: [...aYearOfExpenses, ...Array.from({ length: 4 }, undated)] });
  renderApp(`${path}?aba=despesas`);
  expect(await screen.findByText('Estes dados não dizem o mês das despesas.')).toBeVisible();
  const types = region('Por tipo').getAllByRole('listitem');
  expect(wordsIn(types)).toEqual(['Combustíveis e lubrificantesR$ 1.008,10', 'TelefoniaR$ 149,90']);
  expect(barsIn(...types)).toEqual([100, 15]);
});

it('the expenses explain the abbreviations', async () => {
  chamberHas({ details: [ana], expenses: aYearOfExpenses });
  const { user } = renderApp(`${path}?aba=despesas`);
  await user.click(await screen.findByText('O que é'));
  expect(screen.getByText(/^Cota para o Exercício da Atividade Parlamentar/)).toBeVisible();
  expect(
    region('O que é')
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['CEAP', 'SIGEPA', 'RPA']);
});

it('the expenses never show a person’s number that is in a supplier’s name', async () => {
  const expenses = [
    anExpense({ nomeFornecedor: 'ANA EXEMPLO 12345678909', cnpjCpfFornecedor: '12345678909' }),
  ];
  chamberHas({ details: [ana], expenses });
  renderApp(`${path}?aba=despesas`);
  expect(await screen.findAllByText('ANA EXEMPLO')).toHaveLength(2);
  expect(screen.queryByText(/12345678909/)).not.toBeInTheDocument();
});
