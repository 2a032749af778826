import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { candidateFields } from '../../lib/candidate-fields.ts';
import { ana } from '../../../tests/support/public-candidate.ts';

vi.mock('../../lib/candidate-fields.ts', async (load) =>
  (await import('../../../tests/support/invented-column.ts')).withInventedColumn(load),
);

afterEach(() => {
  vi.unstubAllGlobals();
});

// The files after this one share its process, and have no such column.
afterAll(() => {
  vi.resetModules();
});

/** The table API makes a record from these three columns. */
const bare = {
  ...ana,
  ...Object.fromEntries(Object.keys(candidateFields).map((column) => [column, null])),
  nome: 'Nova Exemplo',
  partido_sigla: 'EXA',
  partido_nome: 'Partido Exemplo',
  partido_cor_hex: '#2eabb1',
  election_year: 2026,
  status: 'active',
  estado_origem: 'BR',
  idade: 35,
  profissao: 'Político',
  fontes: [],
  revisoes: [],
};

/** The backend answers the selected columns and no other. */
async function statedOf(record: object): Promise<Record<string, unknown>> {
  vi.stubGlobal('fetch', (address: string) => {
    const named = new URL(address).searchParams.get('select')?.replace(/\(.*?\)+/g, '') ?? '';
    const columns = named.split(',').map((one) => one.replace(/:.*/, ''));
    const row = Object.entries(record).filter(([column]) => columns.includes(column));
    return Promise.resolve(Response.json([Object.fromEntries(row)]));
  });
  // Other files of this process have loaded both with the table as it is.
  vi.resetModules();
  const [{ readCandidates }, { candidatesTable }] = await Promise.all([
    import('../records.ts'),
    import('./files.ts'),
  ]);
  const rows = await readCandidates({ url: 'http://backend.test', anonKey: 'anon' });
  const { columns, rows: cells } = candidatesTable(rows, '2026-11-26');
  return Object.fromEntries(
    columns.flatMap(({ name }, index) => (cells[0]?.[index] == null ? [] : [[name, cells[0][index]]])),
  );
}

it('the file of candidacies has no default of the table as a fact, nor a record as on the ballot without registration', async () => {
  expect(await statedOf(bare)).toEqual({
    nome: 'Nova Exemplo',
    partido_sigla: 'EXA',
    partido_nome: 'Partido Exemplo',
  });
});

it('the file of candidacies says each column by its name, an invented one as well', async () => {
  expect(
    await statedOf({
      ...bare,
      tse_sq: '280000000001',
      numero_urna: 91,
      coalition: 'Frente',
      coligacao_partidos: ['EXA', 'EXB'],
      situacao_registro: 'Deferido',
      situacao_registro_em: '2026-09-11',
      bens_declarados: 1000.5,
      plano_governo_url: 'https://plano.exemplo/ana.pdf',
      apelido: 'Aninha',
    }),
  ).toMatchObject({
    numero_urna: 91,
    situacao: 'esteve na urna',
    coligacao: 'Frente',
    coligacao_partidos: 'EXA, EXB',
    situacao_registro: 'Deferido',
    situacao_registro_constava_em: '2026-09-11',
    bens_declarados: 1000.5,
    plano_governo: 'https://plano.exemplo/ana.pdf',
    apelido: 'Aninha',
  });
});

it('the file of candidacies is not made of a value of another kind', async () => {
  await expect(statedOf({ ...bare, idade: 'trinta' })).rejects.toThrow();
});
