import { createAuth } from './auth/auth.ts';
import type { MailInbox } from './auth/mail/inbox.ts';
import type { AuthOptions } from './auth/options.ts';
import type { Database } from './database/database.ts';
import type { Functions } from './functions/functions.ts';
import { createGateway, type Gateway } from './gateway/gateway.ts';
import type { ProjectKeys } from './gateway/keys.ts';
import type { MailTemplates } from './auth/mail/mail-text.ts';
import { localJwtSecret } from './jwt.ts';
import type { ProjectConfig } from './project-config.ts';
import { createRest } from './rest/rest.ts';

/** Settings of the Auth service that config.toml does not hold. */
export type AuthSettings = Partial<
  Pick<AuthOptions, 'refreshReuseIntervalSeconds' | 'mailIntervalSeconds' | 'passwordCost' | 'signUps'>
>;

export interface ServiceOptions {
  config: ProjectConfig;
  mailTemplates: MailTemplates;
  keys: ProjectKeys;
  /** Address of the gateway. */
  url: string;
  siteUrl: string;
  authSettings: AuthSettings;
  log: (line: string) => void;
}

export interface Services {
  gateway: Gateway;
  inbox: MailInbox;
}

/** Both spellings of an address of this machine, since a browser may use either. */
export function loopbackSpellings(siteUrl: string): string[] {
  const { protocol, port, hostname, origin } = new URL(siteUrl);
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') return [origin];
  return ['localhost', '127.0.0.1'].map((host) => `${protocol}//${host}${port === '' ? '' : `:${port}`}`);
}

function authOptions(
  { config, mailTemplates, url, siteUrl, authSettings, log }: ServiceOptions,
  database: Database,
): AuthOptions {
  const { auth } = config;
  return {
    database,
    jwtSecret: localJwtSecret,
    publicUrl: `${url}/auth/v1`,
    siteUrl,
    redirectAllowList: [
      ...auth.additional_redirect_urls,
      ...loopbackSpellings(siteUrl).map((origin) => `${origin}/**`),
    ],
    accessTokenSeconds: auth.jwt_expiry,
    minimumPasswordLength: auth.minimum_password_length,
    autoconfirm: !auth.email.enable_confirmations,
    signupEnabled: auth.enable_signup,
    emailEnabled: auth.email.enabled,
    phoneEnabled: auth.sms.enabled,
    anonymousUsers: auth.enable_anonymous_sign_ins,
    refreshReuseIntervalSeconds: auth.refresh_token_reuse_interval,
    signUps: { limit: auth.rate_limit.sign_in_sign_ups, windowSeconds: 300 },
    requireCurrentPassword: true,
    mailTemplates,
    clientAddress: (request) => request.headers.get('x-forwarded-for') ?? '',
    onFailure: (error) => log(error instanceof Error ? (error.stack ?? error.message) : String(error)),
    ...authSettings,
  };
}

/** Table and Auth over one database; the gateway joins the functions. */
export async function createServices(
  options: ServiceOptions,
  database: Database,
  functions: Functions,
): Promise<Services> {
  const { api } = options.config;
  const rest = await createRest({
    database,
    schemas: api.schemas,
    extraSearchPath: api.extra_search_path,
    maxRows: api.max_rows,
    jwtSecret: localJwtSecret,
  });
  const auth = createAuth(authOptions(options, database));
  const gateway = createGateway({
    keys: options.keys,
    rest: (request) => rest.fetch(request),
    auth: (request) => auth.fetch(request),
    functions: (request) => functions.fetch(request),
    mail: () => auth.inboxPage(),
    log: options.log,
  });
  return { gateway, inbox: auth.inbox };
}
