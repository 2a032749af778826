import { requireUser } from './session/authentication.ts';
import type { Handler } from './context.ts';
import { AuthError } from './errors.ts';

/** Answers like the service with a feature of a person's account switched off. */
function switchedOff(code: string, message: string): Handler {
  return async (context, { request }) => {
    await requireUser(context, request);
    throw new AuthError(404, code, message);
  };
}

/** People cannot tie and untie identities themselves; Google is tied by its e-mail. */
export const manualLinkingDisabled = switchedOff('manual_linking_disabled', 'Manual linking is disabled');

export const secondFactorDisabled = switchedOff('mfa_factor_not_found', 'Factor not found');

export const samlDisabled: Handler = () => {
  throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
};
