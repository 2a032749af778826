import { beforeEach, expect, it } from 'vitest';
import { useBackfill } from './backfill-fixture.ts';
import { loadBillFiles } from './bills.ts';
import { loadExpenseFiles } from './expenses.ts';
import { loadVoteFiles } from './votes.ts';
import { areWhole } from './whole-years.ts';

const backfill = useBackfill();
const now = new Date('2025-06-01T12:00:00Z');

/** The page of data, after all files of the folder were loaded. */
async function setsRead(): Promise<unknown[]> {
  const { database, folder, report } = backfill;
  for (const load of [loadVoteFiles, loadExpenseFiles, loadBillFiles])
    await load(database, folder, report, now);
  const { rows } = await database.query(
    `select conjunto from public.saude_dos_dados() where lido_em is not null and origem = 'arquivo' order by 1`,
  );
  return rows;
}

async function writeYear(year: number): Promise<void> {
  const write = (name: string, lines: readonly string[]) => backfill.write(`${name}-${year}.csv`, lines);
  await write('votacoes', [
    'id;data;dataHoraRegistro;siglaOrgao;aprovacao;descricao',
    `"${year}1-1";"${year}-03-05";"${year}-03-05T18:00:00";"PLEN";"1";"Fictícia. Sim: 1; Não: 0"`,
  ]);
  await write('votacoesVotos', [
    'idVotacao;voto;deputado_id;deputado_nome;deputado_siglaPartido;deputado_siglaUf;deputado_idLegislatura;deputado_urlFoto',
    `"${year}1-1";"Sim";"900001";"Fulana";"FIC";"SP";"57";""`,
  ]);
  await write('votacoesOrientacoes', ['idVotacao;siglaBancada;orientacao', `"${year}1-1";"Governo";"Sim"`]);
  await write('Ano', [
    'txNomeParlamentar;cpf;ideCadastro;sgUF;txtDescricao;txtFornecedor;txtCNPJCPF;datEmissao;vlrLiquido;numMes;numAno',
    `"Fulana";"";"900001";"SP";"TELEFONIA FICTÍCIA";"";"";"${year}-02-03T00:00:00";"1.00";"2";"${year}"`,
  ]);
  await write('proposicoes', [
    'id;siglaTipo;ano;dataApresentacao',
    `"${year}";"PL";"${year}";"${year}-03-05T18:00:00"`,
  ]);
  await write('proposicoesAutores', [
    'idProposicao;idDeputadoAutor;tipoAutor;nomeAutor;siglaUFAutor',
    `"${year}";"900001";"Deputado(a)";"Fulana";"SP"`,
  ]);
}

beforeEach(() => writeYear(2025));

it('the file of one year is no reading of a set, those of the whole legislature are', async () => {
  expect(await setsRead()).toEqual([]);
  for (const year of [2023, 2024]) await writeYear(year);
  expect(await setsRead()).toEqual(
    ['despesas', 'orientacoes', 'projetos', 'votacoes', 'votos'].map((conjunto) => ({ conjunto })),
  );
});

it('a year that was refused leaves its set a part', async () => {
  for (const year of [2023, 2024]) await writeYear(year);
  await backfill.write('Ano-2024.csv', [
    'txNomeParlamentar;cpf;ideCadastro;sgUF;txtDescricao;txtFornecedor;txtCNPJCPF;datEmissao;vlrLiquido;numMes;numAno',
  ]);
  await expect(setsRead()).rejects.toThrow('Ano-2024.csv: nenhuma despesa de deputado.');
  const { rows } = await backfill.database.query(
    `select lido_em from public.saude_dos_dados() where conjunto = 'despesas'`,
  );
  expect(rows).toEqual([{ lido_em: null }]);
});

it.each([
  ['2027-01-31', [2023, 2024, 2025, 2026, 2027], true],
  ['2027-01-31', [2024, 2025, 2026, 2027], false],
  ['2027-02-01', [2027], true],
  ['2026-11-26', [2023, 2024, 2025], false],
])('on %s the years %j are the legislature: %s', (today, years, isWhole) => {
  expect(
    areWhole(
      years.map((year) => ({ year })),
      today,
    ),
  ).toBe(isWhole);
});
