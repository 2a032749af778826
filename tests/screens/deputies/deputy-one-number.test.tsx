import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aDeputyDetail, anExpense } from '../../support/chamber-fixtures';
import { expenseContext as context } from '../../support/expense-context';
import { chamberHas, onWideScreen } from '../../support/fake-chamber';
import { renderApp } from '../../support/render-app';
import { words, yearText } from '../../support/year-of-expenses';

const path = '/deputado-federal/160541?aba=despesas';

beforeEach(() => {
  onWideScreen();
  vi.setSystemTime(new Date('2026-11-21T15:00:00Z'));
});

it('the parts of the year and of the receipts are closed until they are opened', async () => {
  chamberHas({ details: [aDeputyDetail()], expenses: [anExpense()], context });
  const { user } = renderApp(path);
  await screen.findByText('Recibo por recibo');
  for (const [title, inside] of [
    ['Em que gastou', /^linha: o do meio do CE/],
    ['Mês a mês', 'linha: limite do mês'],
    ['Limite mensal', /^A despesa com divulgação|^O que não se usa/],
    ['Por mês e tipo', 'Ver em tabela'],
    ['Quem recebeu', /^1 recibo$/],
    ['Recibo por recibo', 'Baixar CSV'],
    ['O que é', 'CEAP'],
  ] as const) {
    const part = within(await screen.findByRole('region', { name: title }));
    expect(part.getByText(inside)).not.toBeVisible();
    await user.click(part.getByText(title));
    expect(part.getByText(inside)).toBeVisible();
  }
});

describe('above the heading of the receipts there is one total alone', () => {
  const ticket = (valorLiquido: number) =>
    anExpense({ tipoDespesa: 'PASSAGEM AÉREA - SIGEPA', valorLiquido, urlDocumento: null });
  const bought = { tipo: 'PASSAGEM AÉREA - SIGEPA', valor: 90, n: 5, mediana: 90 };
  const whole = { dadosDe: '2026-07-12', hoje: '2026-07-24' };
  const part = { ...whole, parcial: true, total: { valor: 555.55, documentos: 9 } };

  it.each([
    [
      'receipts with tickets that the file lacks',
      [anExpense({ valorLiquido: 111.11 }), ticket(64427.75)],
      context,
      whole,
    ],
    ['receipts that are fewer', [anExpense({ valorLiquido: 111.11 })], context, whole],
    ['a part of the receipts', [anExpense({ valorLiquido: 111.11 })], context, part],
    ['a file with the tickets', [ticket(111.11)], { ...context, tipos: [...context.tipos, bought] }, whole],
  ])('with %s', async (_, expenses, known, copyOf) => {
    chamberHas({ details: [aDeputyDetail()], expenses, context: known }, { copyOf });
    renderApp(path);
    await screen.findByText('Recibo por recibo');
    const text = await yearText();
    const [figure = ''] = text.split('Acima do meio');
    const left = expenses.length > 1 ? ['R$ 64.427,75'] : [];
    expect(figure.match(/-?R\$ [\d.]+,\d\d/g)).toEqual(['R$ 242.180,86', ...left]);
    expect(figure).toContain(
      known === context
        ? 'sem as passagens que a Câmara compra direto (SIGEPA)'
        : 'com as passagens que a Câmara compra direto (SIGEPA)',
    );
    // Neither the receipts' sum nor one that came with them is above their heading.
    for (const other of ['R$ 64.538,86', 'R$ 111,11', 'R$ 555,55']) expect(text).not.toContain(other);
    expect(document.querySelectorAll('.text-total')).toHaveLength(1);
  });
});

it('the receipts say that their sum is another list’s, and never that there is none beside the year’s number', async () => {
  chamberHas({ details: [aDeputyDetail()], expenses: [anExpense({ valorLiquido: 70 })], context });
  const { unmount } = renderApp(path);
  const receipts = await screen.findByRole('region', { name: 'Recibos mostrados aqui' });
  await within(receipts).findByText(/^É a soma da lista abaixo, lida recibo a recibo\./);
  expect(words(receipts)).toContain('R$ 70,00 em 1 recibo.');
  unmount();
  chamberHas({ details: [aDeputyDetail()], expenses: [], context });
  renderApp(path);
  expect(await screen.findByText('Nenhum recibo desta pessoa nestes dados')).toBeVisible();
  expect(screen.queryByText('Nenhuma despesa registrada no ano atual')).not.toBeInTheDocument();
});
