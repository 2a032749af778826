import * as z from 'zod';
import type { Queryable } from '../../database/database.ts';
import type { AuthContext, Call, Handler } from '../context.ts';
import { AuthError, forbidden, invalid, userBanned } from '../errors.ts';
import { confirmEmailChange } from './email-change.ts';
import { parseEmail, parsePhone } from '../parse-inputs.ts';
import { issueCode } from '../google/flow-state.ts';
import { json, optionalText, readBody, redirect, type JsonObject } from '../http.ts';
import { findIdentity, refreshProviders, updateIdentity } from '../google/identities.ts';
import {
  clearOneTimeTokens,
  findOneTimeToken,
  hashOtp,
  isTokenHash,
  pkcePrefix,
  type OneTimeToken,
  type OneTimeTokenType,
} from './one-time-tokens.ts';
import { errorRedirect, redirectTarget, withFragment, withQuery } from './redirects.ts';
import { openSession, type SignInMethod } from '../session/sessions.ts';
import { confirmEmail, findUserById, isBanned, type UserRow } from '../users.ts';

const oneOfTwo = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** Tokens that a verification type accepts; `email` covers every type that signs in. */
const acceptedTokens: Readonly<Record<string, readonly OneTimeTokenType[]>> = {
  email: ['confirmation_token', 'recovery_token'],
  signup: ['confirmation_token'],
  recovery: ['recovery_token'],
  magiclink: ['recovery_token'],
  email_change: ['email_change_token_current', 'email_change_token_new'],
};

const flowMethods: Readonly<Record<string, SignInMethod>> = {
  signup: 'email/signup',
  recovery: 'recovery',
  magiclink: 'magiclink',
  email_change: 'email_change',
};

interface Verified {
  user: UserRow;
  token: OneTimeToken;
}

/** Of links and codes. */
const lifetimeMs = 3_600_000;

/** Serves once. Throws otp_expired (403) when unknown or too old. */
async function takeToken(
  { settings }: AuthContext,
  tx: Queryable,
  wanted: { type: string; hashes: readonly string[] },
  refusal: string,
): Promise<Verified> {
  const types = Object.hasOwn(acceptedTokens, wanted.type) ? acceptedTokens[wanted.type] : undefined;
  if (types === undefined) throw invalid('Invalid email verification type');
  const token = await findOneTimeToken(tx, wanted.hashes, types);
  const user = token === undefined ? undefined : await findUserById(tx, token.user_id);
  const now = settings.now();
  const isExpired = token === undefined || now.getTime() > token.sent_at.getTime() + lifetimeMs;
  if (token === undefined || user === undefined || isExpired) throw forbidden('otp_expired', refusal);
  if (isBanned(user, now)) throw userBanned();
  return { user, token };
}

/** Null while the other address of an e-mail change awaits confirmation. */
async function applyToken(
  context: AuthContext,
  tx: Queryable,
  { user, token }: Verified,
): Promise<UserRow | null> {
  const now = context.settings.now();
  if (token.token_type.startsWith('email_change')) {
    const changed = await confirmEmailChange(context, tx, user, token);
    return changed === null ? null : refreshProviders(tx, changed, now);
  }
  await clearOneTimeTokens(tx, user.id);
  const confirmed = user.email_confirmed_at === null ? await confirmEmail(tx, user, now) : user;
  const identity = await findIdentity(tx, 'email', user.id);
  if (identity !== undefined && identity.email === user.email) {
    await updateIdentity(tx, identity, { email_verified: true }, now);
  }
  return refreshProviders(tx, confirmed, now);
}

