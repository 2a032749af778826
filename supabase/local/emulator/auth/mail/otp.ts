import * as z from 'zod';
import type { Queryable } from '../../database/database.ts';
import type { AuthContext, Call, Handler } from '../context.ts';
import { badRequest, invalid, unprocessable } from '../errors.ts';
import { parseChallenge, parseEmail, parsePhone, type Challenge } from '../parse-inputs.ts';
import { json, optionalObject, optionalText, readBody, type JsonObject } from '../http.ts';
import { sendMail } from './mailer.ts';
import { redirectTarget } from './redirects.ts';
import { createAccount, signupDisabled } from '../signup.ts';
import { findUserByEmail, lockEmail, type UserRow } from '../users.ts';

const bodySchema = z.object({
  email: optionalText,
  phone: optionalText,
  create_user: z
    .boolean()
    .nullish()
    .transform((value) => value ?? true),
  data: optionalObject,
  channel: optionalText,
  code_challenge: optionalText,
  code_challenge_method: optionalText,
});

/** New accounts have no password: only links open them. */
async function findOrCreate(
  { settings }: AuthContext,
  tx: Queryable,
  email: string,
  options: { mayCreate: boolean; data: JsonObject },
): Promise<UserRow> {
  await lockEmail(tx, email);
  const existing = await findUserByEmail(tx, email);
  if (existing !== undefined) return existing;
  if (!options.mayCreate) throw unprocessable('otp_disabled', 'Signups not allowed for otp');
  if (!settings.signupEnabled) throw signupDisabled();
  const isConfirmed = settings.autoconfirm;
  const account = { provider: 'email', email, phone: null, passwordHash: null, isConfirmed } as const;
  return createAccount(tx, { ...account, data: options.data }, settings.now());
}

async function sendLink(
  context: AuthContext,
  tx: Queryable,
  call: Call,
  user: UserRow,
  challenge: Challenge | null,
): Promise<void> {
  const kind = user.email_confirmed_at === null ? 'signup' : 'magiclink';
  await sendMail(context, tx, user, {
    kind,
    redirectTo: redirectTarget(call, context.settings),
    challenge,
  });
}

/**
 * POST /otp, /magiclink. Errors: validation_failed, otp_disabled, signup_disabled, *_provider_disabled,
 * sms_send_failed.
 */
export const otp: Handler = async (context, call) => {
  const { settings, database } = context;
  const body = await readBody(call.request, bodySchema);
  if (body.email !== '' && body.phone !== '') {
    throw invalid('Only an email address or phone number should be provided');
  }
  if (body.email !== '' && body.channel !== '') {
    throw invalid('Channel should only be specified with Phone OTP');
  }
  const challenge = parseChallenge(body.code_challenge, body.code_challenge_method);
  if (body.phone !== '') {
    if (!settings.phoneEnabled) throw badRequest('phone_provider_disabled', 'Unsupported phone provider');
    parsePhone(body.phone);
    throw unprocessable('sms_send_failed', 'Error sending confirmation OTP to provider: no SMS provider');
  }
  if (body.email === '') throw invalid('One of email or phone must be set');
  const email = parseEmail(body.email);
  if (!settings.emailEnabled) throw unprocessable('email_provider_disabled', 'Email logins are disabled');
  await database.transaction(async (tx) => {
    const options = { mayCreate: body.create_user, data: body.data ?? {} };
    await sendLink(context, tx, call, await findOrCreate(context, tx, email, options), challenge);
  });
  return json({});
};
