import * as z from 'zod';
import type { Caller } from '../_shared/identify.ts';
import type { UserRest } from '../_shared/user-rest.ts';
import type { FindDeputies } from './chamber.ts';
import { allKinds, type Kind, type Marked, rowOf } from './kinds.ts';

/** Most rows in one answer of the service, which cuts longer lists without a word. */
const mostRows = 1_000;

export type Choices = ReadonlyMap<Kind, readonly Marked[]>;

/** With the caller's token. Rejects with UserRestError or ZodError. */
export async function readChoices(
  rest: UserRest,
  find: FindDeputies,
  { id, token }: Caller,
): Promise<Choices> {
  const mine = `user_id=eq.${encodeURIComponent(id)}&or=(favorito.is.true,ignorado.is.true)`;
  const read = async (kind: Kind) => {
    const { table, columns, read: marksIn } = rowOf(kind);
    const rows: unknown[] = [];
    for (;;) {
      const page = `order=id&offset=${rows.length}&limit=${mostRows}`;
      const answer = await rest(token, `${table}?select=favorito,ignorado,${columns}&${mine}&${page}`);
      const more = z.array(z.unknown()).parse(answer);
      rows.push(...more);
      if (more.length < mostRows) return [kind, await marksIn(rows, find)] as const;
    }
  };
  return new Map(await Promise.all(allKinds.map(read)));
}
