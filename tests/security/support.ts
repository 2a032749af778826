import * as z from 'zod';
import { candidates } from '../contract/candidates-support.ts';
import { type Client, need, type Person, people, target, tokensOf } from '../contract/support.ts';

/** Bare HTTP; without a token, a visitor with the public key. */
export interface Caller {
  token?: string;
  key?: string;
}

interface Question {
  method?: string;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** The body, parsed where it is JSON. */
  body: unknown;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}

/** The official client would refuse these; text bodies go unchanged. */
export async function ask(caller: Caller, path: string, question: Question = {}): Promise<Answer> {
  const { method = 'GET', body, headers = {} } = question;
  const key = caller.key ?? target.anonKey;
  const response = await fetch(`${target.url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      apikey: key,
      authorization: `Bearer ${caller.token ?? key}`,
      'content-type': 'application/json',
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, body: parsed(await response.text()) };
}

export const visitor: Caller = {};
export const operator: Caller = { key: target.serviceRoleKey };

/** The signed-in user behind a client, as a caller by bare HTTP. */
export async function callerOf(client: Client): Promise<Caller> {
  return { token: (await tokensOf(client)).accessToken };
}

const codeSchema = z.object({ code: z.string() });

/** The error code of an answer; empty when it carries none. */
export function codeOf({ body }: Answer): string {
  const found = codeSchema.safeParse(body);
  return found.success ? found.data.code : '';
}

const bodySchema = z.object({
  properties: z.record(z.string(), z.object({ format: z.string() })).optional(),
});
const pathSchema = z.object({
  post: z.object({ parameters: z.array(z.object({ schema: bodySchema.optional() })) }).optional(),
});
const pathsSchema = z.object({ paths: z.record(z.string(), pathSchema) });

/** A value of each format; a text will do for what is not listed. */
const samples: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['uuid', crypto.randomUUID()],
  ['integer', 1],
  ['boolean', true],
  ['date', '2026-01-01'],
  ['timestamp with time zone', '2026-01-01'],
  ['jsonb', {}],
]);

/** As the API describes itself to the secret key; functions with arguments that fit. */
export async function everythingServed(): Promise<{ tables: string[]; functions: Map<string, object> }> {
  const { paths } = pathsSchema.parse((await ask(operator, '/rest/v1/')).body);
  const served = Object.entries(paths).filter(([path]) => path !== '/');
  const functions = new Map<string, object>();
  for (const [path, { post }] of served) {
    if (!path.startsWith('/rpc/')) continue;
    const properties = post?.parameters.map(({ schema }) => schema?.properties).find((one) => one) ?? {};
    const body: Record<string, unknown> = {};
    for (const [name, { format }] of Object.entries(properties))
      body[name] = format.endsWith('[]') ? [] : (samples.get(format) ?? 'x');
    functions.set(path.slice('/rpc/'.length), body);
  }
  const tables = served.map(([path]) => path.slice(1)).filter((name) => !name.startsWith('rpc/'));
  return { tables, functions };
}

export interface Traces {
  choices: unknown[];
  deputies: unknown[];
  consents: unknown[];
}

/** Everything a user has, as only this user can see it. */
export async function tracesOf(client: Client): Promise<Traces> {
  const [choices, deputies, consents] = await Promise.all([
    client.from('usuario_candidatos_relacao').select(),
    client.from('usuario_deputados_relacao').select(),
    client.from('consentimentos').select(),
  ]);
  return { choices: need(choices), deputies: need(deputies), consents: need(consents) };
}

export interface Victim {
  choiceId: string;
  candidateId: string;
  deputyRowId: string;
}

/** One favourite candidate and one deputy of a user; rejects when any is refused. */
async function leaveTraces(client: Client, userId: string, candidateId: string): Promise<Victim> {
  const choice = need(
    await client
      .from('usuario_candidatos_relacao')
      .insert({ user_id: userId, candidato_id: candidateId, favorito: true, ignorado: false })
      .select('id')
      .single(),
  );
  const deputy = need(
    await client
      .from('usuario_deputados_relacao')
      .insert({ user_id: userId, deputado_id: '204554', deputado_nome: 'Nome', favorito: true })
      .select('id')
      .single(),
  );
  return { choiceId: choice.id, candidateId, deputyRowId: deputy.id };
}

/** The people and candidates of one file of attacks; they are taken away behind it. */
export function scene() {
  const { create } = people();
  const { create: createCandidate } = candidates();
  return {
    create,
    createCandidate,
    /** Somebody who leaves one trace of each kind, and which these are. */
    async createVictim(): Promise<{ victim: Person; target: Victim }> {
      const victim = await create({ keepsChoices: true });
      return { victim, target: await leaveTraces(victim.client, victim.id, (await createCandidate()).id) };
    },
  };
}
