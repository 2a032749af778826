import type { JWK } from 'jose';
import type { Database } from '../database/database.ts';
import type { MailTemplates } from './mail/mail-text.ts';

/** How one Auth server behaves; the names follow the service's own settings. */
export interface AuthOptions {
  database: Database;
  /** HS256 secret of the project (also of the anon and service_role keys). */
  jwtSecret: string;
  /** As clients see it, without a final slash; the tokens' `iss`. */
  publicUrl: string;
  /** Address of the application: where redirects go unless an allowed one is requested. */
  siteUrl: string;
  /** Exact addresses or globs: `*` within one label or path segment, `**` across them. */
  redirectAllowList: readonly string[];
  accessTokenSeconds?: number;
  minimumPasswordLength?: number;
  /** True: an account is usable at once, without confirming the e-mail. */
  autoconfirm?: boolean;
  signupEnabled?: boolean;
  anonymousUsers?: boolean;
  emailEnabled?: boolean;
  phoneEnabled?: boolean;
  /** True: password changes carry the current one, except after recovery links. */
  requireCurrentPassword?: boolean;
  /** For how long a refresh token that was just swapped still answers with its successor. */
  refreshReuseIntervalSeconds?: number;
  /** Least time between two messages of one kind to one person. */
  mailIntervalSeconds?: number;
  /** Messages in place of the service's own. */
  mailTemplates?: MailTemplates;
  /** Failed attempts per account and address before sign-in answers 429. */
  attempts?: { limit: number; windowSeconds: number };
  /** Sign-ups of one address before they answer 429. */
  signUps?: { limit: number; windowSeconds: number };
  passwordCost?: number;
  /** JWKs; the first that may sign signs, else the secret. */
  signingKeys?: readonly JWK[];
  /** From the platform, never from a header that a client could set. */
  clientAddress?: (request: Request) => string;
  now?: () => Date;
  /** Told of failures that were answered with 500. */
  onFailure?: (error: unknown) => void;
}

export type Settings = Required<Omit<AuthOptions, 'database'>>;

/** The options with the defaults of the Supabase CLI's local project. */
export function resolveSettings({ database: _database, ...options }: AuthOptions): Settings {
  return {
    accessTokenSeconds: 3600,
    minimumPasswordLength: 6,
    autoconfirm: true,
    signupEnabled: true,
    anonymousUsers: false,
    emailEnabled: true,
    phoneEnabled: false,
    requireCurrentPassword: false,
    refreshReuseIntervalSeconds: 10,
    mailIntervalSeconds: 1,
    mailTemplates: {},
    attempts: { limit: 30, windowSeconds: 300 },
    signUps: { limit: 30, windowSeconds: 300 },
    passwordCost: 10,
    signingKeys: [],
    clientAddress: () => '',
    now: () => new Date(),
    onFailure: (error) => console.error(error),
    ...options,
  };
}
