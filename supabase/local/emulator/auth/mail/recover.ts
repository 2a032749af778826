import * as z from 'zod';
import type { Handler } from '../context.ts';
import { badRequest, invalid } from '../errors.ts';
import { parseChallenge, parseEmail } from '../parse-inputs.ts';
import { json, optionalText, readBody } from '../http.ts';
import { mailWaitSeconds, sendMail } from './mailer.ts';
import { redirectTarget } from './redirects.ts';
import { findUserByEmail } from '../users.ts';

const bodySchema = z.object({
  email: optionalText,
  code_challenge: optionalText,
  code_challenge_method: optionalText,
});

/** Always the same answer: an error would reveal that the account exists. */
export const recover: Handler = async (context, call) => {
  const { settings, database } = context;
  if (!settings.emailEnabled) throw badRequest('email_provider_disabled', 'Email logins are disabled');
  const body = await readBody(call.request, bodySchema);
  if (body.email === '') throw invalid('Password recovery requires an email');
  const email = parseEmail(body.email);
  const challenge = parseChallenge(body.code_challenge, body.code_challenge_method);
  await database.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (user === undefined || mailWaitSeconds(context, user.recovery_sent_at) > 0) return;
    const redirectTo = redirectTarget(call, settings);
    await sendMail(context, tx, user, { kind: 'recovery', redirectTo, challenge });
  });
  return json({});
};
