import type { Queryable } from '../database/database.ts';
import { requireUser } from './authentication.ts';
import type { AuthContext, Handler } from './context.ts';
import { invalid, unprocessable } from './errors.ts';
import { json } from './http.ts';
import { sendMail } from './mailer.ts';
import { clearOneTimeTokens, findOneTimeToken, hashOtp } from './one-time-tokens.ts';
import type { UserRow } from './users.ts';

/** Sends a code. Errors: validation_failed (no e-mail), email_not_confirmed, over_email_send_rate_limit. */
export const reauthenticate: Handler = async (context, { request }) => {
  const { user } = await requireUser(context, request);
  if (user.email === null) {
    throw invalid('Reauthentication requires the user to have an email or a phone number');
  }
  if (user.email_confirmed_at === null) {
    throw unprocessable('email_not_confirmed', 'Please verify your email first.');
  }
  const mail = { kind: 'reauthentication', redirectTo: '' } as const;
  await context.database.transaction((tx) => sendMail(context, tx, user, mail));
  return json({});
};

/** Uses up the code sent by /reauthenticate. Throws reauthentication_not_valid (422). */
export async function checkNonce(
  { settings }: AuthContext,
  tx: Queryable,
  user: UserRow,
  nonce: string,
): Promise<void> {
  const hash = hashOtp(user.email ?? '', nonce);
  const token = await findOneTimeToken(tx, [hash], ['reauthentication_token']);
  const now = settings.now().getTime();
  if (token?.user_id !== user.id || now > token.sent_at.getTime() + settings.otpSeconds * 1000) {
    throw unprocessable('reauthentication_not_valid', 'Nonce has expired or is invalid');
  }
  await clearOneTimeTokens(tx, user.id, 'reauthentication_token');
}
