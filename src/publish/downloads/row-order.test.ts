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
