import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { writeDownloads } from '../../../../src/publish/downloads/write-downloads.ts';
import { type PublicCandidate, readCandidates } from '../../../../src/publish/records.ts';
import type { Database } from '../../emulator/database/database.ts';
import { openMigrated } from '../../emulator/database/snapshot.ts';
import { listen, type Listener } from '../../emulator/gateway/listen.ts';
import { localJwtSecret, roleKey } from '../../emulator/jwt.ts';
import { createRest } from '../../emulator/rest/rest.ts';
import { chamberSnapshot } from '../chamber/snapshot.ts';
import { dataPackage } from './test-data-package.ts';

let database: Database;
let listener: Listener;
let folder: string;
let backend: { url: string; anonKey: string };
let candidates: PublicCandidate[];

beforeAll(async () => {
  database = await openMigrated({ seed: true, records: await chamberSnapshot('latest') });
  const rest = await createRest({ database, schemas: ['public'], maxRows: 1000, jwtSecret: localJwtSecret });
  listener = await listen({
    port: 0,
    variable: 'BACKEND_PORT',
    fetch: (request) => rest.fetch(new Request(request.url.replace('/rest/v1', ''), request)),
  });
  backend = {
    url: `http://127.0.0.1:${listener.port}`,
    anonKey: await roleKey('anon', localJwtSecret),
  };
  folder = await mkdtemp(join(tmpdir(), 'downloads-'));
  candidates = await readCandidates(backend);
  expect(await writeDownloads(folder, backend, candidates)).toBeNull();
});

afterAll(async () => {
  await listener.close();
  await database.close();
  await rm(folder, { recursive: true });
});

