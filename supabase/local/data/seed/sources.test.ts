import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { candidateFields, type FieldRow } from '../../../../src/lib/candidate-fields.ts';
import { type Database } from '../../emulator/database/database.ts';
import { openMigrated } from '../../emulator/database/snapshot.ts';
import { caveatsOf } from './caveats.ts';
import { candidateId } from './convert.ts';
import { readSource, type Source } from './source.ts';
import { keysByColumn, sourcesSeedSql } from './sources.ts';

let source: Source;
let database: Database;
let stored: Record<string, unknown>[];
let mentions: Record<string, unknown>[];
let reviews: Record<string, unknown>[];
let counts: Record<string, unknown> | undefined;
let summary: Record<string, unknown> | undefined;

beforeAll(async () => {
  source = await readSource();
  database = await openMigrated({ seed: true });
  const read = async (sql: string) => (await database.query(sql)).rows;
  stored = await read(
    'select c.*, data_nascimento::text as nascimento, bens_declarados::text as bens from public.candidatos_presidencia_2026 as c order by nome',
  );
  mentions = await read(
    `select cf.candidato_id, cf.campo, cf.posicao, f.titulo, f.url from public.candidatos_fontes as cf
     join public.fontes as f on f.id = cf.fonte_id order by cf.candidato_id, cf.campo, cf.posicao`,
  );
  reviews = await read(
    'select candidato_id, campo, revisado_em::text as dia, confianca, ressalva from public.candidatos_revisoes',
  );
  [counts] = await read(
    `select (select count(*)::integer from public.fontes) as fontes,
       (select count(*)::integer from public.fontes where url is null) as sem_endereco,
       (select count(*)::integer from public.fontes where url not like 'https://%') as sem_https,
       (select count(*)::integer from public.audit_log where action <> 'create') as mudancas`,
  );
  [summary] = await read('select fichas, campos, ultima_revisao::text from public.resumo_das_fichas(2026)');
});
afterAll(() => database.close());

/** A record of the curated file by its slug. */
function inFile(slug: string) {
  const found = [...source.candidatos, ...source.fora_da_urna].find(({ id }) => id === slug);
  if (found === undefined) throw new Error(`no ${slug}`);
  return found;
}

const sourcesOf = (slug: string, field: string) =>
  mentions
    .filter(({ candidato_id, campo }) => candidato_id === candidateId(slug) && campo === field)
    .map(({ titulo }) => titulo);

it('the committed seed is what the curated file says (npm run seed:generate)', async () => {
  const seed = await readFile(new URL('../../../seed-fontes.sql', import.meta.url), 'utf8');
  expect(seed).toBe(sourcesSeedSql(source));
});

const sourcedColumns = Object.entries<FieldRow>(candidateFields).flatMap(
  ([column, { isOnPage, isSourced, sourcesOf }]) => (isOnPage || isSourced ? [column] : (sourcesOf ?? [])),
);
const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

const columns: Readonly<Record<string, string>> = {
  vice: 'vice_nome',
  bens_declarados_reais: 'bens_declarados',
  resultado_1turno_2026: 'resultado_1turno',
};

it('the seed of sources states for each of the twelve the sources of 23 facts, the file’s own, in its order', () => {
  for (const { id, nome, extra } of source.candidatos) {
    expect(Object.keys(extra.fontes_por_campo), nome).toHaveLength(23);
    for (const [field, keys] of Object.entries(extra.fontes_por_campo)) {
      const titles = keys.map((key) =>
        key === 'Wikimedia Commons'
          ? decodeURIComponent(extra.foto?.pagina?.split('File:')[1] ?? '').replaceAll('_', ' ')
          : source.fontes[key.replace(' (calculada)', '')]?.titulo,
      );
      expect(sourcesOf(id, columns[field] ?? field), `${nome}: ${field}`).toEqual(titles);
    }
  }
});

it('the seed of sources states where the plan was found, and that the page of the court is of its register', () => {
  for (const { id, nome } of source.candidatos) {
    expect(sourcesOf(id, 'plano_governo_url'), nome).toEqual([
      'Cópias em PDF dos 12 planos de governo — planos registrados, publicados pelo Poder360 (endereços lidos em repositório público; PDFs não abertos)',
    ]);
    expect(sourcesOf(id, 'ficha_tse_url'), nome).toEqual([
      'DivulgaCandContas, TSE — API do TSE de 2026, transcrita em 26 a 29/08/2026 no conjunto público observatorio-2026 (dados/tse-presidenciaveis.csv e dados/candidatos.csv) e conferida com ele',
    ]);
  }
  const elsewhere = source.candidatos.map((one) => ({
    ...one,
    extra: { ...one.extra, links_tse: { ficha: 'https://www.tse.jus.br/ficha' } },
  }));
  expect(sourcesSeedSql({ ...source, candidatos: elsewhere })).not.toContain("'ficha_tse_url'");
});