/** Where the browser goes after a link was accepted. */
async function followLink(
  context: AuthContext,
  tx: Queryable,
  { request, url }: Call,
  target: string,
): Promise<string> {
  const type = url.searchParams.get('type') ?? '';
  const hash = url.searchParams.get('token') ?? '';
  const isPkce = hash.startsWith(pkcePrefix);
  const verified = await takeToken(
    context,
    tx,
    { type, hashes: [hash] },
    'Email link is invalid or has expired',
  );
  const user = await applyToken(context, tx, verified);
  if (user === null) {
    return withFragment(isPkce ? withQuery(target, { message: oneOfTwo }) : target, { message: oneOfTwo });
  }
  if (isPkce) {
    const code = await issueCode(tx, user.id, flowMethods[type] ?? 'otp', context.settings.now());
    return withQuery(target, { code });
  }
  const session = await openSession(context, tx, user, 'otp', request);
  return withFragment(target, {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
    type,
  });
}

/** Per address and account, as tokens are guessable. Throws over_request_rate_limit. */
async function countingGuesses<Result>(
  { settings, throttle }: AuthContext,
  request: Request,
  { hashes, email }: { hashes: readonly string[]; email: string },
  verify: () => Promise<Result>,
): Promise<Result> {
  const key = `verify ${settings.clientAddress(request)} ${email}`;
  if (!hashes.some(isTokenHash)) return verify();
  throttle.attempt(key);
  try {
    const result = await verify();
    throttle.forgive(key);
    return result;
  } catch (error) {
    if (!(error instanceof AuthError)) throttle.forgive(key);
    throw error;
  }
}

/** Fragment session, PKCE query code, or `error`, `error_code`, `error_description`. */
export const verifyLink: Handler = async (context, call) => {
  const { settings, database } = context;
  if ((call.url.searchParams.get('type') ?? '') === '') {
    throw invalid('Verify requires a verification type');
  }
  const hash = call.url.searchParams.get('token') ?? '';
  if (hash === '') throw invalid('Verify requires a token or a token hash');
  const target = redirectTarget(call, settings);
  const follow = (): Promise<string> => database.transaction((tx) => followLink(context, tx, call, target));
  try {
    return redirect(await countingGuesses(context, call.request, { hashes: [hash], email: '' }, follow), 303);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return redirect(errorRedirect(target, error, hash.startsWith(pkcePrefix)), 303);
  }
};

const bodySchema = z.object({
  type: optionalText,
  token: optionalText,
  token_hash: optionalText,
  email: optionalText,
  phone: optionalText,
});

type Body = z.infer<typeof bodySchema>;

/** Plain and PKCE: a code serves both forms of its link. */
function wantedHashes(body: Body): { hashes: readonly string[]; email: string } {
  if (body.type === '') throw invalid('Verify requires a verification type');
  if ((body.token === '') === (body.token_hash === '')) {
    throw invalid('Verify requires either a token or a token hash');
  }
  if (body.token_hash !== '') {
    if (body.email !== '' || body.phone !== '') {
      throw invalid('Only the token_hash and type should be provided');
    }
    return { hashes: [body.token_hash], email: '' };
  }
  if ((body.email === '') === (body.phone === '')) {
    throw invalid('Only an email address or phone number should be provided on verify');
  }
  const email = body.phone === '' ? parseEmail(body.email) : '';
  const hash = hashOtp(email === '' ? parsePhone(body.phone) : email, body.token);
  return { hashes: [hash, pkcePrefix + hash], email };
}

/** A code (with its address) or a link's token. Errors: validation_failed, otp_expired, over_request_rate_limit. */
export const verifyCode: Handler = async (context, { request }) => {
  const body = await readBody(request, bodySchema);
  const { hashes, email } = wantedHashes(body);
  const expired = forbidden('otp_expired', 'Token has expired or is invalid');
  if (body.type === 'sms' || body.type === 'phone_change') throw expired;
  const refusal = email === '' ? 'Email link is invalid or has expired' : expired.message;
  const exchange = (): Promise<JsonObject> =>
    context.database.transaction(async (tx) => {
      const verified = await takeToken(context, tx, { type: body.type, hashes }, refusal);
      const user = await applyToken(context, tx, verified);
      if (user === null) return { msg: oneOfTwo, code: '200' };
      return openSession(context, tx, user, 'otp', request);
    });
  return json(await countingGuesses(context, request, { hashes, email }, exchange));
};
