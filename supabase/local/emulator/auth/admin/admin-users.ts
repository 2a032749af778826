import * as z from 'zod';
import type { Queryable } from '../../database/database.ts';
import { requireAdmin } from '../session/authentication.ts';
import type { AuthContext, Call, Handler } from '../context.ts';
import { AuthError, emailExists, invalid, phoneExists } from '../errors.ts';
import { isUuid, parseEmail, parsePhone } from '../parse-inputs.ts';
import { json, optionalFlag, optionalObject, optionalText, readBody } from '../http.ts';
import { insertIdentity, ownIdentityData, saveOwnIdentity } from '../google/identities.ts';
import { clearOneTimeTokens } from '../mail/one-time-tokens.ts';
import { checkStrength, hashPassword } from '../session/passwords.ts';
import { endSessions } from '../session/sessions.ts';
import { isUniqueViolation } from '../signup.ts';
import { readUserJson } from '../user-json.ts';
import {
  confirmEmail,
  findUserByEmail,
  findUserById,
  findUserByPhone,
  insertUser,
  mergeMetadata,
  updateUser,
  type UserPatch,
  type UserRow,
} from '../users.ts';

const bodySchema = z.object({
  id: optionalText,
  aud: optionalText,
  role: optionalText,
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  password_hash: optionalText,
  email_confirm: optionalFlag,
  phone_confirm: optionalFlag,
  user_metadata: optionalObject,
  app_metadata: optionalObject,
  ban_duration: optionalText,
});

type Body = z.infer<typeof bodySchema>;

/** The service counts durations in nanoseconds of 64 bits (seconds, about 292 years). */
const maxBan = 9_223_372_036;

const unitSeconds: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, ms: 0.001 };

/** `24h`, `1h30m`; null for `none`, undefined when none was requested. */
function parseBan(text: string, now: Date): Date | null | undefined {
  if (text === '') return undefined;
  if (text === 'none') return null;
  const malformed = invalid(`invalid format for ban duration: time: invalid duration "${text}"`);
  if (!/^(\d+(\.\d+)?(ms|s|m|h))+$/.test(text)) throw malformed;
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)];
  const seconds = parts.reduce(
    (sum, [, amount, unit = '']) => sum + Number(amount) * (unitSeconds[unit] ?? 0),
    0,
  );
  if (seconds > maxBan) throw malformed;
  return new Date(now.getTime() + seconds * 1000);
}

async function checkNotTaken(tx: Queryable, body: Body, ownId = ''): Promise<void> {
  const byEmail = body.email === '' ? undefined : await findUserByEmail(tx, body.email);
  if (byEmail !== undefined && byEmail.id !== ownId) throw emailExists();
  const byPhone = body.phone === '' ? undefined : await findUserByPhone(tx, body.phone);
  if (byPhone !== undefined && byPhone.id !== ownId) throw phoneExists();
}

async function readUserBody(call: Call): Promise<Body> {
  const body = await readBody(call.request, bodySchema);
  return {
    ...body,
    email: body.email === '' ? '' : parseEmail(body.email),
    phone: body.phone === '' ? '' : parsePhone(body.phone),
  };
}

/** Each step doubles a sign-in's time, during which nobody else is served. */
const importableHash = /^\$2[abxy]\$(0[4-9]|1[0-5])\$[./A-Za-z0-9]{53}$/;

async function passwordHashOf({ settings, database }: AuthContext, body: Body): Promise<string | null> {
  if (body.password !== '' && body.password_hash !== '') {
    throw invalid('Only a password or a password hash should be provided');
  }
  if (body.password_hash !== '') {
    if (importableHash.test(body.password_hash)) return body.password_hash;
    throw invalid('The password hash is not a bcrypt hash of cost 4 to 15');
  }
  if (body.password === '') return null;
  checkStrength(body.password, settings.minimumPasswordLength);
  return hashPassword(database, body.password, settings);
}

/** Errors: validation_failed (404) for no UUID, user_not_found (404). */
export async function loadUser(tx: Queryable, id = ''): Promise<UserRow> {
  if (!isUuid(id)) throw new AuthError(404, 'validation_failed', 'user_id must be an UUID');
  const user = await findUserById(tx, id);
  if (user === undefined) throw new AuthError(404, 'user_not_found', 'User not found');
  return user;
}

