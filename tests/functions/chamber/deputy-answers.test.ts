import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  type Expense,
  expenseSchema,
  propositionSchema,
  speechSchema,
} from '../../../src/features/deputies/records/collection-schema.ts';
import {
  answerSchema,
  deputyDetailSchema,
  deputySchema,
  partySchema,
} from '../../../src/features/deputies/schema.ts';
import { contentSchema, readAnswer } from '../../../supabase/functions/camara-proxy/answer.ts';
import { type Collection, readAllPages } from '../../../src/features/deputies/records/read-all-pages.ts';
import { expenseYears } from '../../../src/features/deputies/expenses/expense-years.ts';
import { nameOf } from '../../../src/features/deputies/model.ts';
import { standingOf } from '../../../src/features/deputies/standing.ts';
import { totalOf } from '../../../src/features/deputies/expenses/expense-model.ts';
import { createStandIn } from '../../../supabase/local/stand-ins/camara/stand-in.ts';
import { copy } from './camara-support.ts';

/** Records as a page gets them: through the proxy's reading, with the age it adds. */
function answerWith(records: unknown) {
  const content = readAnswer({ json: { dados: records, links: null }, headers: new Headers() });
  return { ...contentSchema.parse(content), obtidoEm: '2026-11-21T12:00:00.000Z', desatualizado: false };
}

