import { fileURLToPath } from 'node:url';
import { createAuth } from './auth/auth.ts';
import type { MailInbox } from './auth/inbox.ts';
import type { Database } from './database/database.ts';
import { type Functions, startFunctions } from './functions/functions.ts';
import { createGateway, type Gateway } from './gateway/gateway.ts';
import { type ProjectKeys, projectKeys } from './gateway/keys.ts';
import { listen } from './gateway/listen.ts';
import { localJwtSecret } from './jwt.ts';
import { type ProjectConfig, readProjectConfig } from './project-config.ts';
import { createRest } from './rest/rest.ts';
import { openStorage, type Storage } from './storage.ts';

export interface StackOptions {
  /** Port of the gateway; 0 takes any free one. Default 54321, as the Supabase CLI. */
  port?: number;
  storage?: Storage;
  /** Address of the application, where links and redirects lead. Default: site_url of config.toml. */
  siteUrl?: string;
  /** What edge functions may read beyond the project's own address and keys. */
  functionVariables?: Readonly<Record<string, string>>;
  /** Folder of the edge functions. */
  functionsDirectory?: string;
  /** Receives failures and what functions print. Default: stderr. */
  log?: (line: string) => void;
}

export interface Stack {
  url: string;
  anonKey: string;
  serviceRoleKey: string;
  database: Database;
  inbox: MailInbox;
  functions: Functions;
  /** Stops answering, ends the functions process and writes the database down. */
  stop(): Promise<void>;
}

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const configFile = new URL('../config.toml', import.meta.url);

/** Both spellings of an address of this machine, since a browser may use either. */
function loopbackSpellings(siteUrl: string): string[] {
  const { protocol, port, hostname } = new URL(siteUrl);
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') return [new URL(siteUrl).origin];
  return ['localhost', '127.0.0.1'].map((host) => `${protocol}//${host}${port === '' ? '' : `:${port}`}`);
}

interface Parts {
  config: ProjectConfig;
  keys: ProjectKeys;
  url: string;
  siteUrl: string;
  log: (line: string) => void;
}

function startEdgeFunctions({ config, keys, url, siteUrl, log }: Parts, options: StackOptions): Functions {
  return startFunctions({
    directory: options.functionsDirectory ?? folder('../functions'),
    functions: config.functions,
    jwtSecret: localJwtSecret,
    environment: {
      ...options.functionVariables,
      SUPABASE_URL: url,
      SUPABASE_ANON_KEY: keys.anonKey,
      SUPABASE_SERVICE_ROLE_KEY: keys.serviceRoleKey,
      ALLOWED_ORIGINS: loopbackSpellings(siteUrl).join(','),
    },
    log,
  });
}

async function createServices(
  { config, keys, url, siteUrl, log }: Parts,
  database: Database,
  functions: Functions,
) {
  const rest = await createRest({
    database,
    schemas: config.api.schemas,
    extraSearchPath: config.api.extra_search_path,
    maxRows: config.api.max_rows,
    jwtSecret: localJwtSecret,
  });
  const auth = createAuth({
    database,
    jwtSecret: localJwtSecret,
    publicUrl: `${url}/auth/v1`,
    siteUrl,
    redirectAllowList: [
      ...config.auth.additional_redirect_urls,
      ...loopbackSpellings(siteUrl).map((origin) => `${origin}/**`),
    ],
    accessTokenSeconds: config.auth.jwt_expiry,
    minimumPasswordLength: config.auth.minimum_password_length,
    autoconfirm: !config.auth.email.enable_confirmations,
    signupEnabled: config.auth.enable_signup,
    anonymousUsers: config.auth.enable_anonymous_sign_ins,
    refreshReuseIntervalSeconds: config.auth.refresh_token_reuse_interval,
    requireCurrentPassword: true,
    clientAddress: (request) => request.headers.get('x-forwarded-for') ?? '',
    onFailure: (error) => log(String(error)),
  });
  const gateway = createGateway({
    keys,
    rest: (request) => rest.fetch(request),
    auth: (request) => auth.fetch(request),
    functions: (request) => functions.fetch(request),
    mail: () => auth.inboxPage(),
    log,
  });
  return { gateway, inbox: auth.inbox };
}

/** Requests that arrive before the services are ready wait for them. */
function waitingGateway(): { fetch: Gateway['fetch']; open: (gateway: Gateway) => void } {
  let open: (gateway: Gateway) => void = () => undefined;
  const ready = new Promise<Gateway>((resolve) => {
    open = resolve;
  });
  return {
    fetch: async (request, address) => (await ready).fetch(request, address),
    open: (gateway) => open(gateway),
  };
}

/** A stack that already has its address, while its database is still opening. */
export interface StartingStack extends Pick<Stack, 'url' | 'anonKey' | 'serviceRoleKey' | 'stop'> {
  /** Rejects with DataInUseError, MigrationError or DatabaseError; the stack has then stopped itself. */
  ready: Promise<Stack>;
}

/**
 * Takes the address and starts everything behind it, without waiting. Rejects with PortTakenError, and always in
 * production: the keys and the secret of this backend are public.
 */
export async function beginStack(options: StackOptions = {}): Promise<StartingStack> {
  if (process.env['NODE_ENV'] === 'production') {
    throw new Error('O backend embutido não roda com NODE_ENV=production: as chaves dele são públicas.');
  }
  const log = options.log ?? ((line: string) => void process.stderr.write(`${line}\n`));
  const [config, keys] = await Promise.all([readProjectConfig(configFile), projectKeys(localJwtSecret)]);
  const door = waitingGateway();
  const listener = await listen({ port: options.port ?? 54321, variable: 'BACKEND_PORT', fetch: door.fetch });
  const url = `http://127.0.0.1:${listener.port}`;
  const parts = { config, keys, url, siteUrl: options.siteUrl ?? config.auth.site_url, log };
  const functions = startEdgeFunctions(parts, options);
  const opening = openStorage(options.storage ?? { kind: 'memory' });

  let stopped: Promise<void> | null = null;
  const stop = (): Promise<void> => (stopped ??= stopAll());

  async function stopAll(): Promise<void> {
    await listener.close();
    const [storage] = await Promise.allSettled([opening, functions.stop()]);
    if (storage.status === 'fulfilled') await storage.value.close();
  }

  async function finish(): Promise<Stack> {
    try {
      const { database } = await opening;
      const { gateway, inbox } = await createServices(parts, database, functions);
      door.open(gateway);
      return { ...address, database, inbox, functions, stop };
    } catch (error) {
      await stop();
      throw error;
    }
  }

  const address = { url, anonKey: keys.anonKey, serviceRoleKey: keys.serviceRoleKey };
  return { ...address, ready: finish(), stop };
}

/**
 * The whole local backend on 127.0.0.1, ready to answer. Rejects as `beginStack` and its `ready` do; the messages of
 * PortTakenError and DataInUseError are ready to be shown.
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  return (await beginStack(options)).ready;
}
