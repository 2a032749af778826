import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Queryable } from '../../database/database.ts';
import { loadUser } from './admin-users.ts';
import { requireAdmin } from '../session/authentication.ts';
import type { Handler } from '../context.ts';
import { json, optionalFlag, readBody } from '../http.ts';
import { listIdentities } from '../google/identities.ts';
import { clearOneTimeTokens } from '../mail/one-time-tokens.ts';
import { endSessions } from '../session/sessions.ts';
import { updateUser, type UserRow } from '../users.ts';

const bodySchema = z.object({ should_soft_delete: optionalFlag });

/** What keeps a deleted person's address unique without keeping the address. */
function obscure(user: UserRow, text: string): string {
  return createHash('sha256')
    .update(user.id + text)
    .digest('base64url');
}

/** Keeps the row (and what refers to it) but nothing that names the user. */
async function softDelete(tx: Queryable, user: UserRow, now: Date): Promise<void> {
  await updateUser(
    tx,
    user.id,
    {
      email: user.email === null ? null : obscure(user, user.email),
      phone: user.phone === null ? null : obscure(user, user.phone).slice(0, 15),
      email_change: '',
      encrypted_password: null,
      raw_app_meta_data: {},
      raw_user_meta_data: {},
      deleted_at: now,
    },
    now,
  );
  for (const identity of await listIdentities(tx, user.id)) {
    await tx.query(`update auth.identities set identity_data = '{}', provider_id = $2 where id = $1::uuid`, [
      identity.id,
      obscure(user, identity.provider + identity.provider_id),
    ]);
  }
  await clearOneTimeTokens(tx, user.id);
  await endSessions(tx, user.id);
}

/** DELETE /admin/users/{id}: removes the account, or with `should_soft_delete` everything personal of it. */
export const adminDeleteUser: Handler = async (context, { request, params }) => {
  await requireAdmin(context, request);
  const hasBody = (await request.clone().text()) !== '';
  const isSoft = hasBody && (await readBody(request, bodySchema)).should_soft_delete;
  await context.database.transaction(async (tx) => {
    const user = await loadUser(tx, params.id);
    if (!isSoft) await tx.query('delete from auth.users where id = $1::uuid', [user.id]);
    else if (user.deleted_at === null) await softDelete(tx, user, context.settings.now());
  });
  return json({});
};
