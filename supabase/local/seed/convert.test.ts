import { readFile } from 'node:fs/promises';
import { beforeAll, expect, it } from 'vitest';
import { openMigrated } from '../database/snapshot.ts';
import { candidateId, seedSql } from './convert.ts';
import { readSource, type Source } from './source.ts';
import { uuidOfUrl } from './uuid.ts';

let source: Source;
let stored: Map<unknown, Record<string, unknown>>;

beforeAll(async () => {
  source = await readSource();
  const database = await openMigrated({ seed: true });
  const { rows } = await database.query('select * from public.candidatos_presidencia_2026');
  stored = new Map(rows.map((row) => [row['id'], row]));
  await database.close();
});

it('the committed seed is what the curated file says (npm run seed:generate)', async () => {
  expect(await readFile(new URL('../../seed.sql', import.meta.url), 'utf8')).toBe(seedSql(source));
});

it('brings all 14 candidates, 12 of them on the ballot', () => {
  expect([...stored.values()].map((row) => row['status']).sort()).toEqual([
    ...Array.from({ length: 12 }, () => 'active'),
    'archived',
    'archived',
  ]);
});

it('brings every field of the file to its column, nulls included', () => {
  for (const { id, extra, updated_at, ...plain } of [...source.candidatos, ...source.fora_da_urna])
    expect(stored.get(candidateId(id))).toMatchObject({
      ...plain,
      numero_urna: extra.numero_urna,
      updated_at: new Date(`${updated_at}T15:00:00.000Z`),
    });
});

it('credits every photo with its author and licence', () => {
  expect(stored.get(candidateId('lula'))).toMatchObject({
    foto_credito: 'Palácio do Planalto (Wikimedia Commons) — CC BY 2.0',
  });
  for (const row of stored.values()) expect(row['foto_credito'] === null).toBe(row['foto_url'] === null);
});

it('quotes what would end a string', () => {
  const [candidate] = source.candidatos;
  if (candidate === undefined) throw new Error('the file has no candidate');
  const sql = seedSql({ ...source, candidatos: [{ ...candidate, nome: "D'Ávila'); drop table x; --" }] });
  expect(sql).toContain("'D''Ávila''); drop table x; --'");
});

it('derives identifiers as RFC 9562 does', () => {
  expect(uuidOfUrl('http://python.org/')).toBe('4c565f0d-3f5a-5890-b41b-20cf47701c5e');
});
