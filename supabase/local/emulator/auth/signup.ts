import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { DatabaseError, type Queryable } from '../database/database.ts';
import type { AuthContext, Call, Handler } from './context.ts';
import { badRequest, invalid, unprocessable, type AuthError } from './errors.ts';
import { parseChallenge, parseEmail, parsePhone, type Challenge } from './parse-inputs.ts';
import { json, optionalObject, optionalText, readBody, type JsonObject } from './http.ts';
import { insertIdentity, ownIdentityData } from './google/identities.ts';
import { sendMail } from './mail/mailer.ts';
import { checkStrength, hashPassword } from './session/passwords.ts';
import { redirectTarget } from './mail/redirects.ts';
import { openSession } from './session/sessions.ts';
import { readUserJson, userJson } from './user-json.ts';
import { findUserByEmail, findUserByPhone, insertUser, type UserRow } from './users.ts';

const bodySchema = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: optionalObject,
  channel: optionalText,
  code_challenge: optionalText,
  code_challenge_method: optionalText,
});

interface SignUp {
  provider: 'email' | 'phone';
  email: string | null;
  phone: string | null;
  password: string;
  data: JsonObject;
  challenge: Challenge | null;
}

export const signupDisabled = (): AuthError =>
  unprocessable('signup_disabled', 'Signups not allowed for this instance');

const alreadyExists = (): AuthError => unprocessable('user_already_exists', 'User already registered');

export function isUniqueViolation(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '23505';
}

function parseSignUp({ settings }: AuthContext, body: z.infer<typeof bodySchema>): SignUp {
  if (body.password === '') throw invalid('Signup requires a valid password');
  checkStrength(body.password, settings.minimumPasswordLength);
  if (body.email !== '' && body.phone !== '') {
    throw invalid('Only an email address or phone number should be provided on signup.');
  }
  if (body.phone !== '' && body.code_challenge !== '') throw invalid('PKCE not supported for phone signups');
  const challenge = parseChallenge(body.code_challenge, body.code_challenge_method);
  const common = { password: body.password, data: body.data ?? {}, challenge };
  if (body.email !== '') {
    if (!settings.emailEnabled) throw badRequest('email_provider_disabled', 'Email signups are disabled');
    return { ...common, provider: 'email', email: parseEmail(body.email), phone: null };
  }
  if (!settings.phoneEnabled) throw badRequest('phone_provider_disabled', 'Phone signups are disabled');
  return { ...common, provider: 'phone', email: null, phone: parsePhone(body.phone) };
}

/** Null `passwordHash`: links only. Rejects with DatabaseError 23505 for taken addresses. */
export async function createAccount(
  tx: Queryable,
  account: {
    provider: 'email' | 'phone';
    email: string | null;
    phone: string | null;
    passwordHash: string | null;
    data: JsonObject;
    isConfirmed: boolean;
  },
  now: Date,
): Promise<UserRow> {
  const { provider, email, phone, isConfirmed } = account;
  const id = randomUUID();
  const identityData = ownIdentityData({ id, email, phone }, provider, account.data);
  const confirmed = isConfirmed ? { [`${provider}_confirmed_at`]: now } : {};
  const user = await insertUser(
    tx,
    {
      id,
      email,
      phone,
      encrypted_password: account.passwordHash,
      raw_app_meta_data: { provider, providers: [provider] },
      raw_user_meta_data: {
        ...identityData,
        ...(isConfirmed && provider === 'email' ? { email_verified: true } : {}),
      },
      ...confirmed,
    },
    now,
  );
  await insertIdentity(tx, { userId: id, provider, providerId: id, data: identityData }, now);
  return user;
}

/** Hides whether another account exists. */
function decoyUser(signUp: SignUp, now: Date): UserRow {
  const { provider, email, phone, data } = signUp;
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone,
    encrypted_password: null,
    email_confirmed_at: null,
    invited_at: null,
    phone_confirmed_at: null,
    confirmed_at: null,
    confirmation_sent_at: now,
    recovery_sent_at: null,
    email_change: null,
    email_change_sent_at: null,
    email_change_confirm_status: 0,
    reauthentication_sent_at: null,
    last_sign_in_at: null,
    raw_app_meta_data: { provider, providers: [provider] },
    raw_user_meta_data: data,
    created_at: now,
    updated_at: now,
    banned_until: null,
    deleted_at: null,
    is_anonymous: false,
  };
}

async function signUpAnonymously(context: AuthContext, call: Call, data: JsonObject): Promise<Response> {
  const { settings, database } = context;
  if (!settings.anonymousUsers) {
    throw unprocessable('anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  const session = await database.transaction(async (tx) => {
    const user = await insertUser(
      tx,
      { raw_app_meta_data: {}, raw_user_meta_data: data, is_anonymous: true },
      settings.now(),
    );
    return openSession(context, tx, user, 'anonymous', call.request);
  });
  return json(session);
}

/** Sends the confirmation; returns the updated account. */
async function askToConfirm(
  context: AuthContext,
  tx: Queryable,
  user: UserRow,
  signUp: SignUp,
  redirectTo: string,
): Promise<UserRow> {
  if (signUp.provider === 'phone') return user;
  return sendMail(context, tx, user, { kind: 'signup', redirectTo, challenge: signUp.challenge });
}

async function register(context: AuthContext, call: Call, signUp: SignUp): Promise<JsonObject> {
  const { settings, database } = context;
  const now = settings.now();
  const find = (tx: Queryable): Promise<UserRow | undefined> =>
    signUp.email === null ? findUserByPhone(tx, signUp.phone ?? '') : findUserByEmail(tx, signUp.email);
  const passwordHash = await hashPassword(database, signUp.password, settings);
  return database.transaction(async (tx) => {
    const existing = await find(tx);
    if (existing !== undefined) {
      const isConfirmed = existing.confirmed_at !== null;
      if (settings.autoconfirm) throw alreadyExists();
      if (isConfirmed) return userJson(decoyUser(signUp, now), []);
      const asked = await askToConfirm(context, tx, existing, signUp, redirectTarget(call, settings));
      return readUserJson(tx, asked);
    }
    const account = { ...signUp, passwordHash, isConfirmed: settings.autoconfirm };
    const user = await createAccount(tx, account, now);
    if (settings.autoconfirm) return openSession(context, tx, user, 'password', call.request);
    const asked = await askToConfirm(context, tx, user, signUp, redirectTarget(call, settings));
    return readUserJson(tx, asked);
  });
}

/** Errors: signup_disabled, user_already_exists, weak_password, validation_failed, *_provider_disabled, over_request_rate_limit. */
export const signup: Handler = async (context, call) => {
  const { settings, signUps } = context;
  const body = await readBody(call.request, bodySchema);
  if (!settings.signupEnabled) throw signupDisabled();
  signUps.attempt(settings.clientAddress(call.request));
  if (body.email === '' && body.phone === '') return signUpAnonymously(context, call, body.data ?? {});
  const signUp = parseSignUp(context, body);
  try {
    return json(await register(context, call, signUp));
  } catch (error) {
    if (isUniqueViolation(error)) throw alreadyExists();
    throw error;
  }
};
