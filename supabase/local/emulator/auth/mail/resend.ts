import * as z from 'zod';
import type { Queryable } from '../../database/database.ts';
import type { AuthContext, Call, Handler } from '../context.ts';
import { badRequest, invalid } from '../errors.ts';
import { requestEmailChange } from './email-change.ts';
import { parseChallenge, parseEmail, parsePhone, type Challenge } from '../parse-inputs.ts';
import { json, optionalText, readBody } from '../http.ts';
import { mailWaitSeconds, sendMail } from './mailer.ts';
import { redirectTarget } from './redirects.ts';
import { findUserByEmail, type UserRow } from '../users.ts';

const bodySchema = z.object({
  type: optionalText,
  email: optionalText,
  phone: optionalText,
  code_challenge: optionalText,
  code_challenge_method: optionalText,
});

type Body = z.infer<typeof bodySchema>;

function checkForm({ settings }: AuthContext, body: Body): void {
  if (!['signup', 'email_change', 'sms', 'phone_change'].includes(body.type)) {
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
  }
  if (body.email === '' && body.type === 'signup') throw invalid('Type provided requires an email address');
  if (body.phone === '' && body.type === 'sms') throw invalid('Type provided requires a phone number');
  if (body.email !== '' && body.phone !== '') {
    throw invalid('Only an email address or phone number should be provided.');
  }
  if (body.email === '' && body.phone === '') throw invalid('Missing email address or phone number');
  if (body.email !== '' && !settings.emailEnabled) {
    throw badRequest('email_provider_disabled', 'Email logins are disabled');
  }
  if (body.phone === '') return;
  if (!settings.phoneEnabled) throw badRequest('phone_provider_disabled', 'Phone logins are disabled');
  parsePhone(body.phone);
}

async function resendMail(
  context: AuthContext,
  tx: Queryable,
  call: Call,
  user: UserRow,
  { type, challenge }: { type: string; challenge: Challenge | null },
): Promise<void> {
  const newEmail = user.email_change ?? '';
  const isSignup = type === 'signup';
  if (isSignup ? user.email_confirmed_at !== null : newEmail === '') return;
  const lastSentAt = isSignup ? user.confirmation_sent_at : user.email_change_sent_at;
  if (mailWaitSeconds(context, lastSentAt) > 0) return;
  const redirectTo = redirectTarget(call, context.settings);
  if (isSignup) await sendMail(context, tx, user, { kind: 'signup', redirectTo, challenge });
  else await requestEmailChange(context, tx, user, { email: newEmail, redirectTo, challenge });
}

/** POST /resend: answers alike without an account. Errors: validation_failed, *_provider_disabled. */
export const resend: Handler = async (context, call) => {
  const body = await readBody(call.request, bodySchema);
  checkForm(context, body);
  const challenge = parseChallenge(body.code_challenge, body.code_challenge_method);
  if (body.email === '') return json({});
  const email = parseEmail(body.email);
  await context.database.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (user !== undefined) await resendMail(context, tx, call, user, { type: body.type, challenge });
  });
  return json({});
};
