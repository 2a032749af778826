import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aDeputy, aDeputyDetail, anExpense, aProposition, aSpeech } from '../../support/chamber-fixtures';
import { chamberHas, onWideScreen } from '../../support/fake-chamber';
import { renderApp } from '../../support/render-app';
import { heading, wordsIn } from '../../support/screen-parts';

const path = '/deputado-federal/160541';
const ana = aDeputyDetail();

beforeEach(() => {
  onWideScreen();
  vi.setSystemTime(new Date('2026-11-21T15:00:00Z'));
});

function expenseRows() {
  const table = screen.getByRole('table', { name: 'Recibos de 2026' });
  return wordsIn(within(table).getAllByRole('row').slice(1));
}

it('an expense without an amount is shown without one and added to no sum, and a bad row loses no year', async () => {
  chamberHas({
    details: [ana],
    expenses: [
      anExpense({ valorLiquido: 80 }),
      anExpense({ valorLiquido: null, nomeFornecedor: 'SEM VALOR SA' }),
      anExpense({ valorLiquido: 'oitenta' }),
    ],
  });
  renderApp(`${path}?aba=despesas`);
  expect(await screen.findByText('em 1 recibo.')).toBeVisible();
  expect(screen.getAllByText('R$ 80,00')[0]).toBeVisible();
  expect(screen.getByText('1 recibo que a Câmara publicou sem valor não está na soma.')).toBeVisible();
  expect(screen.getByText('1 linha que a Câmara publicou com defeito foi deixada de fora.')).toBeVisible();
  expect(expenseRows()).toEqual([
    expect.stringContaining('R$ 80,00'),
    expect.stringMatching(/SEM VALOR SA.*Valor não informado/),
  ]);
  expect(screen.getByText('não são todos os do ano')).toBeInTheDocument();
});

it.each([
  ['despesas', { expenses: [anExpense({ valorLiquido: 'oitenta' })] }, 'Nenhum recibo'],
  ['discursos', { speeches: [null] }, 'Nenhum discurso'],
  ['proposicoes', { propositions: [{ id: null }] }, 'Nenhuma proposição'],
])('a tab of %s whose only row is bad has none in these data, not none at all', async (tab, rows, none) => {
  chamberHas({ details: [ana], ...rows });
  renderApp(`${path}?aba=${tab}`);
  expect(await screen.findByText(`${none} desta pessoa nestes dados`)).toBeVisible();
  expect(screen.getByText('1 linha que a Câmara publicou com defeito foi deixada de fora.')).toBeVisible();
});

it('receipts of another year and speeches of another time, which were not asked for, are left out', async () => {
  const ofYear = (ano: number | null) =>
    anExpense({ ano, valorLiquido: 80, tipoDespesa: 'PASSAGEM AÉREA - RPA' });
  const speeches = [
    aSpeech({ sumario: 'Discurso de agora.' }),
    aSpeech({ sumario: 'Discurso sem dia.', dataHoraInicio: null }),
    aSpeech({ sumario: 'Discurso de outro mandato.', dataHoraInicio: '2019-09-17T21:52' }),
  ];
  chamberHas(
    { details: [ana], expenses: [ofYear(2026), ofYear(2023), ofYear(null)], speeches },
    { ignores: 'ano' },
  );
  const { user } = renderApp(`${path}?aba=despesas`);
  expect(await screen.findByText(/^em 2 recibos/)).toBeVisible();
  expect(expenseRows()).toHaveLength(2);
  await user.click(screen.getByRole('tab', { name: 'Discursos' }));
  expect(await screen.findByText('Discurso de agora.')).toBeVisible();
  expect(screen.getByText('Discurso sem dia.')).toBeVisible();
  expect(screen.queryByText('Discurso de outro mandato.')).toBeNull();
});

it('amounts, months and documents count the same as text and as numbers', async () => {
  const asText = { mes: '3', valorLiquido: '80.50', numDocumento: 42 };
  chamberHas({ details: [ana], expenses: [anExpense({ valorLiquido: 19.5 }), anExpense(asText)] });
  renderApp(`${path}?aba=despesas`);
  expect(await screen.findByText('em 2 recibos.')).toBeVisible();
  expect(screen.getAllByText('R$ 100,00')[0]).toBeVisible();
  expect(screen.queryByText(/com defeito/)).toBeNull();
});

