import { afterAll, expect, it } from 'vitest';
import { balanceColumns, balanceOf, balanceSchema, countMarks } from '@/features/admin/balance/balance-model';
import { candidateId } from '../../supabase/local/data/seed/convert.ts';
import { readSource } from '../../supabase/local/data/seed/source.ts';
import { openMigrated } from '../../supabase/local/emulator/database/snapshot.ts';
import { localJwtSecret } from '../../supabase/local/emulator/jwt.ts';
import { createRest } from '../../supabase/local/emulator/rest/rest.ts';

/** The panel's own read of the seed, beside the curated file. */
const database = await openMigrated({ seed: true });
afterAll(() => database.close());
const rest = await createRest({ database, schemas: ['public'], maxRows: 1000, jwtSecret: localJwtSecret });
const { candidatos: candidates } = await readSource('supabase/local/data/candidatos-2026.json');
const onBallot = candidates.filter(({ status }) => status === 'active');

/** What the file calls the facts that have another name there. */
const keysOfFile: Readonly<Record<string, string>> = {
  vice_nome: 'vice',
  bens_declarados: 'bens_declarados_reais',
  resultado_1turno: 'resultado_1turno_2026',
};

const readOn = '2026-11-22';

async function readRecords() {
  const query = new URLSearchParams({ select: balanceColumns.replaceAll(', ', ','), status: 'eq.active' });
  const answer = await rest.fetch(
    new Request(`http://localhost/candidatos_presidencia_2026?${query.toString()}`),
  );
  return balanceSchema.parse(await answer.json());
}
const records = await readRecords();

it('the seed has the length, the themes and the sources of the file for each of the twelve', () => {
  const { rows } = balanceOf(records, readOn);
  const byId = new Map(rows.map((row) => [row.id, row]));
  expect(rows).toHaveLength(12);
  expect(onBallot).toHaveLength(12);
  for (const { id, nome, bio_summary, extra } of onBallot) {
    const row = byId.get(candidateId(id));
    // 'Concorre' of the file is 'Concorreu' since the election ended: one character more.
    expect(row?.length, nome).toBe(Array.from(bio_summary ?? '').length + 1);
    expect(row?.themes, nome).toBe(extra.pautas_detalhe.length);
    const filled = row?.cells.filter(({ state }) => state !== 'vazio') ?? [];
    expect(filled.length, nome).toBeGreaterThanOrEqual(18);
    for (const { name, state } of filled) {
      const keys = extra.fontes_por_campo[keysOfFile[name] ?? name] ?? [];
      expect(state, `${nome}, ${name}`).toBe(keys.length > 0 ? 'com fonte' : 'sem fonte');
    }
  }
});

it('the seed is even: biographies of 420 to 580 characters around 474, none marked', () => {
  const { rows, median } = balanceOf(records, readOn);
  const lengths = rows.map(({ length }) => length ?? 0).toSorted((a, b) => a - b);
  expect([lengths.at(0), median, lengths.at(-1)]).toEqual([420, 474, 580]);
  expect(rows.filter(({ isLengthMarked, isReviewMarked }) => isLengthMarked || isReviewMarked)).toEqual([]);
});

it.each(records.map(({ nome }) => nome))(
  'a biography of %s cut to 100 characters marks that cell alone',
  (nome) => {
    const before = countMarks(balanceOf(records, readOn));
    const cut = records.map((one) =>
      one.nome === nome ? { ...one, bio_summary: String(one['bio_summary']).slice(0, 100) } : one,
    );
    const balance = balanceOf(cut, readOn);
    expect(balance.rows.filter(({ isLengthMarked }) => isLengthMarked).map((row) => row.nome)).toEqual([
      nome,
    ]);
    expect(countMarks(balance)).toBe(before + 1);
  },
);
