import * as z from 'zod';
import type { AuthContext, Call, Handler } from '../context.ts';
import { AuthError, badRequest, invalid, invalidCredentials, unprocessable, userBanned } from '../errors.ts';
import { isFlowExpired, isVerifierOf, takeFlowByCode } from '../google/flow-state.ts';
import { json, optionalText, readBody } from '../http.ts';
import { passwordMatches } from './passwords.ts';
import { refreshGrant } from './refresh.ts';
import { openSession, toSignInMethod } from './sessions.ts';
import { findUserByEmail, findUserById, findUserByPhone, isBanned, type UserRow } from '../users.ts';

const passwordSchema = z.object({ email: optionalText, phone: optionalText, password: optionalText });

async function findAccount(
  { database, settings }: AuthContext,
  email: string,
  phone: string,
): Promise<UserRow | undefined> {
  if (email !== '') {
    if (!settings.emailEnabled) throw unprocessable('email_provider_disabled', 'Email logins are disabled');
    return findUserByEmail(database, email);
  }
  if (!settings.phoneEnabled) throw unprocessable('phone_provider_disabled', 'Phone logins are disabled');
  return findUserByPhone(database, phone);
}

/** Unknown accounts take the same time; failures count per account and address. */
const passwordGrant: Handler = async (context, { request }) => {
  const body = await readBody(request, passwordSchema);
  const { settings, database, throttle } = context;
  const email = body.email.trim().toLowerCase();
  const phone = body.phone.replace(/^\+/, '').replaceAll(' ', '');
  if (email !== '' && phone !== '') {
    throw invalid('Only an email address or phone number should be provided on login.');
  }
  if (email === '' && phone === '') throw invalid('missing email or phone');
  const key = `password ${settings.clientAddress(request)} ${email}${phone}`;
  throttle.attempt(key);
  const user = await findAccount(context, email, phone);
  const hash = user?.encrypted_password ?? null;
  const matches = await passwordMatches(database, body.password, hash, settings);
  if (user === undefined || !matches) throw invalidCredentials();
  throttle.clear(key);
  if (isBanned(user, settings.now())) throw badRequest('user_banned', 'User is banned');
  if (email !== '' && user.email_confirmed_at === null) {
    throw badRequest('email_not_confirmed', 'Email not confirmed');
  }
  if (phone !== '' && user.phone_confirmed_at === null) {
    throw badRequest('phone_not_confirmed', 'Phone not confirmed');
  }
  return json(await database.transaction((tx) => openSession(context, tx, user, 'password', request)));
};

const pkceSchema = z.object({ auth_code: optionalText, code_verifier: optionalText });

/** Once, with the verifier. Errors: flow_state_not_found (404), flow_state_expired (422), bad_code_verifier (400). */
const pkceGrant: Handler = async (context, { request }) => {
  const { auth_code: code, code_verifier: verifier } = await readBody(request, pkceSchema);
  if (code === '' || verifier === '') {
    throw invalid('invalid request: both auth code and code verifier should be non-empty');
  }
  const { settings, database } = context;
  const session = await database.transaction(async (tx) => {
    const flow = await takeFlowByCode(tx, code);
    const user = flow === undefined ? undefined : await findUserById(tx, flow.user_id ?? '');
    if (flow === undefined || user === undefined) {
      throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
    }
    if (isFlowExpired(flow, settings.now())) {
      throw unprocessable('flow_state_expired', 'invalid flow state, flow state has expired');
    }
    if (!isVerifierOf(flow, verifier)) {
      throw badRequest('bad_code_verifier', 'code challenge does not match previously saved code verifier');
    }
    if (isBanned(user, settings.now())) throw userBanned();
    return openSession(context, tx, user, toSignInMethod(flow.authentication_method), request);
  });
  return json(session);
};

const idTokenSchema = z.object({ provider: optionalText, issuer: optionalText });

/** The product signs nobody in by an ID token of another issuer. */
async function idTokenGrant(_context: AuthContext, { request }: Call): Promise<Response> {
  const { provider, issuer } = await readBody(request, idTokenSchema);
  throw badRequest('provider_disabled', `Provider (issuer "${issuer || provider}") is not enabled`);
}

const web3Schema = z.object({ chain: optionalText });

async function web3Grant(_context: AuthContext, { request }: Call): Promise<Response> {
  const { chain } = await readBody(request, web3Schema);
  if (chain === 'solana') {
    throw unprocessable('web3_provider_disabled', 'Solana Web3 provider is disabled');
  }
  if (chain === 'ethereum') {
    throw unprocessable('web3_provider_disabled', 'Ethereum Web3 provider is disabled');
  }
  throw badRequest('web3_unsupported_chain', 'Unsupported chain');
}

const grants: Readonly<Record<string, Handler>> = {
  password: passwordGrant,
  refresh_token: refreshGrant,
  pkce: pkceGrant,
  id_token: idTokenGrant,
  web3: web3Grant,
};

/** POST /token?grant_type=…: every way to get a session from something the client holds. */
export const token: Handler = async (context, call) => {
  const name = call.url.searchParams.get('grant_type') ?? '';
  const grant = Object.hasOwn(grants, name) ? grants[name] : undefined;
  if (grant === undefined) throw badRequest('invalid_credentials', 'unsupported_grant_type');
  return grant(context, call);
};
