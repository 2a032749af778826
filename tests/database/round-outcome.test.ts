import { expect, it } from 'vitest';
import type { Outcome } from '@/lib/election/election-outcome';
import { roundFaults } from '@/lib/election/round-checks';
import type { Queryable } from '../../supabase/local/emulator/database/database.ts';
import { rehearse, rehearseWithin } from './support/rehearse.ts';
import { database } from './support/migrated.ts';

/* Panel and database must agree on the outcome of every round. */

const outcomes: readonly Outcome[] = ['eleito', 'segundo_turno', 'nao_eleito'];
const every = outcomes.flatMap((a) => outcomes.flatMap((b) => outcomes.map((c) => [a, b, c] as const)));

const idOf = (place: number) => `00000000-0000-4000-8000-0000000000e${place}`;

async function addPeople(tx: Queryable): Promise<void> {
  await tx.query(
    `insert into public.candidatos_presidencia_2026 (id, nome, foto_url, partido_sigla, partido_nome, status, tse_sq)
     select id::uuid, 'Exemplo ' || n, 'https://example.org/a.jpg', 'PX', 'Partido X', 'active', 280000000000 + n
     from unnest($1::text[]) with ordinality as given (id, n)`,
    [[1, 2, 3].map(idOf)],
  );
}

/** What the database says of these votes; two elected are refused by the table itself. */
async function verdictOfDatabase(
  tx: Queryable,
  turno: 1 | 2,
  rows: readonly { votos: number; situacao: Outcome }[],
): Promise<boolean> {
  try {
    return await rehearseWithin(tx, async () => {
      await tx.query(
        `insert into public.resultados_presidencia (turno_id, candidato_id, votos, percentual, situacao)
         select t.id, ('00000000-0000-4000-8000-0000000000e' || n)::uuid, (r ->> 'votos')::integer, (r ->> 'votos')::numeric, r ->> 'situacao'
         from public.turnos_presidencia as t cross join jsonb_array_elements($2::jsonb) with ordinality as given (r, n)
         where t.ano = 2026 and t.turno = $1`,
        [turno, JSON.stringify(rows)],
      );
      const { rows: said } = await tx.query<{ ok: boolean }>(
        `select private.result_outcome_ok(jsonb_populate_record(t, '{"validos":100}')) as ok
         from public.turnos_presidencia as t where t.ano = 2026 and t.turno = $1`,
        [turno],
      );
      return said[0]?.ok ?? false;
    });
  } catch (error) {
    if (error instanceof Error && error.message.includes('duplicate key')) return false;
    throw error;
  }
}

it.each([
  [1, 51, 42],
  [1, 50, 43],
  [1, 49, 44],
  [1, 40, 40],
  [2, 50, 50],
  [2, 51, 49],
  [2, 49, 51],
] as const)(
  'the panel and the database say the same of round %i with %i against %i votes',
  async (turno, a, b) => {
    const votes = turno === 1 ? [a, b, 100 - a - b] : [a, b];
    await rehearse(database, async (tx) => {
      await addPeople(tx);
      for (const told of every) {
        const rows = votes.map((votos, place) => ({
          nome: `Exemplo ${place}`,
          votos,
          percentual: votos,
          situacao: told[place] ?? 'nao_eleito',
        }));
        const round = { turno, validos: 100, comparecimento: null, brancos: null, nulos: null };
        expect([told, await verdictOfDatabase(tx, turno, rows)]).toEqual([
          told,
          roundFaults(round, rows).length === 0,
        ]);
      }
    });
  },
);
