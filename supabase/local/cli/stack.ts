import { fileURLToPath } from 'node:url';
import { type LocalProvider, openProvider } from '../stand-ins/ai/provider.ts';
import type { MailInbox } from '../emulator/auth/mail/inbox.ts';
import { type Chamber, type ChamberChoice, openChamber } from '../stand-ins/camara/chamber.ts';
import type { Database } from '../emulator/database/database.ts';
import { type Functions, startFunctions } from '../emulator/functions/functions.ts';
import type { Gateway } from '../emulator/gateway/gateway.ts';
import { projectKeys } from '../emulator/gateway/keys.ts';
import { listen } from '../emulator/gateway/listen.ts';
import { localJwtSecret } from '../emulator/jwt.ts';
import { type NewsChoice, type NewsFeeds, openNewsFeeds } from '../stand-ins/news/feeds.ts';
import { readMailTemplates } from '../emulator/mail-templates.ts';
import { readProjectConfig } from '../emulator/project-config.ts';
import {
  type AuthSettings,
  createServices,
  loopbackSpellings,
  type ServiceOptions,
} from '../emulator/services.ts';
import { openStorage, type Storage } from './storage/storage.ts';

export interface StackOptions {
  /** Port of the gateway; 0 takes any free one. Default 54321, as the Supabase CLI. */
  port?: number;
  storage?: Storage;
  /** Address of the application, where links and redirects lead. Default: site_url of config.toml. */
  siteUrl?: string;
  /** What edge functions may read beyond the project's own address and keys. */
  functionVariables?: Readonly<Record<string, string>>;
  /** Which Chamber of Deputies the edge functions ask. Default: the copy, which needs no network. */
  camara?: ChamberChoice;
  /** Which feeds the edge functions search for news. Default: the copy, which needs no network. */
  news?: NewsChoice;
  /** For tests that cannot wait as long as people can. */
  authSettings?: AuthSettings;
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
  chamber: Pick<Chamber, 'kind' | 'url'>;
  news: Pick<NewsFeeds, 'kind' | 'url'>;
  provider: Pick<LocalProvider, 'kind'>;
  outdated: boolean;
  /** Stops answering, ends the functions process and writes the database down. */
  stop(): Promise<void>;
}

const configFile = new URL('../../config.toml', import.meta.url);
const functionsFolder = fileURLToPath(new URL('../../functions', import.meta.url));

interface Outside {
  chamber: Chamber;
  news: NewsFeeds;
  provider: LocalProvider;
}

async function openOutside(options: StackOptions, log: (line: string) => void): Promise<Outside> {
  const [chamber, news, provider] = await Promise.all([
    openChamber({
      choice: options.camara ?? 'snapshot',
      apiUrl: options.functionVariables?.['CAMARA_API_URL'],
      log,
    }),
    openNewsFeeds({
      choice: options.news ?? 'snapshot',
      feedUrl: options.functionVariables?.['NEWS_FEED_URL'],
    }),
    openProvider(options.functionVariables ?? {}),
  ]);
  return { chamber, news, provider };
}

function startEdgeFunctions(parts: ServiceOptions, options: StackOptions, outside: Outside): Functions {
  const { config, keys, url, siteUrl, log } = parts;
  return startFunctions({
    directory: functionsFolder,
    functions: config.functions,
    jwtSecret: localJwtSecret,
    environment: {
      ...options.functionVariables,
      ...outside.provider.variables,
      CAMARA_API_URL: outside.chamber.url,
      NEWS_FEED_URL: outside.news.url,
      NEWS_COPY_UNTIL: outside.news.copyUntil ?? '',
      SUPABASE_URL: url,
      SUPABASE_ANON_KEY: keys.anonKey,
      SUPABASE_SERVICE_ROLE_KEY: keys.serviceRoleKey,
      ALLOWED_ORIGINS: loopbackSpellings(siteUrl).join(','),
    },
    log,
  });
}

/** Functions whose start waits for something; calls wait with it. */
function whenStarted(started: Promise<Functions>): Functions {
  // The caller gets the failure; nobody may have called yet.
  void started.catch(() => undefined);
  return {
    fetch: async (request) => (await started).fetch(request),
    restart: async () => (await started).restart(),
    stop: async () => (await started).stop(),
  };
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

/** Does not wait. Rejects with PortTakenError, and in production: its keys are public. */
export async function beginStack(options: StackOptions = {}): Promise<StartingStack> {
  if (process.env['NODE_ENV'] === 'production') {
    throw new Error('O backend embutido não roda com NODE_ENV=production: as chaves dele são públicas.');
  }
  const log = options.log ?? ((line: string) => void process.stderr.write(`${line}\n`));
  const [config, mailTemplates, keys] = await Promise.all([
    readProjectConfig(configFile),
    readMailTemplates(configFile),
    projectKeys(localJwtSecret),
  ]);
  const door = waitingGateway();
  const listener = await listen({ port: options.port ?? 54321, variable: 'BACKEND_PORT', fetch: door.fetch });
  const url = `http://127.0.0.1:${listener.port}`;
  const siteUrl = options.siteUrl ?? config.auth.site_url;
  const parts = { config, mailTemplates, keys, url, siteUrl, authSettings: options.authSettings ?? {}, log };
  const choosing = openOutside(options, log);
  const functions = whenStarted(choosing.then((outside) => startEdgeFunctions(parts, options, outside)));
  const opening = openStorage(options.storage ?? { kind: 'memory' });

  let stopped: Promise<void> | null = null;
  const stop = (): Promise<void> => (stopped ??= stopAll());

  async function stopAll(): Promise<void> {
    await listener.close();
    const [storage, outside] = await Promise.allSettled([opening, choosing, functions.stop()]);
    if (outside.status === 'fulfilled') {
      await outside.value.chamber.close();
      await outside.value.news.close();
      await outside.value.provider.close();
    }
    if (storage.status === 'fulfilled') await storage.value.close();
  }

  async function finish(): Promise<Stack> {
    try {
      const [{ database, outdated }, { chamber, news, provider }] = await Promise.all([opening, choosing]);
      const { gateway, inbox } = await createServices(parts, database, functions);
      door.open(gateway);
      return { ...address, database, outdated, inbox, functions, chamber, news, provider, stop };
    } catch (error) {
      await stop();
      throw error;
    }
  }

  const address = { url, anonKey: keys.anonKey, serviceRoleKey: keys.serviceRoleKey };
  return { ...address, ready: finish(), stop };
}

export async function startStack(options: StackOptions = {}): Promise<Stack> {
  return (await beginStack(options)).ready;
}
