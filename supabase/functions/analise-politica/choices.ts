import * as z from 'zod';
import type { Caller } from '../_shared/identify.ts';
import type { UserRest } from '../_shared/user-rest.ts';
import type { FindDeputies } from './chamber.ts';
import { allKinds, type Kind, type Marked, rowOf } from './kinds.ts';

/** Most rows in one answer of the service, which cuts longer lists without a word. */
const mostRows = 1_000;

export type Choices = ReadonlyMap<Kind, readonly Marked[]>;

const rowsSchema = z.array(z.looseObject({ id: z.uuid() }));

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
    for (let behind = ''; ;) {
      const page = `order=id&limit=${mostRows}${behind}`;
      const answer = await rest(token, `${table}?select=id,favorito,ignorado,${columns}&${mine}&${page}`);
      const more = rowsSchema.parse(answer);
      rows.push(...more);
      const last = more.at(mostRows - 1);
      if (last === undefined) return [kind, await marksIn(rows, find)] as const;
      behind = `&id=gt.${last.id}`;
    }
  };
  return new Map(await Promise.all(allKinds.map(read)));
}
