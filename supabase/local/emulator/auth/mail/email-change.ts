import type { Queryable } from '../../database/database.ts';
import type { AuthContext } from '../context.ts';
import { saveOwnIdentity } from '../google/identities.ts';
import { beginMailFlow, checkMailInterval, deliver } from './mailer.ts';
import {
  clearOneTimeTokens,
  hashOtp,
  newOtp,
  saveOneTimeToken,
  type OneTimeToken,
} from './one-time-tokens.ts';
import type { Challenge } from '../parse-inputs.ts';
import { confirmEmail, updateUser, type UserRow } from '../users.ts';

/** Sends to the new address, and to the current one if any. Errors: over_email_send_rate_limit (429). */
export async function requestEmailChange(
  context: AuthContext,
  tx: Queryable,
  user: UserRow,
  change: { email: string; redirectTo: string; challenge: Challenge | null },
): Promise<UserRow> {
  checkMailInterval(context, user.email_change_sent_at);
  const now = context.settings.now();
  const flow = { kind: 'email_change', userId: user.id, challenge: change.challenge } as const;
  const mark = await beginMailFlow(context, tx, flow);
  const addresses = [
    { email: change.email, type: 'email_change_token_new' },
    ...(user.email === null ? [] : [{ email: user.email, type: 'email_change_token_current' } as const]),
  ] as const;
  for (const { email, type } of addresses) {
    const code = newOtp();
    const hash = mark + hashOtp(email, code);
    await saveOneTimeToken(tx, { userId: user.id, type, hash, relatesTo: email }, now);
    deliver(context, { to: email, kind: 'email_change', code, hash, redirectTo: change.redirectTo });
  }
  return updateUser(
    tx,
    user.id,
    { email_change: change.email, email_change_sent_at: now, email_change_confirm_status: 0 },
    now,
  );
}

/** Makes the requested address the account's own. */
export async function applyEmailChange(context: AuthContext, tx: Queryable, user: UserRow): Promise<UserRow> {
  const now = context.settings.now();
  const changed = await updateUser(
    tx,
    user.id,
    {
      email: user.email_change,
      email_change: '',
      email_change_confirm_status: 0,
      is_anonymous: false,
    },
    now,
  );
  await saveOwnIdentity(tx, changed, 'email', true, now);
  await clearOneTimeTokens(tx, user.id);
  return confirmEmail(tx, changed, now);
}

/** One of two confirmations, where e-mails are confirmed; null while the other is missing. */
export async function confirmEmailChange(
  context: AuthContext,
  tx: Queryable,
  user: UserRow,
  token: OneTimeToken,
): Promise<UserRow | null> {
  const isFirstOfTwo =
    !context.settings.autoconfirm && user.email_change_confirm_status === 0 && user.email !== null;
  if (!isFirstOfTwo) return applyEmailChange(context, tx, user);
  await clearOneTimeTokens(tx, user.id, token.token_type);
  await updateUser(tx, user.id, { email_change_confirm_status: 1 }, context.settings.now());
  return null;
}
