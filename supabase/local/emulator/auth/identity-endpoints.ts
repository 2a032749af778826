import type { Queryable } from '../database/database.ts';
import { requireUser } from './authentication.ts';
import type { AuthContext, Handler } from './context.ts';
import { AuthError, unprocessable } from './errors.ts';
import { isUuid } from './parse-inputs.ts';
import { json } from './http.ts';
import { listIdentities, refreshProviders, type IdentityRow } from './identities.ts';
import { clearOneTimeTokens } from './one-time-tokens.ts';
import { isUniqueViolation } from './signup.ts';
import { updateUser, type UserRow } from './users.ts';

/** Throws manual_linking_disabled (404) unless people may tie and untie identities themselves. */
export function requireManualLinking({ settings }: AuthContext): void {
  if (settings.manualLinking) return;
  throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled');
}

/** After an identity is gone the account's e-mail must be one of those that remain. */
async function adoptRemainingEmail(
  { settings }: AuthContext,
  tx: Queryable,
  user: UserRow,
  remaining: readonly IdentityRow[],
): Promise<UserRow> {
  if (remaining.some((identity) => identity.email === user.email)) return user;
  const isVerified = (identity: IdentityRow): boolean => identity.identity_data.email_verified === true;
  const withEmail = remaining.filter((identity) => identity.email !== null);
  const chosen = withEmail.find(isVerified) ?? withEmail[0];
  await clearOneTimeTokens(tx, user.id);
  const isConfirmed = chosen !== undefined && (isVerified(chosen) || settings.autoconfirm);
  return updateUser(
    tx,
    user.id,
    {
      email: chosen?.email ?? null,
      email_change: '',
      ...(isConfirmed ? {} : { email_confirmed_at: null }),
    },
    settings.now(),
  );
}

/**
 * Errors: manual_linking_disabled, single_identity_not_deletable, identity_not_found,
 * email_conflict_identity_not_deletable.
 */
export const deleteIdentity: Handler = async (context, { request, params }) => {
  const { user } = await requireUser(context, request);
  requireManualLinking(context);
  const id = params.id ?? '';
  if (!isUuid(id)) throw new AuthError(404, 'validation_failed', 'identity_id must be an UUID');
  try {
    await context.database.transaction(async (tx) => {
      const identities = await listIdentities(tx, user.id);
      if (identities.length <= 1) {
        throw unprocessable(
          'single_identity_not_deletable',
          'User must have at least 1 identity after unlinking',
        );
      }
      const remaining = identities.filter((identity) => identity.id !== id);
      if (remaining.length === identities.length) {
        throw unprocessable('identity_not_found', "Identity doesn't exist");
      }
      await tx.query('delete from auth.identities where id = $1::uuid', [id]);
      const kept = await adoptRemainingEmail(context, tx, user, remaining);
      await refreshProviders(tx, kept, context.settings.now());
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw unprocessable(
      'email_conflict_identity_not_deletable',
      'Unable to unlink identity due to email conflict',
    );
  }
  return json({});
};
