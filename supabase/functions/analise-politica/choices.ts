import type { Caller } from '../_shared/identify.ts';
import type { UserRest } from '../_shared/user-rest.ts';
import type { FindDeputies } from './chamber.ts';
import { allKinds, type Kind, type Marked, rowOf } from './kinds.ts';

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
    const rows = await rest(token, `${table}?select=favorito,ignorado,${columns}&${mine}`);
    return [kind, await marksIn(rows, find)] as const;
  };
  return new Map(await Promise.all(allKinds.map(read)));
}
