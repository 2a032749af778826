import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchDownloads } from '../../support/browser/downloads';
import { aDeputyDetail, anExpense, aYearOfExpenses } from '../../support/chamber-fixtures';
import { chamberHas, onWideScreen } from '../../support/fake-chamber';
import { renderApp } from '../../support/render-app';
import { button, region, wordsIn } from '../../support/screen-parts';

const path = '/deputado-federal/160541';
const ana = aDeputyDetail();

beforeEach(() => {
  onWideScreen();
  vi.setSystemTime(new Date('2026-11-21T15:00:00Z'));
});

it('the expenses are read when the tab opens: the year’s sum, its types and months, and every item', async () => {
  const { asked } = chamberHas({ details: [ana], expenses: aYearOfExpenses });
  const { user, router } = renderApp(path);
  await user.click(await screen.findByRole('tab', { name: 'Despesas' }));
  expect(await screen.findByText('R$ 1.150,00')).toBeVisible();
  expect(screen.getByText('em 3 recibos.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Recibos mostrados aqui' })).toBeVisible();
  expect(router.state.location.search).toBe('?aba=despesas');
  expect(asked.at(-1)?.search).toBe(
    '?idLegislatura=57&ano=2026&itens=100&ordem=DESC&ordenarPor=dataDocumento&pagina=1',
  );
  const [kinds, months] = region('Por mês e tipo').getAllByRole('list');
  expect(kinds && wordsIn(within(kinds).getAllByRole('listitem'))).toEqual([
    'Combustíveis e lubrificantesR$ 1.000,10',
    'TelefoniaR$ 149,90',
  ]);
  expect(months && wordsIn(within(months).getAllByRole('listitem'))).toEqual([
    'janjaneiroR$ 1.000,101,0',
    'fevfevereiroR$ 0,000,0',
    'marmarçoR$ 200,200,2',
    'Sem data-R$ 50,30-0,1',
  ]);
  const rows = within(screen.getByRole('table', { name: 'Recibos de 2026' })).getAllByRole('row');
  expect(wordsIn(rows.slice(1))).toEqual([
    'TelefoniaTEL SA25/03/2026R$ 200,20Sem documento',
    'Combustíveis e lubrificantesPOSTO EXEMPLO LTDA10/01/2026R$ 1.000,10Ver documentoabre em nova aba',
    'TelefoniaPOSTO EXEMPLO LTDA—Devolução-R$ 50,30Ver documentoabre em nova aba',
  ]);
  const day = screen.getByText('Período: ano de 2026. Dados lidos em 20/11/2026.');
  expect(day).toBeVisible();
  const sum = screen.getByText('R$ 1.150,00');
  expect(day.compareDocumentPosition(sum)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('the expenses are the sum of all pages of the year', async () => {
  chamberHas({
    details: [ana],
    expenses: Array.from({ length: 250 }, () => anExpense({ valorLiquido: 2 })),
  });
  renderApp(`${path}?aba=despesas`);
  expect(await screen.findByText('em 250 recibos.')).toBeVisible();
  expect(screen.getAllByText('R$ 500,00').length).toBeGreaterThan(0);
});

it('the receipts come fifty at a time, and the button says how many more it brings', async () => {
  chamberHas({ details: [ana], expenses: Array.from({ length: 60 }, () => anExpense()) });
  const { user } = renderApp(`${path}?aba=despesas`);
  const more = await screen.findByRole('button', { name: 'Mostrar mais 10' });
  const rows = () => within(screen.getByRole('table', { name: 'Recibos de 2026' })).getAllByRole('row');
  expect(rows()).toHaveLength(1 + 50);
  await user.click(more);
  expect(rows()).toHaveLength(1 + 60);
  expect(screen.queryByRole('button', { name: /^Mostrar mais/ })).not.toBeInTheDocument();
});

it('the expenses never pass a part off as the whole', async () => {
  let isDown = true;
  const expenses = Array.from({ length: 150 }, () => anExpense({ valorLiquido: 2 }));
  chamberHas(
    { details: [ana], expenses },
    { fails: ({ searchParams }) => isDown && searchParams.get('pagina') === '2' },
  );
  const { user } = renderApp(`${path}?aba=despesas`);
  expect(await screen.findByText('Dados parciais.')).toBeVisible();
  expect(wordsIn([screen.getByRole('region', { name: 'Recibo por recibo' })])[0]).toContain(
    '100não são todos os do ano',
  );
  expect(screen.queryByText(/^em .* recibos?/)).not.toBeInTheDocument();
  expect(screen.queryByText('R$ 200,00')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /por tipo|por mês|Quem recebeu/ })).not.toBeInTheDocument();
  isDown = false;
  await user.click(button('Tentar novamente'));
  expect(await screen.findByText('em 150 recibos.')).toBeVisible();
  expect(screen.queryByText('Dados parciais.')).not.toBeInTheDocument();
});