const withoutGuard = (cell: string) => cell.replace(/^'/, '');
const unquoted = (cell: string) => cell.replace(/^"|"$/g, '').replaceAll('""', '"');
/** The cells of a file, whose quoted ones may hold line breaks. */
function cellsOf(file: string): string[][] {
  const records: string[][] = [[]];
  for (const [, cell = '', end] of file.matchAll(/("(?:[^"]|"")*"|[^;\r\n]*)(;|\r\n)/g)) {
    records.at(-1)?.push(unquoted(cell));
    if (end !== ';') records.push([]);
  }
  return records.slice(0, -1);
}
const bytes = (name: string) => readFile(join(folder, 'dados', name));
/** Python's csv and `datapackage` read a byte order mark as text. */
const asProgramsRead = (file: Uint8Array) =>
  new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(file);
const text = (name: string) => readFile(join(folder, 'dados', name), 'utf8');
it('the writer of downloads writes a file for each set, and what they hold for programs', async () => {
  expect((await readdir(join(folder, 'dados'))).toSorted()).toEqual([
    'candidaturas-2026-planilha.csv',
    'candidaturas-2026.csv',
    'candidaturas-2026.json',
    'datapackage.json',
    'fontes-planilha.csv',
    'fontes.csv',
    'resultados-2026-planilha.csv',
    'resultados-2026.csv',
    'votacoes-planilha.csv',
    'votacoes.csv',
  ]);
});

describe('the description of the files', () => {
  const day = /^\d{4}-\d{2}-\d{2}$/;
  const described = async () => dataPackage.parse(JSON.parse(await text('datapackage.json')));

  it('is a Data Package of every file for programs, with its own length, rows, terms and sources', async () => {
    const { resources, created } = await described();
    expect(Date.parse(created)).toBeLessThanOrEqual(Date.now());
    expect(resources.map(({ path }) => path).toSorted()).toEqual(
      (await readdir(join(folder, 'dados')))
        .filter((file) => file !== 'datapackage.json' && !file.endsWith('-planilha.csv'))
        .toSorted(),
    );
    expect(new Set(resources.map((one) => one.name)).size).toBe(resources.length);
    for (const { path, bytes, profile, schema } of resources) {
      expect((await stat(join(folder, 'dados', path))).size).toBe(bytes);
      expect(profile === 'tabular-data-resource').toBe(path.endsWith('.csv') && schema !== undefined);
    }
  });

  it('tells terms and sources apart, and that the agendas come from a digest', async () => {
    const { resources } = await described();
    const of = (file: string) => resources.find(({ path }) => path === file);
    expect(of('fontes.csv')?.description).toMatch(/um resumo público, de terceiros, dos planos de governo/);
    const terms = resources.map(({ path, licenses }) => [path, licenses.map((one) => one.name)]);
    expect(Object.fromEntries(terms)).toEqual({
      'candidaturas-2026.csv': ['notspecified'],
      'candidaturas-2026.json': ['notspecified'],
      'fontes.csv': ['AGPL-3.0'],
      'resultados-2026.csv': ['notspecified'],
      'votacoes.csv': ['notspecified', 'AGPL-3.0'],
    });
    const hosts = (path: string) => new Set(of(path)?.sources.map((one) => new URL(one.path).hostname));
    expect(hosts('candidaturas-2026.csv').size).toBeGreaterThan(2);
    expect(hosts('fontes.csv')).toEqual(
      new Set([...hosts('candidaturas-2026.csv'), 'dadosabertos.camara.leg.br', 'www.tse.jus.br']),
    );
    expect(hosts('votacoes.csv')).toEqual(new Set(['dadosabertos.camara.leg.br']));
  });

  it('has the columns of each table in their order, and every cell is what its type says', async () => {
    const isOf = {
      string: () => true,
      number: (cell: string) => /^-?\d+(,\d+)?$/.test(cell),
      boolean: (cell: string) => cell === 'sim' || cell === 'não',
      date: (cell: string) => day.test(cell),
    };
    for (const { path, schema, rows } of (await described()).resources) {
      if (schema === undefined) continue;
      const [header = [], ...records] = cellsOf(asProgramsRead(await bytes(path)));
      expect(header).toEqual(schema.fields.map((field) => field.name));
      expect(records).toHaveLength(rows);
      const wrong = records.flatMap((cells) =>
        schema.fields.filter(({ type }, at) => cells[at] !== '' && !isOf[type](cells[at] ?? '?')),
      );
      expect(wrong, path).toEqual([]);
    }
  });
});

it('the writer of downloads tells the publisher of the roll calls whose votes contradict the text', async () => {
  const latest = `id = (select max(id) from public.camara_votacoes where tem_votos)`;
  const { rows } = await database.query<{ id_camara: string }>(
    `update public.camara_votacoes set descricao = 'sim: 999. ' || descricao where ${latest} returning id_camara`,
  );
  expect(await writeDownloads(join(folder, 'again'), backend, candidates)).toBe(
    `Votos que não somam o total do texto da Câmara: ${rows[0]?.id_camara}.`,
  );
  await database.script(
    `update public.camara_votacoes set descricao = substr(descricao, 11) where ${latest}`,
  );
});

it('the folder of downloads has every candidate, in alphabetical order, and every roll call', async () => {
  const candidates = z
    .array(z.object({ nome: z.string(), fonte: z.string().nullable() }))
    .parse(JSON.parse(await text('candidaturas-2026.json')));
  expect(candidates).toHaveLength(14);
  const names = candidates.map(({ nome }) => nome);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'pt-BR')));
  const { rows } = await database.query<{ id_camara: string }>(
    'select id_camara from public.camara_votacoes order by id',
  );
  const ids = [...(await text('votacoes.csv')).matchAll(/^"(\d+-\d+)";/gm)].map(([, id]) => id);
  expect(ids).toEqual(rows.map(({ id_camara }) => id_camara));
  expect(ids).toHaveLength(1_199);
});