describe('every recorded answer of the Chamber, through the proxy, is what the screens read', () => {
  it('the lists of deputies', async () => {
    for (const file of ['deputados', 'deputados-legislatura-57'] as const) {
      const { dados } = await copy.read(file);
      const read = answerSchema(z.array(deputySchema)).parse(answerWith(dados));
      expect(read.dados.map(({ id }) => id)).toEqual(dados.map(({ id }) => id));
    }
  });

  it('the profiles, those without personal data included', async () => {
    const details = Object.values(await copy.read('deputados-detalhes'));
    expect(details.length).toBeGreaterThan(600);
    for (const detail of details) {
      const { dados } = answerSchema(deputyDetailSchema).parse(answerWith(detail));
      expect(dados.ultimoStatus.siglaPartido).toBe(detail.ultimoStatus.siglaPartido);
    }
  });

  it('the expenses, their sums unchanged', async () => {
    for (const rows of Object.values(await copy.read('despesas'))) {
      const { dados } = answerSchema(z.array(expenseSchema)).parse(answerWith(rows));
      expect(dados.map(({ valorLiquido }) => valorLiquido)).toEqual(
        rows.map(({ valorLiquido }) => valorLiquido),
      );
    }
  });

  it('the suppliers, whose names the Chamber escapes, under their names', async () => {
    const rows = Object.values(await copy.read('despesas')).flat();
    expect(rows.some(({ nomeFornecedor }) => nomeFornecedor.includes('&amp;amp;'))).toBe(true);
    const { dados } = answerSchema(z.array(expenseSchema)).parse(answerWith(rows));
    const names = dados.map(({ nomeFornecedor }) => nomeFornecedor);
    expect(names.filter((name) => /&[#\w]+;/.test(name))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['SERGIO A WOUTERS & CIA LTDA', 'J A SOBRAL & CIA LTDA']));
    expect(names).toContain('SD COMBUSTIVEIS LOCAÇÕES E TRANSPORTE LTDA');
  });

  it('the addresses, whose signs are their own, unchanged', () => {
    const urlDocumento = 'https://www.camara.leg.br/nota?a=1&copy;=2&amp;lt;=3';
    const name = { nomeFornecedor: 'AT&T &amp;lt;b&amp;gt; &copy &amp;amp;amp;' };
    const { dados } = answerSchema(z.array(expenseSchema)).parse(answerWith([{ urlDocumento, ...name }]));
    expect(dados[0]).toMatchObject({ urlDocumento, nomeFornecedor: 'AT&T &lt;b&gt; &copy &amp;' });
  });

  it('the speeches', async () => {
    for (const rows of Object.values(await copy.read('discursos'))) {
      const { dados } = answerSchema(z.array(speechSchema)).parse(answerWith(rows));
      expect(dados).toHaveLength(rows.length);
    }
  });

  it('the propositions and the parties', async () => {
    const propositions = (await copy.read('proposicoes')).dados;
    const read = answerSchema(z.array(propositionSchema)).parse(answerWith(propositions));
    expect(read.dados.map(({ siglaTipo }) => siglaTipo)).toEqual(
      propositions.map(({ siglaTipo }) => siglaTipo),
    );
    const parties = (await copy.read('partidos')).dados;
    expect(answerSchema(z.array(partySchema)).parse(answerWith(parties)).dados).toHaveLength(parties.length);
  });
});

describe('a year read to its end, page after page', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const { fetch } = createStandIn({ now: () => now, copy });

  async function readYear(id: string): Promise<Collection<Expense>> {
    const read = async (page: number) => {
      const address = `https://dadosabertos.camara.leg.br/api/v2/deputados/${id}/despesas?idLegislatura=57&ano=2026&itens=100&pagina=${page}`;
      const response = await fetch(new Request(address));
      const content = readAnswer({ json: await response.json(), headers: response.headers });
      return answerSchema(z.array(expenseSchema)).parse({ ...content, obtidoEm: '2026-11-21T12:00:00Z' });
    };
    return readAllPages(read, new AbortController().signal, () => undefined);
  }

  it('sums up to what the Chamber’s own file says, for every deputy whose year is whole', async () => {
    const totals = Object.entries(await copy.read('despesas-totais-2026'));
    const whole = totals.filter(([, { cobertura }]) => cobertura === '2026-completo');
    expect(whole).toHaveLength(103);
    for (const [id, { totalLiquido }] of whole) {
      const { rows, isComplete, origem } = await readYear(id);
      expect([id, totalOf(rows), isComplete]).toEqual([id, totalLiquido, true]);
      expect(origem).toMatchObject({ parcial: false });
    }
  });

  it('is called partial where the copy holds only a sample of it', async () => {
    const sample = await readYear('62881');
    expect(sample.rows).toHaveLength(20);
    expect(sample.origem).toMatchObject({
      tipo: 'snapshot',
      parcial: true,
      nota: 'O arquivo da Câmara não traz as passagens aéreas emitidas pelo SIGEPA.',
      total: { valor: 242180.86, documentos: 166 },
    });
  });
});

describe('the profiles of the copy beside its newer list', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const { fetch } = createStandIn({ now: () => now, copy });
  beforeEach(() => void vi.setSystemTime(now));
  afterEach(() => void vi.useRealTimers());

  it('agree with it: who is in it sits by its name in this legislature, who is not is out or has died', async () => {
    const { dados: rows } = await copy.read('deputados');
    const sitting = new Map(rows.map((row) => [row.id, row]));
    const ids = Object.keys(await copy.read('deputados-detalhes'));
    expect(ids).toHaveLength(641);
    for (const id of ids) {
      const address = `https://dadosabertos.camara.leg.br/api/v2/deputados/${id}`;
      const response = await fetch(new Request(address));
      const content = readAnswer({ json: await response.json(), headers: response.headers });
      const { dados: deputy, ...provenance } = answerSchema(deputyDetailSchema).parse({
        ...content,
        obtidoEm: '2026-11-21T12:00:00Z',
      });
      const standing = standingOf({ deputy, ...provenance });
      const row = sitting.get(deputy.id);
      const said = [id, standing.kind, standing.situacao, deputy.ultimoStatus.nome, nameOf(deputy)];
      if (row === undefined) {
        expect(['out', 'dead'], id).toContain(standing.kind);
        expect(standing.situacao, id).not.toBe('Exercício');
      } else {
        expect(said).toEqual([id, 'in', 'Exercício', row.nome, row.nome]);
        expect([standing.legislatura, deputy.ultimoStatus.idLegislatura]).toEqual([57, 57]);
        expect(expenseYears(standing.legislatura ?? 0, 2026)[0]).toBe('2026');
      }
    }
  });
});

describe('what the Chamber may leave out', () => {
  it('is unknown, not an error', () => {
    const { dados } = answerSchema(deputyDetailSchema).parse(answerWith({ id: 7, ultimoStatus: {} }));
    expect(dados).toMatchObject({
      nomeCivil: null,
      ultimoStatus: { email: null, gabinete: { telefone: null } },
    });
    const speech = answerSchema(z.array(speechSchema)).parse(answerWith([{ urlTexto: '' }])).dados[0];
    const expense = answerSchema(z.array(expenseSchema)).parse(answerWith([{ tipoDespesa: 'TELEFONIA' }]));
    expect(expense.dados[0]).toMatchObject({ valorLiquido: null, codDocumento: null });
    expect(speech).toMatchObject({ urlTexto: null, faseEvento: { titulo: null }, dataHoraInicio: null });
  });

  it('is unknown in another type as well, and loses no other field', () => {
    const { dados } = answerSchema(deputyDetailSchema).parse(
      answerWith({ id: 7, nomeCivil: 'Ana', ultimoStatus: { gabinete: [], siglaUf: 'SP' } }),
    );
    expect(dados).toMatchObject({
      nomeCivil: 'Ana',
      ultimoStatus: { siglaUf: 'SP', gabinete: { email: null } },
    });
    const row = { mes: '3', valorLiquido: '1.234,50', dataDocumento: 20260301, urlDocumento: {} };
    expect(answerSchema(z.array(expenseSchema)).parse(answerWith([row])).dados[0]).toMatchObject({
      ...{ mes: 3, valorLiquido: 1234.5, dataDocumento: '20260301', urlDocumento: null },
    });
    const speech = answerSchema(z.array(speechSchema)).parse(
      answerWith([{ faseEvento: '', sumario: 'Fala' }]),
    );
    expect(speech.dados[0]).toMatchObject({ faseEvento: { titulo: null }, sumario: 'Fala' });
  });

  it.each([
    ['1.234,56', 1234.56],
    ['-1.234.567,8', -1234567.8],
    ['1234.56', 1234.56],
    ['0', 0],
    ['', null],
    ['1,234.56', 'unread'],
    ['-', 'unread'],
  ])('as an amount, %j is %j, never another sum', (valorLiquido, read) => {
    const { data } = expenseSchema.safeParse({ valorLiquido });
    expect(data === undefined ? 'unread' : data.valorLiquido).toBe(read);
  });

  it.each([
    ['an id', deputySchema, { nome: 'Ana' }],
    ['the id of a proposition', propositionSchema, { siglaTipo: 'PL' }],
  ])('is not %s', (_, schema, record) => {
    expect(answerSchema(z.array(schema)).safeParse(answerWith([record])).success).toBe(false);
  });
});