it('a part of the expenses is read again when the tab is opened again', async () => {
  let isDown = true;
  chamberHas(
    { details: [ana], expenses: Array.from({ length: 150 }, () => anExpense()) },
    { fails: ({ searchParams }) => isDown && searchParams.get('pagina') === '2' },
  );
  const { user } = renderApp(`${path}?aba=despesas`);
  expect(await screen.findByText('Dados parciais.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('tab', { name: 'Perfil' }));
  await user.click(screen.getByRole('tab', { name: 'Despesas' }));
  expect(await screen.findByText('em 150 recibos.')).toBeVisible();
});

describe('the expenses of a copy', () => {
  const copyOf = { dadosDe: '2026-07-24', hoje: '2026-07-24', parcial: true };
  const nota = 'O arquivo da Câmara não traz as passagens aéreas emitidas pelo SIGEPA.';

  it('that holds a sample of the year have no sum of ours and no bars', async () => {
    const expenses = Array.from({ length: 20 }, () => anExpense({ valorLiquido: 2 }));
    const total = { valor: 338342.89, documentos: 473 };
    chamberHas({ details: [ana], expenses }, { copyOf: { ...copyOf, nota, total } });
    renderApp(`${path}?aba=despesas`);
    const warning = await screen.findByText(
      /^Período: ano de 2026\. Cópia com dados até 24\/07\/2026\. A Câmara pode ter dados mais novos\. O arquivo da Câmara não traz/,
    );
    expect(warning.closest('p')).toHaveTextContent(
      /Faltam registros aqui; a lista completa está no site da Câmara(abre em nova aba)?\.$/,
    );
    expect(wordsIn([screen.getByRole('region', { name: 'Recibo por recibo' })])[0]).toContain(
      '20não são todos os do ano',
    );
    expect(screen.queryByText('R$ 40,00')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /por (tipo|mês)|Quem recebeu/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/^em .* recibos?/)).not.toBeInTheDocument();
  });

  it('that is known to have none are none; that knows nothing is not said to be none', async () => {
    chamberHas({ details: [ana] }, { copyOf: { ...copyOf, parcial: false } });
    const { unmount } = renderApp(`${path}?aba=despesas`);
    expect(await screen.findByText('Nenhuma despesa registrada no ano atual')).toBeVisible();
    expect(screen.queryByText(/Faltam registros/)).not.toBeInTheDocument();
    unmount();
    chamberHas({ details: [ana] }, { copyOf });
    renderApp(`${path}?aba=despesas`);
    expect(await screen.findByText('Nenhum recibo desta pessoa nestes dados')).toBeVisible();
    expect(screen.getByText(/Faltam registros aqui/)).toBeVisible();
    expect(screen.queryByText('Nenhuma despesa registrada no ano atual')).not.toBeInTheDocument();
  });
});

it('the expenses are old when the Chamber has not been read for days, and say so', async () => {
  vi.setSystemTime(new Date('2026-11-24T15:00:00Z'));
  chamberHas({ details: [ana], expenses: aYearOfExpenses });
  renderApp(`${path}?aba=despesas`);
  expect(
    await screen.findByText(
      'Período: ano de 2026. Dados lidos em 20/11/2026. A Câmara pode ter dados mais novos.',
    ),
  ).toBeVisible();
});

it('the expenses make no file and no sum while pages are on their way', async () => {
  const expenses = Array.from({ length: 150 }, () => anExpense({ valorLiquido: 2 }));
  let arrive: (nothing: null) => void = () => undefined;
  const until = new Promise<null>((resolve) => (arrive = resolve));
  chamberHas({ details: [ana], expenses }, { holds: { page: '2', until } });
  const { user } = renderApp(`${path}?aba=despesas`);
  await user.click(await screen.findByText('Recibo por recibo'));
  expect(button('CSV: falta carregar o restante')).toBeDisabled();
  expect(screen.queryByText(/^em .* recibos?/)).not.toBeInTheDocument();
  arrive(null);
  expect(await screen.findByText('em 150 recibos.')).toBeVisible();
  expect(button('Baixar CSV')).toBeEnabled();
});

it('the expenses can be sorted, narrowed to a type and downloaded', async () => {
  chamberHas({ details: [ana], expenses: aYearOfExpenses });
  const { user } = renderApp(`${path}?aba=despesas`);
  await user.click(await screen.findByText('Recibo por recibo'));
  await user.click(await screen.findByRole('combobox', { name: 'Tipo de despesa' }));
  await user.click(screen.getByRole('option', { name: 'Telefonia' }));
  await user.selectOptions(screen.getByLabelText('Ordenar por'), 'Menor valor');
  const values = within(screen.getByRole('table', { name: 'Recibos de 2026' })).getAllByText(/R\$/);
  expect(wordsIn(values)).toEqual(['-R$ 50,30', 'R$ 200,20']);

  const files = watchDownloads();
  await user.click(button('Baixar CSV'));
  expect(files.map(({ name }) => name)).toEqual(['despesas-2026-ana-exemplo.csv']);
  expect(files[0]?.blob.type).toBe('text/csv;charset=utf-8');
  const [head, table] = ((await files[0]?.blob.text()) ?? '').split('\r\n\r\n');
  expect(head).toMatch(/"Período";"ano de 2026"\r\n.*"Tipo";"Telefonia"$/s);
  expect(table?.match(/"(Telefonia|Combust[^"]*)"|-?[\d.]+,\d\d/g)).toEqual([
    ...['"Telefonia"', '-50,30'],
    ...['"Telefonia"', '200,20'],
  ]);
});

