import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { useBackfill } from './backfill-fixture.ts';
import { loadExpenseFiles } from './expenses.ts';

/** A small file in the Chamber's shape; people and expenses are fictitious. */
const expenseHead =
  'txNomeParlamentar;cpf;ideCadastro;sgUF;txtDescricao;txtFornecedor;txtCNPJCPF;datEmissao;vlrLiquido;numMes;numAno';
const expenseOf = (id: string, day: string, value: string) =>
  `"Fulana";"";"${id}";"SP";"TELEFONIA FICTÍCIA";"Loja fictícia";"00000000000";"${day}";"${value}";"2";"2024"`;
const expenses = [
  expenseHead,
  expenseOf('900001', '2024-02-03T00:00:00', '10.10'),
  expenseOf('900001', '2024-02-09T00:00:00', '0,20'),
  expenseOf('900001', '2204-02-09T00:00:00', '-0.05'),
  expenseOf('', '2024-02-03T00:00:00', '99.00'),
];

const backfill = useBackfill();
const { report, said, write, rowsOf } = backfill;
beforeEach(() => write('Ano-2024.csv', expenses));

describe('the yearly files of expenses', () => {
  const sums = () =>
    rowsOf(
      'select deputado_id, ano, mes, tipo, valor::text, documentos, ate::text from public.camara_despesas_mes order by 1',
    );
  const expected = [
    {
      deputado_id: 900001,
      ano: 2024,
      mes: 2,
      tipo: 'TELEFONIA FICTÍCIA',
      valor: '10.25',
      documentos: 3,
      ate: '2024-02-09',
    },
  ];
  const load = () =>
    loadExpenseFiles(backfill.database, backfill.folder, report, new Date('2026-01-01T12:00:00Z'));

  it('are added up by month and kind, without rows of no deputy, twice as well as once', async () => {
    await load();
    expect(await sums()).toEqual(expected);
    await load();
    expect(await sums()).toEqual(expected);
    expect(
      await rowsOf(`select lidos, gravados, dados_ate::text from public.sincronizacoes order by id`),
    ).toEqual([
      { lidos: 3, gravados: 1, dados_ate: '2024-02-09' },
      { lidos: 3, gravados: 0, dados_ate: '2024-02-09' },
    ]);
  });

  describe('after the stored copy of the same year', () => {
    const copied = (id: number, kind: string, value: number) => ({
      deputado: id,
      ano: 2024,
      mes: 0,
      tipo: kind,
      valor: value,
    });
    const context = () =>
      rowsOf(`select c -> 'total' as total, c -> 'n' as n, c -> 'documentos' as documents, c ->> 'ate' as until,
        jsonb_path_query_array(c, '$.meses[*].mes') as months from public.contexto_despesas(900001, 2024) as c`);
    beforeEach(async () => {
      await backfill.database.query(`select private.gravar_deputados($1::jsonb, 'novos', now())`, [
        JSON.stringify([900_001, 900_002].map((id) => ({ id, siglaUf: 'SP' }))),
      ]);
      await backfill.database.query('select private.gravar_despesas_mes($1::jsonb)', [
        JSON.stringify([
          copied(900_001, 'TELEFONIA FICTÍCIA', 10),
          copied(900_001, 'CORREIO FICTÍCIO', 90),
          copied(900_002, 'TELEFONIA FICTÍCIA', 7),
          { ...copied(900_002, 'TELEFONIA FICTÍCIA', 7), ano: 2023 },
        ]),
      ]);
      await backfill.database.script(
        `insert into public.camara_despesas_ano values (900001, 2024, 100, 9, '2024-12-31'), (900002, 2023, 7, 1, '2023-12-31')`,
      );
    });

    it('take the place of the whole year, so that nothing is added up twice', async () => {
      await load();
      expect(await context()).toEqual([
        { total: 10.25, n: 1, documents: 3, until: '2024-02-09', months: [2] },
      ]);
      expect(await rowsOf('select deputado_id, ano from public.camara_despesas_ano')).toEqual([
        { deputado_id: 900_002, ano: 2023 },
      ]);
      expect(await rowsOf('select valor::float from public.camara_despesas_mes where ano = 2023')).toEqual([
        { valor: 7 },
      ]);
    });

    it('take out what leaves the file: a kind, a month, a deputy', async () => {
      await write('Ano-2024.csv', [
        ...expenses,
        expenseOf('900002', '2024-02-03T00:00:00', '5.00'),
        expenseOf('900001', '2024-03-03T00:00:00', '1.00').replace('"2";"2024"', '"3";"2024"'),
      ]);
      await load();
      expect(
        await rowsOf('select count(*)::int as n from public.camara_despesas_mes where ano = 2024'),
      ).toEqual([{ n: 3 }]);
      await write('Ano-2024.csv', expenses);
      await load();
      expect(await context()).toMatchObject([{ total: 10.25, n: 1, months: [2] }]);
      expect(await rowsOf(`select gravados from public.sincronizacoes order by id desc limit 1`)).toEqual([
        { gravados: 2 },
      ]);
    });

    it.each([
      ['a file of no deputy', [expenseHead], 'Ano-2024.csv: nenhuma despesa de deputado.'],
      [
        'a file of which most rows are of another year',
        [expenseHead, expenseOf('900001', '2024-02-03T00:00:00', '1').replace('"2024"', '"2023"')],
        'Ano-2024.csv: a maior parte tem outro formato. Ano-2024.csv, linha 2: ano 2023.',
      ],
    ])('%s leaves the year as it was', async (_, lines, sentence) => {
      const before = await context();
      await write('Ano-2024.csv', lines);
      await expect(load()).rejects.toThrow(sentence);
      expect(await context()).toEqual(before);
    });

    it('stopped in the midst of a year leave it as it was, and run again give it whole', async () => {
      const before = await context();
      const kind = (at: number) =>
        expenseOf('900001', '2024-02-03T00:00:00', '0.01').replace('TELEFONIA FICTÍCIA', `TIPO ${at}`);
      const many = Array.from({ length: 5_000 }, (_, at) => kind(at));
      const last = expenseOf('900003', '2024-02-03T00:00:00', '1.00');
      await write('Ano-2024.csv', [expenseHead, ...many, last]);
      await backfill.database.script('alter table public.camara_despesas_ano rename to planted');
      await expect(load()).rejects.toThrow('Ano-2024.csv: ');
      await backfill.database.script('alter table public.planted rename to camara_despesas_ano');
      expect(await context()).toEqual(before);
      expect(await rowsOf('select codigo_erro from public.sincronizacoes')).toEqual([
        { codigo_erro: 'sql_42p01' },
      ]);
      await load();
      expect(await context()).toMatchObject([{ total: 50, n: 2, documents: 5_000 }]);
    });
  });

  it.each([
    ['a value of another form', ['1.200,00'], 'linha 6: valor de outro formato.'],
    ['an amount that no sum can hold', ['99999999999.99'], 'TELEFONIA FICTÍCIA: numeric field overflow'],
  ])('leave out %s alone, told and counted', async (_, values, why) => {
    await write('Ano-2024.csv', [
      ...expenses,
      ...values.map((value) => expenseOf('900002', '2024-02-03T00:00:00', value)),
      expenseOf('900003', 'sem dia', '5.00'),
    ]);
    await load();
    expect(said).toContainEqual(expect.stringMatching(new RegExp(`^Ano-2024.csv, .*${why}$`)));
    expect(said).toContain('Ano-2024.csv: 1 linha que a Câmara publicou com defeito foi deixada de fora.');
    expect((await sums()).map((sum) => 'deputado_id' in sum && sum.deputado_id)).toEqual([900001, 900003]);
    expect(
      await rowsOf(`select linhas_fora from public.saude_dos_dados() where conjunto = 'despesas'`),
    ).toEqual([{ linhas_fora: 1 }]);
  });

  it('refuse a file without a column that is needed', async () => {
    await write('Ano-2024.csv', ['ideCadastro;numAno', '900001;2024']);
    await expect(load()).rejects.toThrow('Ano-2024.csv não tem a coluna txNomeParlamentar');
  });

  it('are asked for where the folder holds none', async () => {
    await rm(join(backfill.folder, 'Ano-2024.csv'));
    await expect(load()).rejects.toThrow(`Nenhum arquivo Ano-AAAA.csv em ${backfill.folder}.`);
  });

  it('keep an expense without its month, and a deputy whose state they call NA', async () => {
    await write('Ano-2024.csv', [
      expenseHead,
      expenseOf('900001', '2024-02-03T00:00:00', '5.00')
        .replace('"SP"', '"NA"')
        .replace('"2";"2024"', '"";"2024"'),
    ]);
    await load();
    expect(await sums()).toMatchObject([{ mes: 0, valor: '5.00' }]);
    expect(await rowsOf('select uf from public.camara_deputados')).toEqual([{ uf: null }]);
  });
});
