import { rm } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { useBackfill } from './backfill-fixture.ts';
import { loadBillFiles } from './bills.ts';

/** Small files in the Chamber's shapes; bills and people are fictitious. */
const listHead = 'id;uri;siglaTipo;numero;ano;codTipo;descricaoTipo;ementa;dataApresentacao';
const listed = (id: number, kind = 'PL', day = '2024-03-05T18:00:00', year = 2024) =>
  `"${id}";"";"${kind}";"1";"${year}";"139";"";"Fictício ""A"";\nem duas linhas";"${day}"`;
const bills = [
  listHead,
  listed(700001),
  listed(700002, 'PL', '2024-06-01T10:00:00'),
  listed(700003, 'PLP', '2024-12-01T10:00:00'),
  listed(700004, 'REQ', 'sem dia'),
  listed(700005, 'PL', '2204-06-01T10:00:00'),
  listed(700006, 'PL', '2025-02-01T10:00:00', 2025),
];
const authorHead =
  'idProposicao;uriProposicao;idDeputadoAutor;uriAutor;codTipoAutor;tipoAutor;nomeAutor;siglaPartidoAutor;uriPartidoAutor;siglaUFAutor;ordemAssinatura;proponente';
const signed = (bill: number, id: string, order = 1) =>
  `"${bill}";"";"${id}";"";"10000";"Deputado(a)";"Fulana ${id}";"FIC";"";"SP";"${order}";"1"`;
const authors = [
  authorHead,
  signed(700001, '900001'),
  signed(700001, '900002', 2),
  signed(700002, '900001'),
  // Repeated person, no deputy, other kinds and years, unlisted bill.
  signed(700002, '900001', 3),
  `"700002";"";"";"";"40000";"Órgão do Poder Legislativo";"Senado Federal";"";"";"";"1";"1"`,
  signed(700003, '900002'),
  signed(700004, '900002'),
  signed(700005, '900001'),
  signed(700006, '900003'),
  signed(799999, '900003'),
];

const backfill = useBackfill();
const { report, said, write, rowsOf } = backfill;
const counts = () =>
  rowsOf(
    'select deputado_id as id, ano, quantidade as n, dados_ate::text as until from public.camara_projetos_ano order by 2, 1',
  );
const load = () =>
  loadBillFiles(backfill.database, backfill.folder, report, new Date('2026-01-01T12:00:00Z'));
const expected = [
  { id: 900001, ano: 2024, n: 3, until: '2024-06-01' },
  { id: 900002, ano: 2024, n: 1, until: '2024-06-01' },
];
beforeEach(async () => {
  await write('proposicoes-2024.csv', bills);
  await write('proposicoesAutores-2024.csv', authors);
});

it('the yearly files of bills count the bills (PL) of the year that each deputy signed, twice as well as once', async () => {
  await load();
  expect(await counts()).toEqual(expected);
  expect(said.at(-1)).toBe('arquivo 2 de 2 (proposicoesAutores-2024.csv) · 16 linhas · 100% · faltam 0 s');
  await load();
  expect(await counts()).toEqual(expected);
  expect(
    await rowsOf(
      'select conjunto, lidos, gravados, dados_ate::text as until, origem from public.sincronizacoes order by id',
    ),
  ).toEqual([
    { conjunto: 'projetos', lidos: 5, gravados: 2, until: '2024-06-01', origem: 'arquivo' },
    { conjunto: 'projetos', lidos: 5, gravados: 0, until: '2024-06-01', origem: 'arquivo' },
  ]);
  expect(await rowsOf('select id, nome, partido_sigla as party, uf from public.camara_deputados')).toEqual([
    { id: 900001, nome: 'Fulana 900001', party: null, uf: 'SP' },
    { id: 900002, nome: 'Fulana 900002', party: null, uf: 'SP' },
  ]);
});