it('deputies whose identifiers are text are listed and opened as any other', async () => {
  chamberHas({
    deputies: [{ ...aDeputy({ nome: 'Rui Exemplo' }), id: '160541' }],
    details: [{ ...ana, id: '160541' }],
  });
  const { user } = renderApp('/deputados-federais');
  await user.click(await screen.findByRole('link', { name: 'Rui Exemplo' }));
  expect(await screen.findByRole('heading', { name: 'Informações pessoais' })).toBeVisible();
  expect(screen.queryByText(/com defeito/)).toBeNull();
});

it('a fact of another type in the record loses no other fact of it', async () => {
  const office = { sala: 512, telefone: ['3215-5969'], email: 'dep.ana@exemplo.leg.br' };
  chamberHas({ details: [aDeputyDetail({ escolaridade: 7 }, { idLegislatura: '57', gabinete: office })] });
  renderApp(path);
  expect(await screen.findByText('57ª')).toBeVisible();
  expect(screen.getByText('sala 512')).toBeVisible();
  expect(screen.getByRole('link', { name: 'dep.ana@exemplo.leg.br' })).toBeVisible();
});

it.each([
  ['the present mandate', { ultimoStatus: null }],
  ['the legislature', { ultimoStatus: { ...ana.ultimoStatus, idLegislatura: { numero: 57 } } }],
])('%s, missing or of another type, loses no other fact of the record', async (_, part) => {
  chamberHas({ details: [{ ...ana, ...part }] });
  renderApp(path);
  expect(await screen.findByText('25/06/1969')).toBeVisible();
});

