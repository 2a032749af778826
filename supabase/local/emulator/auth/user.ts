import * as z from 'zod';
import type { Queryable } from '../database/database.ts';
import { requireUser, type Caller } from './session/authentication.ts';
import type { AuthContext, Call, Handler } from './context.ts';
import { badRequest, emailExists, forbidden, phoneExists, unprocessable, userBanned } from './errors.ts';
import { applyEmailChange, requestEmailChange } from './mail/email-change.ts';
import { parseChallenge, parseEmail, parsePhone } from './parse-inputs.ts';
import { json, optionalObject, optionalText, readBody } from './http.ts';
import { clearOneTimeTokens } from './mail/one-time-tokens.ts';
import { checkStrength, hashPassword, passwordMatches } from './session/passwords.ts';
import { redirectTarget } from './mail/redirects.ts';
import { endSessions } from './session/sessions.ts';
import { isUniqueViolation } from './signup.ts';
import { readUserJson } from './user-json.ts';
import {
  findUserByEmail,
  findUserByPhone,
  lockUserById,
  mergeMetadata,
  updateUser,
  type UserRow,
} from './users.ts';

const bodySchema = z.object({
  email: optionalText,
  phone: optionalText,
  password: z.string().nullish(),
  current_password: optionalText,
  nonce: optionalText,
  data: optionalObject,
  app_metadata: optionalObject,
  code_challenge: optionalText,
  code_challenge_method: optionalText,
});

type Update = z.infer<typeof bodySchema>;

export const getUser: Handler = async (context, { request }) => {
  const { user } = await requireUser(context, request);
  return json(await readUserJson(context.database, user));
};

/** Checks the shape before any lookup. */
function checkUpdate({ settings }: AuthContext, { user }: Caller, update: Update): Update {
  const email = update.email === '' ? '' : parseEmail(update.email);
  const phone = update.phone === '' ? '' : parsePhone(update.phone);
  if (typeof update.password === 'string') checkStrength(update.password, settings.minimumPasswordLength);
  if (update.app_metadata) {
    throw forbidden('not_admin', 'Updating app_metadata requires admin privileges');
  }
  if (user.is_anonymous && update.password && email === '' && phone === '') {
    throw unprocessable(
      'validation_failed',
      'Updating password of an anonymous user without an email or phone is not allowed',
    );
  }
  return { ...update, email, phone };
}

async function checkNotTaken(tx: Queryable, user: UserRow, update: Update): Promise<void> {
  if (update.email !== '' && update.email !== user.email) {
    if ((await findUserByEmail(tx, update.email)) !== undefined) throw emailExists();
  }
  if (update.phone !== '' && update.phone !== user.phone) {
    if ((await findUserByPhone(tx, update.phone)) !== undefined) throw phoneExists();
  }
}

async function checkPasswordChange(
  { settings, throttle }: AuthContext,
  tx: Queryable,
  { user, session }: Caller,
  password: string,
  currentPassword: string,
): Promise<void> {
  const hash = user.encrypted_password;
  if (hash === null || hash === '') return;
  if (settings.requireCurrentPassword && session?.isRecovery !== true) {
    const message = 'Current password required when setting new password.';
    if (currentPassword === '') throw badRequest('current_password_required', message);
    const key = `current password ${user.id}`;
    throttle.attempt(key);
    if (!(await passwordMatches(tx, currentPassword, hash, settings))) {
      throw badRequest('current_password_invalid', message);
    }
    throttle.clear(key);
  }
  if (await passwordMatches(tx, password, hash, settings)) {
    throw unprocessable('same_password', 'New password should be different from the old password.');
  }
}

/** Stores the password, forgets pending links and ends the user's other sessions. */
async function changePassword(
  { settings }: AuthContext,
  tx: Queryable,
  { user, session }: Caller,
  password: string,
): Promise<UserRow> {
  const encrypted_password = await hashPassword(tx, password, settings);
  await clearOneTimeTokens(tx, user.id);
  await endSessions(tx, user.id, session === null ? {} : { except: session.id });
  return updateUser(tx, user.id, { encrypted_password }, settings.now());
}

async function changeEmail(
  context: AuthContext,
  tx: Queryable,
  user: UserRow,
  call: Call,
  update: Update,
): Promise<UserRow> {
  const { settings } = context;
  const challenge = parseChallenge(update.code_challenge, update.code_challenge_method);
  if (user.is_anonymous && settings.autoconfirm) {
    const asked = await updateUser(tx, user.id, { email_change: update.email }, settings.now());
    return applyEmailChange(context, tx, asked);
  }
  const redirectTo = redirectTarget(call, settings);
  return requestEmailChange(context, tx, user, { email: update.email, redirectTo, challenge });
}

async function applyUpdate(
  context: AuthContext,
  tx: Queryable,
  caller: Caller,
  call: Call,
  update: Update,
): Promise<UserRow> {
  const now = context.settings.now();
  await checkNotTaken(tx, caller.user, update);
  let { user } = caller;
  if (update.password) {
    await checkPasswordChange(context, tx, caller, update.password, update.current_password);
    if (update.nonce !== '') {
      throw unprocessable('reauthentication_not_valid', 'Nonce has expired or is invalid');
    }
    user = await changePassword(context, tx, caller, update.password);
  }
  if (update.data) {
    const raw_user_meta_data = mergeMetadata(user.raw_user_meta_data, update.data);
    user = await updateUser(tx, user.id, { raw_user_meta_data }, now);
  }
  if (update.phone !== '' && update.phone !== user.phone) {
    throw badRequest('phone_provider_disabled', 'Phone number changes are not enabled');
  }
  if (update.email !== '' && update.email !== user.email) {
    user = await changeEmail(context, tx, user, call, update);
  }
  return user;
}

/**
 * Own metadata, password and e-mail. Errors: weak_password, same_password, current_password_required,
 * current_password_invalid, email_exists, reauthentication_not_valid, not_admin, validation_failed.
 */
export const putUser: Handler = async (context, call) => {
  const caller = await requireUser(context, call.request);
  const update = checkUpdate(context, caller, await readBody(call.request, bodySchema));
  try {
    const answer = await context.database.transaction(async (tx) => {
      const user = await lockUserById(tx, caller.user.id);
      if (user === undefined) throw userBanned();
      return readUserJson(tx, await applyUpdate(context, tx, { ...caller, user }, call, update));
    });
    return json(answer);
  } catch (error) {
    if (isUniqueViolation(error)) throw emailExists();
    throw error;
  }
};
