import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database } from '../../emulator/database/database.ts';
import { openMigrated } from '../../emulator/database/snapshot.ts';
import { candidateId, seedSql } from './convert.ts';
import { biography } from './curation.ts';
import { readSource, type Source } from './source.ts';
import { uuidOfUrl } from './uuid.ts';

let source: Source;
let database: Database;
let stored: Map<unknown, Record<string, unknown>>;

beforeAll(async () => {
  source = await readSource();
  database = await openMigrated({ seed: true });
  stored = await readCandidates();
});
afterAll(() => database.close());

async function readCandidates() {
  const { rows } = await database.query('select * from public.candidatos_presidencia_2026');
  return new Map(rows.map((row) => [row['id'], row]));
}

it('the committed seed is what the curated file says (npm run seed:generate)', async () => {
  expect(await readFile(new URL('../../../seed.sql', import.meta.url), 'utf8')).toBe(seedSql(source));
});

it('the seed of candidates brings all 14 candidates, 12 of them on the ballot', () => {
  expect([...stored.values()].map((row) => row['status']).sort()).toEqual([
    ...Array.from({ length: 12 }, () => 'active'),
    'archived',
    'archived',
  ]);
});

it('the seed of candidates brings every field of the file to its column, nulls included', () => {
  for (const candidate of [...source.candidatos, ...source.fora_da_urna]) {
    const { id, extra, updated_at, link_site_campanha, ...plain } = candidate;
    const row = stored.get(candidateId(id));
    expect(row).toMatchObject({
      ...plain,
      bio_summary: biography(candidate),
      numero_urna: extra.numero_urna,
      inclinacao_politica_fontes: extra.inclinacao_politica_fontes.map(({ texto }) => texto),
      updated_at: new Date(`${updated_at}T15:00:00.000Z`),
    });
    expect(row?.['link_site_campanha'] ?? row?.['link_site_partido']).toBe(link_site_campanha);
  }
});

/** What a column holds, by the candidate's name. */
function columnOf(column: string): Record<string, unknown> {
  const pairs: [string, unknown][] = [...stored.values()].map((row) => [String(row['nome']), row[column]]);
  return Object.fromEntries(pairs);
}

it('the seed of candidates says why each of the two is off the ballot, and of nobody else', () => {
  const reasons = Object.entries(columnOf('motivo_fora_da_urna')).filter(([, reason]) => reason !== null);
  expect(reasons.toSorted()).toEqual([
    ['Leonardo Avalanche', 'Candidatura retirada no fim de setembro de 2026. Não foi à urna.'],
    ['Pablo Marçal', 'Registro negado pelo TSE em 11/09/2026. Não foi à urna.'],
  ]);
});

it('the seed of candidates names the electoral court only where its register was read', () => {
  const others = Object.entries(columnOf('fonte')).filter(
    ([, name]) => name !== 'Tribunal Superior Eleitoral',
  );
  expect(others).toEqual([['Leonardo Avalanche', 'Poder360 e g1']]);
});

it('the seed of candidates keeps a site of a party apart from a campaign’s own', () => {
  const ofParties = Object.entries(columnOf('link_site_partido')).filter(([, link]) => link !== null);
  expect(ofParties.toSorted()).toEqual([
    ['Edmilson Costa', 'https://pcb.org.br/portal2/'],
    ['Rui Costa Pimenta', 'https://candidatos.pco.org.br'],
  ]);
});

/** A text's words without accents, each with how it is written. */
function spelledIn(text: string): [folded: string, written: string][] {
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.map((word) => [word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(), word]);
}

it('the seed of candidates spells each name in a biography as the ballot and the press do', () => {
  for (const row of stored.values()) {
    const names = new Map(spelledIn(String(row['nome'])));
    for (const [folded, written] of spelledIn(String(row['bio_summary'])))
      expect(written.normalize('NFD').length).toBeGreaterThanOrEqual(
        (names.get(folded) ?? '').normalize('NFD').length,
      );
  }
  const biographies = columnOf('bio_summary');
  expect(biographies['Clariana Barão']).toMatch(/^Clariana Zacarkim Barão nasceu/);
  expect(biographies['Flávio Bolsonaro']).toMatch(/^Flávio Nantes Bolsonaro nasceu/);
  expect(biographies['Hertz Dias']).toMatch(/^Hertz da Conceição Dias nasceu/);
});

it('the seed of candidates says of all twelve that they stood, and of nobody that they stand', () => {
  const texts = Object.values(columnOf('bio_summary')).map(String);
  expect(texts.filter((text) => text.includes('. Concorreu '))).toHaveLength(12);
  expect(texts.filter((text) => /\bConcorre\b/.test(text))).toEqual([]);
});

it('the seed of candidates credits every photo with its author and licence', () => {
  expect(stored.get(candidateId('lula'))).toMatchObject({
    foto_credito: 'Palácio do Planalto (Wikimedia Commons) — CC BY 2.0',
  });
  for (const row of stored.values()) expect(row['foto_credito'] === null).toBe(row['foto_url'] === null);
});

it('the seed of candidates quotes what would end a string', () => {
  const [candidate] = source.candidatos;
  if (candidate === undefined) throw new Error('the file has no candidate');
  const sql = seedSql({ ...source, candidatos: [{ ...candidate, nome: "D'Ávila'); drop table x; --" }] });
  expect(sql).toContain("'D''Ávila''); drop table x; --'");
});

it('the seed of candidates derives identifiers as RFC 9562 does', () => {
  expect(uuidOfUrl('http://python.org/')).toBe('4c565f0d-3f5a-5890-b41b-20cf47701c5e');
});
