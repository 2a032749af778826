import * as z from 'zod';
import { loadUser } from './admin-users.ts';
import { requireAdmin } from '../session/authentication.ts';
import type { Handler } from '../context.ts';
import { invalid } from '../errors.ts';
import { json, optionalFlag, readBody } from '../http.ts';

const bodySchema = z.object({ should_soft_delete: optionalFlag });

/** DELETE /admin/users/{id}. Errors: validation_failed for a soft deletion, which nobody here needs. */
export const adminDeleteUser: Handler = async (context, { request, params }) => {
  await requireAdmin(context, request);
  const hasBody = (await request.clone().text()) !== '';
  if (hasBody && (await readBody(request, bodySchema)).should_soft_delete) {
    throw invalid('Soft deletion is not supported');
  }
  await context.database.transaction(async (tx) => {
    const user = await loadUser(tx, params.id);
    await tx.query('delete from auth.users where id = $1::uuid', [user.id]);
  });
  return json({});
};
