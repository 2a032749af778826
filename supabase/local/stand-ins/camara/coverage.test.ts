import { expect, test } from 'vitest';
import * as z from 'zod';
import { openCopy } from './copy.ts';
import { createStandIn } from './stand-in.ts';

const yearRows = z.object({ dados: z.array(z.object({ ano: z.int() })) });
const copy = openCopy();
const now = () => Date.parse('2026-11-21T15:00:00Z');
const standIn = createStandIn({ copy, now });
const get = (path: string) => standIn.fetch(new Request(`https://dadosabertos.camara.leg.br/api/v2${path}`));
const withoutTickets = 'O arquivo da Câmara não traz as passagens aéreas emitidas pelo SIGEPA.';
const rowCount = async (path: string) => Number((await get(path)).headers.get('x-total-count'));
const expensesOf = (id: number) => `/deputados/${id}/despesas?idLegislatura=57&ano=2026&itens=100`;
const said = async (path: string) => {
  const { headers } = await get(path);
  const value = (name: string) => headers.get(`x-snapshot-${name}`);
  return {
    data: value('data'),
    parcial: value('parcial'),
    nota: decodeURIComponent(value('nota') ?? ''),
    total: value('total'),
    lista: value('lista'),
  };
};

test('a sample of a year goes with what the Chamber’s file adds it up to', async () => {
  expect(await said(expensesOf(62881))).toMatchObject({
    data: '2026-07-24',
    parcial: '1',
    nota: withoutTickets,
    total: '242180.86 166',
  });
});

test('a whole year has no other total beside the sum of its rows, and rows of the API have their own day', async () => {
  expect(await said(expensesOf(160541))).toEqual({
    data: '2026-07-12',
    parcial: null,
    nota: '',
    total: null,
    lista: null,
  });
  const whole = Object.entries(await copy.read('despesas-totais-2026')).find(
    ([, { cobertura }]) => cobertura === '2026-completo',
  );
  const [id = '', { documentos = 0, totalLiquido = 0 } = {}] = whole ?? [];
  expect(await said(expensesOf(Number(id)))).toMatchObject({ parcial: null, total: null });
  expect(await rowCount(expensesOf(Number(id)))).toBe(documentos);
  const rows = (await copy.read('despesas'))[id]?.filter(({ ano }) => ano === 2026) ?? [];
  const cents = rows.reduce((sum, { valorLiquido }) => sum + Math.round(valorLiquido * 100), 0);
  expect(cents / 100).toBe(totalLiquido);
});

test('in January each recorded year is still itself; the new one is the last recorded', async () => {
  const january = createStandIn({ copy, now: () => Date.parse('2027-01-01T03:30:00Z') });
  const yearsOf = async (asked: number) => {
    const address = `https://dadosabertos.camara.leg.br/api/v2/deputados/160541/despesas?idLegislatura=57&ano=${asked}&itens=100`;
    const { dados } = yearRows.parse(await (await january.fetch(new Request(address))).json());
    return [...new Set(dados.map(({ ano }) => ano))];
  };
  expect(await Promise.all([2027, 2026, 2025].map(yearsOf))).toEqual([[2026], [2026], [2025]]);
});

test('who has no expense in the file is no sample of anything', async () => {
  for (const id of [73806, 74140, 194260, 220715, 226075]) {
    expect(await said(expensesOf(id))).toMatchObject({ parcial: null, nota: withoutTickets });
    expect(await rowCount(expensesOf(id))).toBe(0);
  }
});

test('of speeches there is one sitting, of propositions the bills', async () => {
  expect(await said('/deputados/204528/discursos')).toMatchObject({
    parcial: '1',
    nota: 'Há só os discursos da sessão de 10/04/2024.',
  });
  const speeches = Object.values(await copy.read('discursos')).flat();
  const days = new Set(speeches.map(({ dataHoraInicio }) => dataHoraInicio.slice(0, 10)));
  expect([...days].filter((day) => day >= '2023-02-01')).toEqual(['2024-04-10']);
  expect((await said('/proposicoes')).nota).toBe('Há só projetos de lei (PL).');
  const kinds = (await copy.read('proposicoes')).dados.map(({ siglaTipo }) => siglaTipo);
  expect(new Set(kinds)).toEqual(new Set(['PL']));
});

test('nobody carries the day of a recording that they are not in', async () => {
  const ofLists = [154700, 225846, 235800, 236284, 236375, 236423, 236518];
  const ofNames = [233592, 233594, 77003];
  for (const id of ofLists) expect((await said(`/deputados/${id}`)).data).toBe('2026-08-22');
  for (const id of ofNames) expect((await said(`/deputados/${id}`)).data).toBe('2026-01-13');
  const records = Object.values(await copy.read('deputados-detalhes'));
  const days = await Promise.all(records.map(async ({ id }) => (await said(`/deputados/${id}`)).data));
  const others = days.filter((day) => day !== '2025-03-21');
  expect(others.filter((day) => day === '2026-01-13')).toHaveLength(12);
  expect(others.filter((day) => day === '2026-08-22')).toHaveLength(7);
  expect(others).toHaveLength(19);
});

test('party and situation have the day of their own list', async () => {
  const [inExercise, former, listed] = await Promise.all(
    ['/deputados/204528', '/deputados/68720', '/deputados/77003'].map(said),
  );
  expect(inExercise).toMatchObject({ data: '2025-03-21', lista: '2026-08-22' });
  expect(former).toMatchObject({ data: '2025-03-21', lista: null });
  expect(listed).toMatchObject({ lista: '2026-01-22' });
});