async function createUser(tx: Queryable, body: Body, hash: string | null, now: Date): Promise<UserRow> {
  const providers = (['email', 'phone'] as const).filter((name) => body[name] !== '');
  const bannedUntil = parseBan(body.ban_duration, now);
  const user = await insertUser(
    tx,
    {
      ...(body.id === '' ? {} : { id: body.id }),
      ...(body.aud === '' ? {} : { aud: body.aud }),
      ...(body.role === '' ? {} : { role: body.role.trim() }),
      email: body.email === '' ? null : body.email,
      phone: body.phone === '' ? null : body.phone,
      encrypted_password: hash,
      phone_confirmed_at: body.phone_confirm ? now : null,
      raw_app_meta_data: mergeMetadata({ provider: providers[0], providers }, body.app_metadata ?? {}),
      raw_user_meta_data: body.user_metadata ?? {},
      banned_until: bannedUntil ?? null,
    },
    now,
  );
  for (const provider of providers) {
    const data = ownIdentityData(user, provider);
    await insertIdentity(tx, { userId: user.id, provider, providerId: user.id, data }, now);
  }
  return body.email_confirm ? confirmEmail(tx, user, now) : user;
}

/** POST /admin/users. Errors: email_exists, phone_exists, weak_password, validation_failed. */
export const adminCreateUser: Handler = async (context, call) => {
  await requireAdmin(context, call.request);
  const body = await readUserBody(call);
  if (body.email === '' && body.phone === '') {
    throw invalid('Cannot create a user without either an email or phone');
  }
  if (body.id !== '' && !isUuid(body.id)) throw invalid('ID must conform to the uuid v4 format');
  const hash = await passwordHashOf(context, body);
  try {
    const answer = await context.database.transaction(async (tx) => {
      await checkNotTaken(tx, body);
      return readUserJson(tx, await createUser(tx, body, hash, context.settings.now()));
    });
    return json(answer);
  } catch (error) {
    if (isUniqueViolation(error)) throw emailExists();
    throw error;
  }
};

export const adminGetUser: Handler = async ({ database, ...context }, { request, params }) => {
  await requireAdmin({ database, ...context }, request);
  return json(await readUserJson(database, await loadUser(database, params.id)));
};

function patchOf(user: UserRow, body: Body, hash: string | null, now: Date): UserPatch {
  const bannedUntil = parseBan(body.ban_duration, now);
  return {
    ...(body.role === '' ? {} : { role: body.role.trim() }),
    ...(body.email === '' ? {} : { email: body.email }),
    ...(body.phone === '' ? {} : { phone: body.phone }),
    ...(body.phone_confirm ? { phone_confirmed_at: now } : {}),
    ...(hash === null ? {} : { encrypted_password: hash }),
    ...(bannedUntil === undefined ? {} : { banned_until: bannedUntil }),
    ...(body.app_metadata
      ? { raw_app_meta_data: mergeMetadata(user.raw_app_meta_data, body.app_metadata) }
      : {}),
    ...(body.user_metadata
      ? { raw_user_meta_data: mergeMetadata(user.raw_user_meta_data, body.user_metadata) }
      : {}),
  };
}

async function applyUpdate(
  tx: Queryable,
  id: string,
  body: Body,
  hash: string | null,
  now: Date,
): Promise<UserRow> {
  const before = await loadUser(tx, id);
  await checkNotTaken(tx, body, before.id);
  const user = await updateUser(tx, before.id, patchOf(before, body, hash, now), now);
  if (body.email !== '') await saveOwnIdentity(tx, user, 'email', body.email_confirm, now);
  if (body.phone !== '') await saveOwnIdentity(tx, user, 'phone', body.phone_confirm, now);
  if (hash !== null) {
    await clearOneTimeTokens(tx, user.id);
    await endSessions(tx, user.id);
  }
  return body.email_confirm ? confirmEmail(tx, user, now) : user;
}

/** PUT /admin/users/{id}: a new password ends every session. Errors: as for creation, and user_not_found. */
export const adminUpdateUser: Handler = async (context, call) => {
  await requireAdmin(context, call.request);
  const id = call.params.id ?? '';
  await loadUser(context.database, id);
  const body = await readUserBody(call);
  const hash = await passwordHashOf(context, body);
  try {
    const answer = await context.database.transaction(async (tx) =>
      readUserJson(tx, await applyUpdate(tx, id, body, hash, context.settings.now())),
    );
    return json(answer);
  } catch (error) {
    if (isUniqueViolation(error)) throw emailExists();
    throw error;
  }
};
