import type { Database } from '../database/database.ts';
import type { MailInbox } from './mail/inbox.ts';
import type { Keyring } from './session/keys.ts';
import type { Settings } from './options.ts';
import type { Throttle } from './session/throttle.ts';

export interface AuthContext {
  database: Database;
  settings: Settings;
  keyring: Keyring;
  inbox: MailInbox;
  /** Of wrong passwords and codes. */
  throttle: Throttle;
  /** Of sign-ups, by address. */
  signUps: Throttle;
}

/** One request, with the parameters of its path. */
export interface Call {
  request: Request;
  url: URL;
  params: Readonly<Record<string, string>>;
}

export type Handler = (context: AuthContext, call: Call) => Promise<Response> | Response;
