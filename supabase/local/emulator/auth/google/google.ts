import type { Queryable } from '../../database/database.ts';
import type { AuthContext, Call, Handler } from '../context.ts';
import { AuthError, badRequest, invalid } from '../errors.ts';
import { isUuid, parseChallenge, parseEmail } from '../parse-inputs.ts';
import { beginFlow, claimFlow, deleteFlow, isFlowExpired, lockFlow, type FlowState } from './flow-state.ts';
import { signInWithGoogle } from './google-account.ts';
import { redirect } from '../http.ts';
import { errorRedirect, redirectTarget, withFragment, withQuery } from '../mail/redirects.ts';
import { openSession } from '../session/sessions.ts';

/** Begins the flow and returns its id. Errors: validation_failed for every provider but Google. */
async function begin({ database, settings }: AuthContext, call: Call): Promise<string> {
  const query = call.url.searchParams;
  if (query.get('provider') !== 'google') {
    throw invalid('Unsupported provider: provider is not enabled');
  }
  const challenge = parseChallenge(
    query.get('code_challenge') ?? '',
    query.get('code_challenge_method') ?? '',
  );
  const flow = {
    provider: 'google',
    method: 'oauth',
    challenge,
    referrer: redirectTarget(call, settings),
  } as const;
  return beginFlow(database, flow, settings.now());
}

function pageAddress({ settings }: AuthContext, state: string): string {
  return withQuery(`${settings.publicUrl}/google`, { state });
}

/** Throws bad_oauth_state or flow_state_already_used when the flow cannot be continued. */
function checkFlow({ settings }: AuthContext, flow: FlowState | undefined): FlowState {
  if (flow === undefined) throw badRequest('bad_oauth_state', 'OAuth state not found or expired');
  if (isFlowExpired(flow, settings.now())) {
    throw badRequest('bad_oauth_state', 'OAuth state has expired');
  }
  if (flow.user_id !== null) throw badRequest('flow_state_already_used', 'State has already been used');
  return flow;
}

/** Signs the chosen person in and returns where the browser goes. */
async function finish(
  context: AuthContext,
  tx: Queryable,
  flow: FlowState,
  email: string,
  request: Request,
): Promise<string> {
  const target = flow.referrer ?? context.settings.siteUrl;
  const user = await signInWithGoogle(context, tx, email);
  if (flow.auth_code !== null) {
    await claimFlow(tx, flow.id, user.id, context.settings.now());
    return withQuery(target, { code: flow.auth_code });
  }
  await deleteFlow(tx, flow.id);
  const session = await openSession(context, tx, user, 'oauth', request);
  return withFragment(target, {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    provider_token: 'local-google-stand-in',
    refresh_token: session.refresh_token,
    token_type: session.token_type,
  });
}

/** What the page (or a login hint) answers for Google. */
interface Choice {
  state: string;
  email: string;
  error: string;
}

async function complete(context: AuthContext, request: Request, choice: Choice): Promise<Response> {
  let target = context.settings.siteUrl;
  try {
    if (choice.state === '') throw badRequest('bad_oauth_callback', 'OAuth state parameter missing');
    if (!isUuid(choice.state)) throw badRequest('bad_oauth_state', 'OAuth state parameter is invalid');
    const location = await context.database.transaction(async (tx) => {
      const flow = checkFlow(context, await lockFlow(tx, choice.state));
      target = flow.referrer ?? target;
      if (choice.error !== '') {
        throw new AuthError(403, 'access_denied', 'The user denied the request');
      }
      return finish(context, tx, flow, parseEmail(choice.email), request);
    });
    return redirect(location, 302);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return redirect(errorRedirect(target, error, true), 302);
  }
}

/** Redirects to the fake Google page; `login_hint` skips it, so that tests need no browser. */
export const authorize: Handler = async (context, call) => {
  const state = await begin(context, call);
  const email = call.url.searchParams.get('login_hint') ?? '';
  if (email === '') return redirect(pageAddress(context, state), 302);
  return complete(context, call.request, { state, email, error: '' });
};

/** GET and POST /callback; failures return to the application as redirects. */
export const callback: Handler = async (context, { request, url }) => {
  const answer = request.method === 'POST' ? new URLSearchParams(await request.text()) : url.searchParams;
  const member = (name: string): string => answer.get(name) ?? '';
  const choice = { state: member('state'), email: member('email'), error: member('error') };
  return complete(context, request, choice);
};