it('a month, an hour or a kind of another type loses no receipt, speech or proposition', async () => {
  chamberHas({
    details: [ana],
    expenses: [anExpense({ mes: 'março', codDocumento: {}, valorLiquido: 80 })],
    speeches: [aSpeech({ dataHoraInicio: 0, urlTexto: true, sumario: 'Sem hora certa.' })],
    propositions: [aProposition({ numero: 'x', ano: {}, ementa: 'Dispõe sobre o outro.' })],
  });
  const { user } = renderApp(`${path}?aba=despesas`);
  expect(await screen.findByText('em 1 recibo.')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Discursos' }));
  expect(await screen.findByText('Sem hora certa.')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Proposições' }));
  expect(await screen.findByText('Dispõe sobre o outro.')).toBeVisible();
  expect(screen.queryByText(/com defeito/)).toBeNull();
});

it('who has no party is told apart from whose party is not known, in list and profile', async () => {
  const former = aDeputyDetail({}, { siglaPartido: 'S.PART.' });
  const unknown = aDeputyDetail({ id: 204554 }, { nomeEleitoral: 'Rui Exemplo', siglaPartido: null });
  const rows = [former, unknown].map(({ id, ultimoStatus }) =>
    aDeputy({ id, nome: ultimoStatus.nomeEleitoral, siglaPartido: ultimoStatus.siglaPartido }),
  );
  chamberHas({ deputies: rows, details: [former, unknown] });
  const { router, user } = renderApp('/deputados-federais');
  expect(await screen.findByText('Sem partido')).toBeVisible();
  expect(screen.getByText('Partido não informado')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Rui Exemplo' }));
  expect(await heading('Rui Exemplo')).toBeVisible();
  expect(screen.getAllByText('Partido não informado')).not.toHaveLength(0);
  expect(screen.queryByText(/Sem partido|S\.PART/)).toBeNull();
  await act(() => router.navigate(path));
  expect(await heading('Ana Exemplo')).toBeVisible();
  expect(screen.getAllByText('Sem partido')).not.toHaveLength(0);
  expect(screen.queryByText(/Partido não informado|S\.PART/)).toBeNull();
});

it('a row that the Chamber repeats counts once, and one document on two lines is one expense', async () => {
  const twice = anExpense({ valorLiquido: 100 });
  chamberHas({
    details: [ana],
    expenses: [
      twice,
      twice,
      anExpense({ valorLiquido: -40 }),
      anExpense({ codDocumento: 7, valorLiquido: 0 }),
      anExpense({ codDocumento: 7, valorLiquido: 146.96 }),
    ],
  });
  renderApp(`${path}?aba=despesas`);
  expect(await screen.findByText('em 3 recibos (4 linhas).')).toBeVisible();
  expect(screen.getByText('1 linha repetida pela Câmara, contada uma vez.')).toBeVisible();
  expect(expenseRows()).toHaveLength(4);
  expect(screen.getAllByText('R$ 206,96')[0]).toBeVisible();
});

it('speeches are the newest first whatever their order, undated ones last, repeated ones once', async () => {
  const speech = (dataHoraInicio: string | null, titulo: string) =>
    aSpeech({ dataHoraInicio, faseEvento: { titulo } });
  const second = speech('2026-09-02T10:00', 'Segundo');
  chamberHas({
    details: [ana],
    speeches: [
      second,
      speech(null, 'Sem hora'),
      speech('2026-11-10T09:00', 'Primeiro'),
      second,
      speech('2026-07-01T09:00', 'Terceiro'),
      null,
    ],
  });
  renderApp(`${path}?aba=discursos`);
  await screen.findByRole('heading', { name: 'Primeiro' });
  const panel = within(screen.getByRole('tabpanel'));
  expect(wordsIn(panel.getAllByRole('heading', { level: 3 }))).toEqual([
    'Primeiro',
    'Segundo',
    'Terceiro',
    'Sem hora',
  ]);
  expect(panel.getByText('1 linha que a Câmara publicou com defeito foi deixada de fora.')).toBeVisible();
});

it('a repeated proposition counts once and a bad one loses no other', async () => {
  const bill = aProposition({ numero: 77, dataApresentacao: '2026-10-01T10:00' });
  chamberHas({ details: [ana], propositions: [bill, bill, { ...bill, id: null }] });
  renderApp(`${path}?aba=proposicoes`);
  expect(await screen.findAllByText(/^PL 77\//)).toHaveLength(1);
  expect(screen.getByText('1 linha que a Câmara publicou com defeito foi deixada de fora.')).toBeVisible();
});

it('a bad or repeated row of the list of deputies loses no other deputy', async () => {
  const bia = aDeputy({ id: 2, nome: 'Bia Exemplo' });
  chamberHas({ deputies: [aDeputy({ id: 1, nome: 'Ana Exemplo' }), { id: 'x' }, bia, bia] });
  renderApp('/deputados-federais');
  expect(await screen.findAllByRole('link', { name: /Bia Exemplo/ })).toHaveLength(1);
  expect(screen.getByRole('link', { name: /Ana Exemplo/ })).toBeVisible();
  expect(
    await screen.findAllByText('1 linha que a Câmara publicou com defeito foi deixada de fora.'),
  ).not.toEqual([]);
});

it('bad rows of the lists of deputies and of parties are told together, over the list', async () => {
  chamberHas({
    deputies: [aDeputy({ id: 1, nome: 'Ana Exemplo' }), { id: 'x' }],
    parties: [{ id: 1, sigla: 'EXA', nome: 'Partido Exemplo' }, { id: 2 }],
  });
  renderApp('/deputados-federais');
  expect(
    await screen.findByText('2 linhas que a Câmara publicou com defeito foram deixadas de fora.'),
  ).toBeVisible();
});

it('with a row of the list that may be anybody’s nobody is called out of exercise', async () => {
  const left = aDeputy({ id: 3, nome: 'Caio Saiu' });
  chamberHas({ deputies: [aDeputy({ id: 1, nome: 'Ana Exemplo' }), { id: 'x' }], former: [left] });
  renderApp('/deputados-federais?nome=caio');
  expect(await screen.findByText('Nenhum deputado encontrado')).toBeVisible();
  await screen.findByText('Por partido');
  expect(screen.queryByText(/não está no cargo/)).not.toBeInTheDocument();
});
