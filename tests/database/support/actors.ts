import { DatabaseError, type Queryable } from '../../../supabase/local/emulator/database/database.ts';

/** Guest shares authenticated, visitor has no session, colleague never acts. */
export const actors = ['visitor', 'guest', 'owner', 'stranger', 'admin', 'service_role'] as const;
export type Actor = (typeof actors)[number];

export const ids = {
  owner: '00000000-0000-4000-8000-00000000000a',
  stranger: '00000000-0000-4000-8000-00000000000b',
  admin: '00000000-0000-4000-8000-00000000000c',
  colleague: '00000000-0000-4000-8000-00000000000d',
  guest: '00000000-0000-4000-8000-00000000000e',
  active: '00000000-0000-4000-8000-0000000000f1',
  archived: '00000000-0000-4000-8000-0000000000f2',
  deleted: '00000000-0000-4000-8000-0000000000f3',
} as const;

/** Every user claims the role where users write: it must never count. */
const pretence = { user_metadata: { is_admin: true, role: 'admin' }, app_metadata: { role: 'admin' } };

function claimsOf(actor: Actor): Record<string, unknown> {
  if (actor === 'visitor') return { role: 'anon' };
  if (actor === 'service_role') return { role: 'service_role' };
  return { role: 'authenticated', sub: ids[actor], is_anonymous: actor === 'guest', ...pretence };
}

const roles = { visitor: 'anon', service_role: 'service_role' } as const;

function roleOf(actor: Actor): string {
  return actor === 'visitor' || actor === 'service_role' ? roles[actor] : 'authenticated';
}

/** Visitor and service role borrow the owner's. */
export function accountOf(actor: Actor): string {
  return actor === 'visitor' || actor === 'service_role' ? ids.owner : ids[actor];
}

/** The owner's, or the stranger's when the owner acts. */
export function victimOf(actor: Actor): string {
  return accountOf(actor) === ids.owner ? ids.stranger : ids.owner;
}

/** Named by SQLSTATE, except missing grants and policies. */
export type Refusal = '—' | 'policy' | `error ${string}`;

export type Attempt = { rows: Record<string, unknown>[] } | { refused: Refusal };

function refusalOf({ code, message }: { code: string | null; message: string }): Refusal {
  if (code !== '42501') return `error ${code ?? ''}: ${message}`;
  if (message.startsWith('permission denied')) return '—';
  return message.includes('row-level security') ? 'policy' : `error 42501: ${message}`;
}

/** Runs as the API would; refusals break the transaction: use a rehearsal. */
export async function attempt(tx: Queryable, actor: Actor, sql: string): Promise<Attempt> {
  try {
    await tx.query(`select set_config('request.jwt.claims', $1, true), set_config('role', $2, true)`, [
      JSON.stringify(claimsOf(actor)),
      roleOf(actor),
    ]);
    const { rows } = await tx.query(sql);
    await tx.query(`select set_config('role', 'none', true), set_config('request.jwt.claims', '', true)`);
    return { rows };
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    return { refused: refusalOf(error) };
  }
}

/** Undoes the act by our own error, the refused by its refusal. */
const undoneAttempt = `
  create or replace function pg_temp.attempt_undone(claims text, actor_role text, statement text) returns jsonb
  language plpgsql as $$
  begin
    perform set_config('request.jwt.claims', claims, true), set_config('role', actor_role, true);
    execute statement;
    raise exception sqlstate 'UNDO1';
  exception
    when sqlstate 'UNDO1' then return null;
    when others then return jsonb_build_object('code', sqlstate, 'message', sqlerrm);
  end $$`;

/** Null where accepted; one query for all, leaving nothing. */
export async function refusals(
  tx: Queryable,
  attempts: readonly { actor: Actor; sql: string }[],
): Promise<(Refusal | null)[]> {
  await tx.query(undoneAttempt);
  const { rows } = await tx.query<{ refusal: { code: string; message: string } | null }>(
    `select pg_temp.attempt_undone(claims, actor_role, statement) as refusal
     from unnest($1::text[], $2::text[], $3::text[]) with ordinality as a (claims, actor_role, statement, n) order by n`,
    [
      attempts.map(({ actor }) => JSON.stringify(claimsOf(actor))),
      attempts.map(({ actor }) => roleOf(actor)),
      attempts.map(({ sql }) => sql),
    ],
  );
  return rows.map(({ refusal }) => refusal && refusalOf(refusal));
}
