import { expect, it } from 'vitest';
import { ana } from '../../../tests/support/public-candidate.ts';
import { resultsTable } from './files.ts';
import { sourcesTable } from './sources-file.ts';
import type { Table } from './tables.ts';

const valuesOf = ({ columns, rows }: Table, wanted: string) =>
  rows.map((row) => row[columns.findIndex(({ name }) => name === wanted)]);

const people = ['Zélia', 'Ágata', 'Bruno'].map((nome, index) => ({ ...ana, id: String(index), nome }));

it('the file of results has who stood by name, whoever had more votes', () => {
  const round = { ano: 2026, turno: 1, fonte_titulo: null, fonte_url: null, fonte_data: null };
  const counted = { percentual: 0, situacao: 'nao_eleito' };
  const resultados_presidencia = people.map(({ id }, index) => ({
    ...counted,
    candidato_id: id,
    votos: 300 - index,
  }));
  const table = resultsTable([{ ...round, resultados_presidencia }], people);
  expect(valuesOf(table, 'nome')).toEqual(['Ágata', 'Bruno', 'Zélia']);
});

it('the file of sources has those of a fact as the record has them, whatever order the backend answers in', () => {
  const fonte = { veiculo: 'Jornal', tipo: 'imprensa', publicada_em: null, consultada_em: '2026-11-20' };
  const fontes = [2, 1].map((posicao) => ({
    campo: 'nome',
    posicao,
    fonte: { ...fonte, titulo: `Fonte ${posicao}`, url: `https://exemplo.org/${posicao}` },
  }));
  const table = sourcesTable([{ ...ana, fontes }], [], []);
  expect(valuesOf(table, 'posicao').filter(Number)).toEqual([1, 2]);
});

it('the file of sources names a reviewed fact that has none', () => {
  const revisoes = [{ campo: 'bens_declarados', revisado_em: '2026-11-20', confianca: null, ressalva: null }];
  const table = sourcesTable([{ ...ana, fontes: [], revisoes }], [], []);
  expect(valuesOf(table, 'campo')).toEqual([undefined, 'bens_declarados']);
});

const day = (number: number) => `2026-10-0${number}`;
const roundOf = (turno: number) => ({
  ano: 2026,
  turno,
  fonte_titulo: `Fonte do turno ${turno}`,
  fonte_url: `https://exemplo.org/turno-${turno}`,
  fonte_data: day(turno),
  resultados_presidencia: people.map(({ id }, index) => ({
    candidato_id: id,
    votos: 10 * turno + index,
    percentual: turno + index / 10,
    situacao: 'nao_eleito',
  })),
});

it('each row of the file of results is of its own round and candidate', () => {
  const table = resultsTable([1, 2].map(roundOf), people);
  const order = [1, 2, 0];
  expect(valuesOf(table, 'votos')).toEqual([1, 2].flatMap((turno) => order.map((at) => 10 * turno + at)));
  expect(valuesOf(table, 'percentual')).toEqual(
    [1, 2].flatMap((turno) => order.map((at) => turno + at / 10)),
  );
  for (const [name, said] of [
    ['fonte', (turno: number) => `Fonte do turno ${turno}`],
    ['endereco', (turno: number) => `https://exemplo.org/turno-${turno}`],
    ['data_da_fonte', day],
  ] as const)
    expect(valuesOf(table, name), name).toEqual([1, 2].flatMap((turno) => order.map(() => said(turno))));
});

it('each row of the file of sources is of its own record, fact, round and set', () => {
  const factsOf = (nome: string, of: number) => ({
    nome,
    fonte: `Registro ${of}`,
    dados_ate: day(of),
    fontes: [1, 2].map((fact) => ({
      campo: `campo_${fact}`,
      posicao: 1,
      fonte: {
        titulo: `Fonte ${of}.${fact}`,
        veiculo: 'Jornal',
        tipo: 'imprensa',
        url: null,
        publicada_em: null,
        consultada_em: null,
      },
    })),
    revisoes: [1, 2].map((fact) => ({
      campo: `campo_${fact}`,
      revisado_em: `2026-11-${of}${fact}`,
      confianca: 'alta',
      ressalva: `Ressalva ${of}.${fact}`,
    })),
  });
  const table = sourcesTable(
    [1, 2].map((of) => ({ ...ana, ...factsOf(`Pessoa ${of}`, of) })),
    [1, 2].map(roundOf),
    ['despesas', 'votos'].map((conjunto, at) => ({ conjunto, dados_ate: day(8 + at), lido_em: null })),
  );
  const columns = ['registro', 'campo', 'fonte', 'revisado_em', 'ressalva', 'dados_ate'].map((name) =>
    valuesOf(table, name),
  );
  const rows = table.rows.map((_, at) => columns.map((column) => column[at] ?? '').join('|'));
  expect(rows).toEqual([
    ...[1, 2].flatMap((of) => [
      `Pessoa ${of}||Registro ${of}|||${day(of)}`,
      ...[1, 2].map(
        (fact) =>
          `Pessoa ${of}|campo_${fact}|Fonte ${of}.${fact}|2026-11-${of}${fact}|Ressalva ${of}.${fact}|`,
      ),
    ]),
    ...[1, 2].map((turno) => `${turno}º turno||Fonte do turno ${turno}|||${day(turno)}`),
    `despesas||Dados Abertos da Câmara dos Deputados|||${day(8)}`,
    `votos||Dados Abertos da Câmara dos Deputados|||${day(9)}`,
  ]);
});
