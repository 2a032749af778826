import { expect, it, vi } from 'vitest';
import { candidatesTable } from './files.ts';
import { readCandidateRows } from './tables.ts';

/** A record as the table API makes it out of its three columns. */
const bare = {
  id: '11111111-1111-4111-8111-111111111111',
  nome: 'Nova Exemplo',
  nome_completo: null,
  partido_sigla: 'EXA',
  partido_nome: 'Partido Exemplo',
  numero_urna: null,
  tse_sq: null,
  status: 'active',
  estado_origem: 'BR',
  data_nascimento: null,
  idade: 35,
  profissao: 'Político',
  escolaridade: null,
  coalition: null,
  coligacao_partidos: null,
  vice_nome: null,
  vice_partido: null,
  situacao_registro: null,
  situacao_registro_em: null,
  bens_declarados: null,
  link_site_campanha: null,
  link_wikipedia: null,
  plano_governo_url: null,
  ficha_tse_url: null,
  fonte: null,
  dados_ate: null,
  fontes: [],
  revisoes: [],
};

it('the file of candidacies has no default of the table as a fact, nor a record as on the ballot without registration', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([bare])));
  const rows = await readCandidateRows({ url: 'http://backend.test', anonKey: 'anon' });
  vi.unstubAllGlobals();
  const { columns, rows: cells } = candidatesTable(rows, '2026-11-26');
  const stated = columns.flatMap(({ name }, index) => (cells[0]?.[index] == null ? [] : [name]));
  expect(stated).toEqual(['nome', 'partido_sigla', 'partido_nome']);
});
