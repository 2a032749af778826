import * as z from 'zod';
import { requireAdmin, requireUser } from './session/authentication.ts';
import type { Handler } from './context.ts';
import { AuthError, forbidden, invalid, unprocessable } from './errors.ts';
import { isUuid } from './parse-inputs.ts';
import { optionalText, readBody } from './http.ts';

/** Answers like the service with these features switched off. */

const factorSchema = z.object({ factor_type: optionalText });

const factorNames: Readonly<Record<string, readonly [code: string, name: string]>> = {
  totp: ['mfa_totp_enroll_not_enabled', 'TOTP'],
  phone: ['mfa_phone_enroll_not_enabled', 'Phone'],
  webauthn: ['mfa_webauthn_enroll_not_enabled', 'WebAuthn'],
};

/** POST /factors: second factors cannot be enrolled. Errors: mfa_*_enroll_not_enabled (422). */
export const enrollFactor: Handler = async (context, { request }) => {
  const { claims } = await requireUser(context, request);
  if (claims.is_anonymous) {
    throw forbidden('no_authorization', 'Anonymous user not allowed to perform these actions');
  }
  const { factor_type: type } = await readBody(request, factorSchema);
  const known = Object.hasOwn(factorNames, type) ? factorNames[type] : undefined;
  if (known === undefined) throw invalid('factor_type needs to be totp, phone, or webauthn');
  throw unprocessable(known[0], `MFA enroll is disabled for ${known[1]}`);
};

/** Anything about one factor: none can exist. Errors: mfa_factor_not_found (404). */
export const factorNotFound: Handler = async (context, { request, params }) => {
  await requireUser(context, request);
  if (!isUuid(params.id ?? '')) {
    throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID');
  }
  throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
};

/** People cannot tie and untie identities themselves; Google is tied by its e-mail. */
export const manualLinkingDisabled: Handler = async (context, { request }) => {
  await requireUser(context, request);
  throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled');
};

export const samlDisabled: Handler = () => {
  throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
};

export const passkeysDisabled: Handler = () => {
  throw new AuthError(404, 'passkey_disabled', 'Passkeys are disabled');
};

export const oauthServerDisabled: Handler = () => {
  throw new AuthError(404, 'feature_disabled', 'OAuth server is disabled');
};

export const adminOauthServerDisabled: Handler = async (context, call) => {
  await requireAdmin(context, call.request);
  return oauthServerDisabled(context, call);
};
