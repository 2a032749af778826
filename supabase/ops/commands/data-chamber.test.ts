import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fileSchemas } from '../../local/stand-ins/camara/file-schemas.ts';
import { run } from './data-chamber.ts';

/** Records as the source keeps them; each is fictitious. */
const expense = {
  ...{ mes: 1, tipoDespesa: 'TELEFONIA FICTÍCIA', nomeFornecedor: 'Loja', valorLiquido: 10 },
  _nota: 'da fonte',
};
const proposition = {
  ...{ uri: '', siglaTipo: 'PL', codTipo: 139, numero: 1, ano: 2026, ementa: null },
  dataApresentacao: '2026-03-05',
};
const rollCall = {
  ...{ uri: '', data: '2026-03-05', dataHoraRegistro: null, siglaOrgao: 'PLEN', uriOrgao: null },
  ...{ uriEvento: null, proposicaoObjeto: null, uriProposicaoObjeto: null },
  ...{ descricao: 'Aprovada', aprovacao: 1 },
};
const period = { partido: 'FIC', de: '2026-03-05', ate: '2026-03-06' };
const records: Record<string, unknown> = {
  despesas: {
    '1': [
      { ...expense, ano: 2026, codDocumento: '7' },
      { ...expense, ano: 2026 },
      { ...expense, ano: 2025 },
    ],
  },
  proposicoes: {
    dados: [
      { ...proposition, id: 10, _idDeputadosAutores: [1, 2] },
      { ...proposition, id: 11, _idDeputadosAutores: [1] },
    ],
  },
  votacoes: {
    dados: [
      { ...rollCall, id: '10-1', _proposicaoTitulo: 'PL 1/2026', _proposicaoEmenta: 'E', _temas: ['Saúde'] },
      { ...rollCall, id: '10-2', _proposicaoTitulo: 'PL 2/2026' },
    ],
  },
  'partidos-no-voto': { _fonte: 'quem votou', '1': [period] },
};
const lists = ['deputados', 'deputados-legislatura-57', 'partidos', 'ufs', 'tipos-despesa', 'situacoes'];

let folder: string;
const lines: string[] = [];
const written = new Map<string, unknown>();
const write = (file: URL, content: Buffer) => {
  const json: unknown = JSON.parse(brotliDecompressSync(content).toString());
  written.set(file.pathname.split('/').at(-1) ?? '', json);
  return Promise.resolve();
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'data-chamber-'));
  for (const name of Object.keys(fileSchemas)) {
    const record = records[name] ?? (lists.includes(name) ? { dados: [] } : {});
    await writeFile(join(folder, `${name}.json`), JSON.stringify(record));
  }
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  written.clear();
  lines.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});

it('data:chamber shows what changes in each file and writes nothing unasked', async () => {
  await run([folder], write);
  expect(lines.join('\n')).toMatch(/^ufs: 27 registros → 0\n- AC Acre$/m);
  expect(lines.at(-1)).toBe('Nada foi escrito. Para aplicar: --aplicar');
  expect([...written.keys()]).toEqual([]);
});

it('data:chamber writes every file with --aplicar, in the shape of the API', async () => {
  await run([folder, '--aplicar'], write);
  expect(lines.at(-1)).toBe('Aplicado. Confira com git diff e npm test.');
  expect([...written.keys()]).toEqual(Object.keys(fileSchemas).map((name) => `${name}.json.br`));
});

it('data:chamber keeps of 2026 the expenses of one receipt, and of none its sums of a day', async () => {
  await run([folder, '--aplicar'], write);
  const whole = (own: object): unknown =>
    expect.objectContaining({ nomeFornecedor: 'Loja', urlDocumento: null, ...own });
  expect(written.get('despesas.json.br')).toEqual({
    '1': [whole({ ano: 2026, codDocumento: '7' }), whole({ ano: 2025, codDocumento: null })],
  });
});

it('data:chamber parts what the source says beside the rows of the API', async () => {
  await run([folder, '--aplicar'], write);
  expect(written.get('proposicoes.json.br')).toEqual({
    dados: [10, 11].map((id) => ({ ...proposition, id })),
    autores: { '1': [10, 11], '2': [10] },
  });
  expect(written.get('votacoes.json.br')).toEqual({
    dados: ['10-1', '10-2'].map((id) => ({ ...rollCall, id })),
    proposicoes: { '10-1': { titulo: 'PL 1/2026', ementa: 'E', temas: ['Saúde'] } },
  });
  expect(written.get('partidos-no-voto.json.br')).toEqual({ '1': [period] });
});