it('the folder of downloads has each fact of each candidate with its sources in their order', async () => {
  const { rows } = await database.query<{ nome: string; campo: string; titulo: string; ressalva: string }>(`
    select c.nome, f.campo, o.titulo, coalesce(r.ressalva, '') as ressalva
    from public.candidatos_fontes f
    join public.candidatos_presidencia_2026 c on c.id = f.candidato_id
    join public.fontes o on o.id = f.fonte_id
    left join public.candidatos_revisoes r using (candidato_id, campo)
    order by c.nome, f.campo collate "C", f.posicao`);
  const lines = (await text('fontes.csv')).split('\r\n');
  const facts = lines.filter((line) => /^"candidaturas-2026";"[^"]+";"[^"]+";\d/.test(line));
  const said = facts.map((line) => {
    const [, nome, campo, , titulo] = line.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/).map(unquoted);
    return { nome, campo, titulo };
  });
  expect(said).toHaveLength(rows.length);
  expect(rows.length).toBeGreaterThan(12 * 15);
  const inOrder = (a: { nome?: string | undefined }, b: { nome?: string | undefined }) =>
    (a.nome ?? '').localeCompare(b.nome ?? '', 'pt-BR');
  expect(said.toSorted(inOrder)).toEqual(
    rows.map(({ nome, campo, titulo }) => ({ nome, campo, titulo })).toSorted(inOrder),
  );
  const caveats = new Set(rows.map(({ ressalva }) => ressalva).filter((ressalva) => ressalva !== ''));
  expect(caveats.size).toBeGreaterThan(0);
  for (const caveat of caveats) expect(facts.join('\n')).toContain(caveat.replaceAll('"', '""'));
});

it('the folder of downloads has nothing of accounts and choices', async () => {
  for (const name of await readdir(join(folder, 'dados')))
    expect(await text(name)).not.toMatch(/created_by|updated_by|favorit|@/);
});

it('the folder of downloads tells the votes of the first round, and nothing of who won the second', async () => {
  const { rows } = await database.query<{ turno: number }>(
    "select turno from public.turnos_presidencia where situacao <> 'nao_publicado'",
  );
  expect(rows).toEqual([{ turno: 1 }]);
  const lines = (await text('resultados-2026.csv')).split('\r\n').slice(1).filter(Boolean);
  expect(lines).toHaveLength(12);
  for (const line of lines) expect(line).toMatch(/^2026;1;/);
  for (const name of ['resultados-2026.csv', 'candidaturas-2026.csv', 'candidaturas-2026.json'])
    expect(await text(name), name).not.toMatch(/"eleito"/i);
});

it('a download opens in a spreadsheet: accents marked, numbers with a comma, no formula, and what programs read', async () => {
  for (const name of ['candidaturas-2026', 'fontes', 'resultados-2026', 'votacoes']) {
    const plain = asProgramsRead(await bytes(`${name}.csv`));
    const sheet = asProgramsRead(await bytes(`${name}-planilha.csv`));
    expect(sheet.startsWith('\uFEFF')).toBe(true);
    for (const file of [plain, sheet]) expect(file).not.toMatch(/(^|;)"[=+@-]/m);
    expect(cellsOf(sheet.slice(1)).map((row) => row.map(withoutGuard))).toEqual(
      cellsOf(plain).map((row) => row.map(withoutGuard)),
    );
  }
});

it('the writer of downloads takes old files away and says so when the backend does not answer', async () => {
  const other = await mkdtemp(join(tmpdir(), 'downloads-'));
  const filesLeft = () => readdir(join(other, 'dados'));
  await writeDownloads(other, backend, candidates);
  const notice = await writeDownloads(other, { ...backend, url: 'http://127.0.0.1:1' }, candidates);
  expect(notice).toMatch(/^Os arquivos para baixar de \/dados não foram escritos \(/);
  expect(await filesLeft()).toEqual([]);
  await writeDownloads(other, backend, candidates);
  expect(await writeDownloads(other, backend, null), 'the candidates were not read').toBeNull();
  expect(await filesLeft()).toEqual([]);
  await rm(other, { recursive: true });
});
