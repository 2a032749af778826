import { Hono } from 'hono';
import { adminDeleteUser } from './admin/admin-delete.ts';
import { adminListUsers } from './admin/admin-list.ts';
import { adminCreateUser, adminGetUser, adminUpdateUser } from './admin/admin-users.ts';
import type { AuthContext, Handler } from './context.ts';
import { AuthError, errorResponse, invalid } from './errors.ts';
import { authorize, callback } from './google/google.ts';
import { googlePage } from './google/google-page.ts';
import { createInbox, type MailInbox } from './mail/inbox.ts';
import { inboxPage } from './mail/inbox-page.ts';
import { createKeyring } from './session/keys.ts';
import { logout } from './session/logout.ts';
import { resolveSettings, type AuthOptions } from './options.ts';
import { otp } from './mail/otp.ts';
import { recover } from './mail/recover.ts';
import { resend } from './mail/resend.ts';
import { signup } from './signup.ts';
import { createThrottle } from './session/throttle.ts';
import { token } from './session/token.ts';
import { getUser, putUser } from './user.ts';
import { verifyCode, verifyLink } from './mail/verify.ts';
import { requireUser } from './session/authentication.ts';
import { json } from './http.ts';

const health: Handler = () =>
  json({
    version: 'local',
    name: 'GoTrue',
    description: 'GoTrue is a user registration and authentication API',
  });

/** GET /.well-known/jwks.json; empty while tokens are signed with the secret. */
const publicKeys: Handler = ({ keyring }) =>
  json({ keys: keyring.publicKeys }, 200, { 'cache-control': 'public, max-age=600' });

/** Answers like the service with a feature of a person's account switched off. */
function switchedOff(code: string, message: string): Handler {
  return async (context, { request }) => {
    await requireUser(context, request);
    throw new AuthError(404, code, message);
  };
}

/** People cannot tie and untie identities themselves; Google is tied by its e-mail. */
const manualLinkingDisabled = switchedOff('manual_linking_disabled', 'Manual linking is disabled');

const secondFactorDisabled = switchedOff('mfa_factor_not_found', 'Factor not found');

const samlDisabled: Handler = () => {
  throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
};

/** The Auth service of a Supabase project, over the `auth` schema of a database. */
export interface Auth {
  /** Answers one request whose path is relative to the service (`/token`, not `/auth/v1/token`). */
  fetch(request: Request): Promise<Response>;
  /** The messages that a real project would have sent by e-mail. */
  inbox: MailInbox;
  /** The same as a page in Portuguese. */
  inboxPage(): Response;
}

const routes: readonly (readonly [method: string, path: string, handler: Handler])[] = [
  ['GET', '/health', health],
  ['GET', '/.well-known/jwks.json', publicKeys],
  ['POST', '/signup', signup],
  ['POST', '/token', token],
  ['GET', '/user', getUser],
  ['PUT', '/user', putUser],
  ['POST', '/logout', logout],
  ['POST', '/recover', recover],
  ['POST', '/resend', resend],
  ['POST', '/otp', otp],
  ['POST', '/magiclink', otp],
  ['GET', '/verify', verifyLink],
  ['POST', '/verify', verifyCode],
  ['GET', '/authorize', authorize],
  ['GET', '/google', googlePage],
  ['GET', '/callback', callback],
  ['POST', '/callback', callback],
  ['GET', '/user/identities/authorize', manualLinkingDisabled],
  ['DELETE', '/user/identities/:id', manualLinkingDisabled],
  ['ALL', '/factors/*', secondFactorDisabled],
  ['POST', '/sso', samlDisabled],
  ['GET', '/admin/users', adminListUsers],
  ['POST', '/admin/users', adminCreateUser],
  ['GET', '/admin/users/:id', adminGetUser],
  ['PUT', '/admin/users/:id', adminUpdateUser],
  ['DELETE', '/admin/users/:id', adminDeleteUser],
];

/** PostgreSQL's text cannot hold U+0000. Bodies are checked where they are read. */
function refuseNull(url: URL, params: Readonly<Record<string, string>>): void {
  const texts = [...url.searchParams.keys(), ...url.searchParams.values(), ...Object.values(params)];
  if (texts.some((text) => text.includes('\0'))) throw invalid('The request contains a null character');
}

function createRouter(contextReady: Promise<AuthContext>, onFailure: (error: unknown) => void): Hono {
  const router = new Hono();
  for (const [method, path, handler] of routes) {
    router.on(method, path, async ({ req }) => {
      const call = { request: req.raw, url: new URL(req.url), params: req.param() };
      refuseNull(call.url, call.params);
      return handler(await contextReady, call);
    });
  }
  router.notFound(({ req }) =>
    errorResponse(new AuthError(404, 'not_found', '404: Requested path not found'), req.raw),
  );
  router.onError((error, { req }) => {
    if (error instanceof AuthError) return errorResponse(error, req.raw);
    onFailure(error);
    const message = 'Unexpected failure, please check server logs for more information';
    return errorResponse(new AuthError(500, 'unexpected_failure', message), req.raw);
  });
  return router;
}

export function createAuth(options: AuthOptions): Auth {
  const settings = resolveSettings(options);
  const inbox = createInbox();
  const contextReady = createKeyring(settings).then((keyring) => ({
    database: options.database,
    settings,
    keyring,
    inbox,
    throttle: createThrottle(settings.attempts, settings.now),
    signUps: createThrottle(settings.signUps, settings.now),
  }));
  const router = createRouter(contextReady, settings.onFailure);
  return {
    fetch: async (request) => router.fetch(request),
    inbox,
    inboxPage: () => inboxPage(inbox),
  };
}
