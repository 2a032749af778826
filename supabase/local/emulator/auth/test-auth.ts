import { afterAll } from 'vitest';
import * as z from 'zod';
import type { Database } from '../database/database.ts';
import { openMigrated } from '../database/snapshot.ts';
import { localJwtSecret, roleKey } from '../jwt.ts';
import { type Auth, createAuth } from './auth.ts';
import type { AuthOptions } from './options.ts';

export const publicUrl = 'http://127.0.0.1:54321/auth/v1';
export const siteUrl = 'http://127.0.0.1:5173';

const objectSchema = z.record(z.string(), z.unknown());

export const sessionSchema = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.number(),
  expires_at: z.number(),
  refresh_token: z.string(),
  user: z.looseObject({ id: z.string(), email: z.string() }),
});

export type TestSession = z.infer<typeof sessionSchema>;

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The JSON object of the answer; {} for an answer without one. */
  body: Record<string, unknown>;
}

export interface Question {
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

export interface TestAuth {
  auth: Auth;
  database: Database;
  /** Moves the service's clock, nothing else's. */
  advance(seconds: number): void;
  now(): Date;
  call(method: string, path: string, question?: Question): Promise<Answer>;
  signUp(email: string, password?: string): Promise<TestSession>;
  signIn(email: string, password?: string): Promise<TestSession>;
}

export const password = 'uma-senha-boa';

function toAnswer(response: Response, text: string): Answer {
  const isJson = response.headers.get('content-type')?.includes('application/json') ?? false;
  const parsed: unknown = isJson ? JSON.parse(text) : {};
  const body = Array.isArray(parsed) ? { list: parsed } : objectSchema.parse(parsed);
  return { status: response.status, headers: response.headers, text, body };
}

/** With its own clock over the given database; hashing is cheap. */
export function authOver(database: Database, options: Partial<AuthOptions> = {}): TestAuth {
  let time = Date.UTC(2026, 10, 21, 12);
  const now = (): Date => new Date(time);
  const auth = createAuth({
    database,
    jwtSecret: localJwtSecret,
    publicUrl,
    siteUrl,
    redirectAllowList: ['https://pautaaberta.example/**'],
    passwordCost: 4,
    now,
    ...options,
  });

  async function call(method: string, path: string, question: Question = {}): Promise<Answer> {
    const { body, token, headers } = question;
    const response = await auth.fetch(
      new Request(`http://local${path}`, {
        method,
        headers: {
          'x-supabase-api-version': '2024-01-01',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
    return toAnswer(response, await response.text());
  }

  async function session(path: string, body: unknown): Promise<TestSession> {
    const answer = await call('POST', path, { body });
    return sessionSchema.parse(answer.body);
  }

  return {
    auth,
    database,
    call,
    now,
    advance(seconds) {
      time += seconds * 1000;
    },
    signUp: (email, secret = password) => session('/signup', { email, password: secret }),
    signIn: (email, secret = password) => session('/token?grant_type=password', { email, password: secret }),
  };
}

/** A service over a new migrated database, which closes after the file's tests. */
export async function startAuth(): Promise<TestAuth> {
  const database = await openMigrated();
  afterAll(() => database.close());
  return authOver(database);
}

export const serviceKey = (): Promise<string> => roleKey('service_role', localJwtSecret);
export const anonKey = (): Promise<string> => roleKey('anon', localJwtSecret);

/** The address without query and fragment, and both parsed. */
export function redirectOf(answer: Answer): {
  target: string;
  query: Record<string, string>;
  fragment: Record<string, string>;
} {
  const url = new URL(answer.headers.get('location') ?? '');
  return {
    target: `${url.origin}${url.pathname}`,
    query: Object.fromEntries(url.searchParams),
    fragment: Object.fromEntries(new URLSearchParams(url.hash.slice(1))),
  };
}

/** What a refusal looks like to `toMatchObject`. */
export function refused(status: number, code: string): { status: number; body: { code: string } } {
  return { status, body: { code } };
}
