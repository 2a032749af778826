import * as z from 'zod';
import type { Queryable } from '../database/database.ts';
import { requireAdmin } from './authentication.ts';
import type { AuthContext, Handler } from './context.ts';
import { AuthError, emailExists, invalid } from './errors.ts';
import { parseEmail } from './parse-inputs.ts';
import { json, optionalObject, optionalText, readBody, type JsonObject } from './http.ts';
import { actionLink, prepareToken, sendMail } from './mailer.ts';
import { hashOtp, newOtp, saveOneTimeToken } from './one-time-tokens.ts';
import { checkStrength, hashPassword } from './passwords.ts';
import { redirectTarget } from './redirects.ts';
import { createAccount, isUniqueViolation } from './signup.ts';
import { readUserJson } from './user-json.ts';
import { findUserByEmail, mergeMetadata, updateUser, type UserRow } from './users.ts';

const linkSchema = z.object({
  type: optionalText,
  email: optionalText,
  new_email: optionalText,
  password: optionalText,
  data: optionalObject,
  redirect_to: optionalText,
});

type LinkBody = z.infer<typeof linkSchema>;

interface Link {
  user: UserRow;
  otp: string;
  hash: string;
  /** The type as /verify takes it. */
  type: string;
}

async function createUnconfirmed(
  { settings }: AuthContext,
  tx: Queryable,
  email: string,
  password: string,
  data: JsonObject,
): Promise<UserRow> {
  const passwordHash = password === '' ? null : await hashPassword(tx, password, settings);
  const account = { provider: 'email', email, phone: null, passwordHash, isConfirmed: false } as const;
  const user = await createAccount(tx, { ...account, data }, settings.now());
  return updateUser(tx, user.id, { raw_user_meta_data: data }, settings.now());
}

/** A link that confirms a new account or an invitation. */
async function confirmationLink(
  context: AuthContext,
  tx: Queryable,
  body: LinkBody,
  existing: UserRow | undefined,
  type: 'signup' | 'invite',
): Promise<Link> {
  if (existing?.email_confirmed_at) throw emailExists();
  const isSignup = type === 'signup';
  if (isSignup && existing === undefined && body.type === 'signup') {
    if (body.password === '') throw invalid('Signup requires a valid password');
    checkStrength(body.password, context.settings.minimumPasswordLength);
  }
  const data = body.data ?? {};
  const created =
    existing ?? (await createUnconfirmed(context, tx, body.email, isSignup ? body.password : '', data));
  const user =
    existing === undefined || !isSignup
      ? created
      : await updateUser(
          tx,
          created.id,
          { raw_user_meta_data: mergeMetadata(created.raw_user_meta_data, data) },
          context.settings.now(),
        );
  return { ...(await prepareToken(context, tx, user, type)), type };
}

/** A link that confirms an e-mail change from one of the two addresses. */
async function emailChangeLink(
  { settings }: AuthContext,
  tx: Queryable,
  body: LinkBody,
  user: UserRow,
): Promise<Link> {
  const now = settings.now();
  const newEmail = parseEmail(body.new_email);
  const holder = await findUserByEmail(tx, newEmail);
  if (holder !== undefined && holder.id !== user.id) throw emailExists();
  const isCurrent = body.type === 'email_change_current';
  const relatesTo = isCurrent ? body.email : newEmail;
  const otp = newOtp();
  const hash = hashOtp(relatesTo, otp);
  const type = isCurrent ? 'email_change_token_current' : 'email_change_token_new';
  await saveOneTimeToken(tx, { userId: user.id, type, hash, relatesTo }, now);
  const patch = { email_change: newEmail, email_change_sent_at: now, email_change_confirm_status: 0 };
  return { user: await updateUser(tx, user.id, patch, now), otp, hash, type: 'email_change' };
}

async function prepareLink(context: AuthContext, tx: Queryable, body: LinkBody): Promise<Link> {
  const user = await findUserByEmail(tx, body.email);
  switch (body.type) {
    case 'signup':
    case 'invite':
      return confirmationLink(context, tx, body, user, body.type);
    case 'magiclink':
      if (user === undefined) return confirmationLink(context, tx, body, user, 'signup');
      return { ...(await prepareToken(context, tx, user, 'magiclink')), type: 'magiclink' };
    case 'recovery':
    case 'email_change_current':
    case 'email_change_new':
      if (user === undefined) {
        throw new AuthError(404, 'user_not_found', 'User with this email not found');
      }
      if (body.type !== 'recovery') return emailChangeLink(context, tx, body, user);
      return { ...(await prepareToken(context, tx, user, 'recovery')), type: 'recovery' };
    default:
      throw invalid(`Invalid email action link type requested: ${body.type}`);
  }
}

/**
 * Returns the link without sending it. Errors: user_not_found (404), email_exists, weak_password, validation_failed.
 */
export const adminGenerateLink: Handler = async (context, call) => {
  await requireAdmin(context, call.request);
  const body = await readBody(call.request, linkSchema);
  const checked = { ...body, email: parseEmail(body.email) };
  const redirectTo = redirectTarget(call, context.settings, body.redirect_to);
  try {
    const answer = await context.database.transaction(async (tx) => {
      const link = await prepareLink(context, tx, checked);
      return {
        ...(await readUserJson(tx, link.user)),
        action_link: actionLink(context.settings.publicUrl, link.hash, link.type, redirectTo),
        email_otp: link.otp,
        hashed_token: link.hash,
        redirect_to: redirectTo,
        verification_type: link.type === 'email_change' ? body.type : link.type,
      };
    });
    return json(answer);
  } catch (error) {
    if (isUniqueViolation(error)) throw emailExists();
    throw error;
  }
};

const inviteSchema = z.object({ email: optionalText, data: optionalObject });

/** POST /invite: creates an account that its link will confirm. Errors: email_exists, validation_failed. */
export const invite: Handler = async (context, call) => {
  await requireAdmin(context, call.request);
  const body = await readBody(call.request, inviteSchema);
  const email = parseEmail(body.email);
  const redirectTo = redirectTarget(call, context.settings);
  try {
    const answer = await context.database.transaction(async (tx) => {
      const existing = await findUserByEmail(tx, email);
      if (existing?.email_confirmed_at) throw emailExists();
      const user = existing ?? (await createUnconfirmed(context, tx, email, '', body.data ?? {}));
      return readUserJson(tx, await sendMail(context, tx, user, { kind: 'invite', redirectTo }));
    });
    return json(answer);
  } catch (error) {
    if (isUniqueViolation(error)) throw emailExists();
    throw error;
  }
};
