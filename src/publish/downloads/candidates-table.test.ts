import { expect, it, vi } from 'vitest';
import { ana } from '../../../tests/support/public-candidate.ts';
import { candidatesTable } from './files.ts';
import { readCandidates } from '../records.ts';

/** A record as the table API makes it out of its three columns. */
const bare = {
  ...ana,
  nome: 'Nova Exemplo',
  numero_urna: null,
  estado_origem: 'BR',
  idade: 35,
  link_wikipedia: null,
};

it('the file of candidacies has no default of the table as a fact, nor a record as on the ballot without registration', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([bare])));
  const rows = await readCandidates({ url: 'http://backend.test', anonKey: 'anon' });
  vi.unstubAllGlobals();
  const { columns, rows: cells } = candidatesTable(rows, '2026-11-26');
  const stated = columns.flatMap(({ name }, index) => (cells[0]?.[index] == null ? [] : [name]));
  expect(stated).toEqual(['nome', 'partido_sigla', 'partido_nome']);
});