it('the expenses are sorted by the table’s heads too, one way and the other', async () => {
  chamberHas({ details: [ana], expenses: aYearOfExpenses });
  const { user } = renderApp(`${path}?aba=despesas`);
  await user.click(await screen.findByText('Recibo por recibo'));
  const table = within(screen.getByRole('table', { name: 'Recibos de 2026' }));
  const sorted = (head: string) => table.getByRole('columnheader', { name: head }).ariaSort;
  const orders: (readonly [head: string, order: string, value: string])[] = [
    ['Valor líquido', 'descending', 'Maior valor'],
    ['Valor líquido', 'ascending', 'Menor valor'],
    ['Data', 'descending', 'Mais recentes'],
    ['Data', 'ascending', 'Mais antigas'],
  ];
  for (const [head, order, value] of orders) {
    await user.click(table.getByRole('button', { name: head }));
    expect(sorted(head)).toBe(order);
    expect(screen.getByLabelText('Ordenar por')).toHaveDisplayValue(value);
  }
  expect(sorted('Valor líquido')).toBe('none');
});

it('the expenses say that there are none', async () => {
  chamberHas({ details: [ana] });
  renderApp(`${path}?aba=despesas`);
  expect(await screen.findByText('Nenhuma despesa registrada no ano atual')).toBeVisible();
});