it('the yearly files of bills take the place of their year alone: a smaller count, somebody who has left it', async () => {
  await load();
  await write('proposicoes-2023.csv', [listHead, listed(600001, 'PL', '2023-03-05', 2023)]);
  await write('proposicoesAutores-2023.csv', [authorHead, signed(600001, '900003')]);
  await write('proposicoesAutores-2024.csv', [authorHead, signed(700001, '900001')]);
  await load();
  expect(await counts()).toEqual([
    { id: 900003, ano: 2023, n: 1, until: '2023-03-05' },
    { id: 900001, ano: 2024, n: 1, until: '2024-03-05' },
  ]);
});

it.each([
  ['a bill', 'proposicoes-2024.csv', [...bills, listed(0)], 'linha 14: id'],
  ['a signature', 'proposicoesAutores-2024.csv', [...authors, signed(700001, 'x')], 'linha 12: deputado'],
])('leave out %s of another shape alone, told and counted', async (_, name, lines, where) => {
  await write(name, lines);
  await load();
  expect(await counts()).toEqual(expected);
  expect(said).toContain(`${name}, ${where} de outro formato.`);
  expect(said).toContainEqual(
    expect.stringContaining('1 linha que a Câmara publicou com defeito foi deixada de fora.'),
  );
  expect(
    await rowsOf(`select linhas_fora from public.saude_dos_dados() where conjunto = 'projetos'`),
  ).toEqual([{ linhas_fora: 1 }]);
});

it('count a bill without a day, and a deputy without what cannot be read of the name', async () => {
  await write('proposicoes-2024.csv', [...bills, listed(700009, 'PL', '05/03/2024')]);
  await write('proposicoesAutores-2024.csv', [
    ...authors,
    signed(700009, '900009').replace('Fulana', 'Ful\nana'),
  ]);
  await load();
  expect(await counts()).toContainEqual({ id: 900009, ano: 2024, n: 1, until: '2024-06-01' });
});

it.each([
  [
    'a list of which most rows are bad',
    'proposicoes-2024.csv',
    [listHead, listed(0)],
    'proposicoes-2024.csv: a maior parte tem outro formato. proposicoes-2024.csv, linha 2: id de outro formato.',
    'formato',
  ],
  [
    'a file of which most rows are bad',
    'proposicoesAutores-2024.csv',
    [authorHead, signed(700001, 'x')],
    'proposicoesAutores-2024.csv: a maior parte tem outro formato.',
    'formato',
  ],
  [
    'no bill of a deputy',
    'proposicoesAutores-2024.csv',
    [authorHead, signed(700003, '900001')],
    'proposicoesAutores-2024.csv: nenhum projeto de lei de deputado.',
    'vazio',
  ],
])('%s refuses the year whole and leaves it as it was', async (_, name, lines, sentence, code) => {
  await load();
  await write(name, lines);
  await expect(load()).rejects.toThrow(sentence);
  expect(await counts()).toEqual(expected);
  expect(
    await rowsOf(`select conjunto, codigo_erro as code from public.sincronizacoes where situacao = 'erro'`),
  ).toEqual([{ conjunto: 'projetos', code }]);
});

it('a column that is missing, authors without their list and an empty folder are said', async () => {
  await write('proposicoesAutores-2023.csv', authors);
  await expect(load()).rejects.toThrow('proposicoesAutores-2023.csv: falta proposicoes-2023.csv ao lado.');
  expect(await counts()).toEqual(expected);
  await write('proposicoesAutores-2024.csv', ['idProposicao;idDeputadoAutor', '700001;900001']);
  await expect(load()).rejects.toThrow(
    'proposicoesAutores-2024.csv não tem a coluna nomeAutor, siglaUFAutor.',
  );
  for (const year of [2023, 2024]) await rm(path.join(backfill.folder, `proposicoesAutores-${year}.csv`));
  await expect(load()).rejects.toThrow('Nenhum arquivo proposicoesAutores-AAAA.csv em ');
});