it('the twelve have a source for the same 23 facts', () => {
  expect(summary).toEqual({ fichas: 12, campos: 23, ultima_revisao: '2026-11-21' });
});

it('the seed of sources places every caveat of the file, and refuses one that it does not know', () => {
  const lula = inFile('lula');
  expect(
    reviews.find(
      ({ candidato_id, campo }) => candidato_id === candidateId('lula') && campo === 'data_nascimento',
    ),
  ).toMatchObject({
    dia: '2026-11-21',
    confianca: null,
    ressalva:
      'Data de nascimento: o TSE registra 06/10/1945; a Wikipédia e a imprensa usam 27/10/1945. As duas dão 81 anos em 21/11/2026.',
  });
  expect(() =>
    caveatsOf({ ...lula, extra: { ...lula.extra, conflitos_e_ressalvas: ['Uma frase nova.'] } }),
  ).toThrow('No field is named for this caveat of lula: Uma frase nova.');
});

it('the seed of sources has every source that the file names of a record, of the two off the ballot as well', () => {
  for (const { id, nome, extra } of [...source.candidatos, ...source.fora_da_urna]) {
    const titles = mentions
      .filter(({ candidato_id }) => candidato_id === candidateId(id))
      .map(({ titulo }) => titulo);
    const named = extra.fontes.map((key) => source.fontes[key]?.titulo);
    expect(titles, nome).toEqual(expect.arrayContaining(named));
  }
});

it('the seed of sources puts a source that the file names of a record alone under its biography', () => {
  const record = { ...inFile('pablo-marcal'), id: 'outra-pessoa' };
  const all = keysByColumn(record, source);
  expect(all).toEqual([['bio_summary', ['divulgacand', 'tse-marcal-liminar', 'cnn-marcal', 'tse-12']]]);
});

/** Facts without a source by record: an address that nobody opened, as its caveat says. */
const unstated: Readonly<Record<string, readonly string[]>> = { 'pablo-marcal': ['link_wikipedia'] };

it('the seed of sources has a source for each fact that a record states, of the two off the ballot as well', () => {
  for (const { id, nome } of [...source.candidatos, ...source.fora_da_urna]) {
    const row = stored.find((one) => one['id'] === candidateId(id)) ?? {};
    const stated = sourcedColumns.filter((column) => !isEmpty(row[column]));
    const missing = stated.filter((column) => sourcesOf(id, column).length === 0);
    expect(missing, nome).toEqual(unstated[id] ?? []);
    expect(stated.length, nome).toBeGreaterThanOrEqual(9);
  }
});

it('the seed of sources gives the leaning’s source the address of the file', () => {
  const leaning = mentions.filter(({ campo }) => campo === 'inclinacao_politica');
  expect(leaning.filter(({ url }) => url === null)).toEqual([]);
  expect(leaning.map(({ url }) => url)).toContain(source.fontes['wiki-espectro']?.url);
});

it('the seed of sources tells how sure each leaning is', () => {
  const sure = reviews.filter(
    ({ campo, confianca }) => campo === 'inclinacao_politica' && confianca !== null,
  );
  expect(sure.map(({ confianca }) => confianca).toSorted()).toEqual(
    ['alta', 'alta', 'baixa', 'nenhuma', ...Array.from({ length: 8 }, () => 'media')].toSorted(),
  );
});

it('the seed of sources refuses a source key that the file does not list', () => {
  const [first, ...others] = source.candidatos;
  if (first === undefined) throw new Error('no candidates');
  const altered = { ...first, extra: { ...first.extra, fontes_por_campo: { nome: ['blog-x'] } } };
  expect(() => sourcesSeedSql({ ...source, candidatos: [altered, ...others] })).toThrow(
    `Unknown source of ${first.id}: blog-x`,
  );
});

it('the seed of sources has all 59 sources, a page for each photo and the two that a caveat names, every address over https', () => {
  expect(counts).toEqual({ fontes: 59 + 13 + 2, sem_endereco: 4 + 2, sem_https: 0, mudancas: 0 });
});

it('the seed of sources brings the registers’ facts to their columns', () => {
  const lula = stored.find(({ nome }) => nome === 'Lula');
  const { extra } = inFile('lula');
  expect(lula).toMatchObject({
    nascimento: extra.data_nascimento,
    bens: String(extra.bens_declarados_reais),
    vice_nome: extra.vice.nome_urna,
    tse_sq: extra.tse_sq,
    situacao_registro: 'Deferido',
    coligacao_partidos: extra.coligacao_partidos,
    pautas_detalhe: extra.pautas_detalhe,
  });
  expect(stored.find(({ nome }) => nome === 'Pablo Marçal')).toMatchObject({
    situacao_registro: 'Indeferido',
  });
  expect(stored.find(({ nome }) => nome === 'Leonardo Avalanche')).toMatchObject({ bens_declarados: null });
});
