import * as z from 'zod';
import { readAiSettings } from '../../../supabase/functions/_shared/ai-env.ts';
import { readEnv } from '../../../supabase/functions/_shared/env.ts';
import type { Log } from '../../../supabase/functions/_shared/log.ts';
import { realDeps } from '../../../supabase/functions/analise-politica/deps.ts';
import { createHandler } from '../../../supabase/functions/analise-politica/handler.ts';
import { goodText, onePage } from './analysis-answers.ts';

export const pageOrigin = 'http://localhost:5173';
export const userId = '00000000-0000-4000-8000-00000000000a';
export const token = 'header.payload.signature';
const project = 'https://project.test';
const providerUrl = 'https://ai.example/v1';

/** As the authentication service answers. */
export const account = {
  id: userId,
  role: 'authenticated',
  email: 'maria.secreta@exemplo.org',
  is_anonymous: false,
  user_metadata: { name: 'Maria Secreta' },
};

export interface CandidateRow {
  id: string;
  nome: string;
  partido_sigla: string;
  status: string;
  estado_origem: string | null;
  profissao: string | null;
  inclinacao_politica: string | null;
  pautas_defendidas: string[];
  pautas_detalhe: { tema: string; texto: string }[];
  historico_eleitoral: { cargo: string; ano_inicio: number; ano_fim: number | null }[];
  fontes?: { campo: string }[];
}

export function aCandidate(own: Partial<CandidateRow> = {}): CandidateRow {
  return {
    id: '00000000-0000-4000-8000-0000000000c1',
    nome: 'Ana Ativa',
    partido_sigla: 'PA',
    status: 'active',
    estado_origem: 'SP',
    profissao: 'Advogada',
    inclinacao_politica: 'Centro',
    pautas_defendidas: ['Ampliar o ensino integral', 'Reforçar o SUS'],
    pautas_detalhe: [
      { tema: 'educação', texto: 'Ampliar o ensino integral' },
      { tema: 'saúde', texto: 'Reforçar o SUS' },
    ],
    historico_eleitoral: [{ cargo: 'Vereadora', ano_inicio: 2013, ano_fim: 2016 }],
    ...own,
  };
}

interface Flags {
  favorito: boolean;
  ignorado: boolean;
}
const favorite: Flags = { favorito: true, ignorado: false };
const ignored: Flags = { favorito: false, ignorado: true };

export const marked = {
  candidate: (row: CandidateRow | null, flags = favorite) => ({ ...flags, candidatos_presidencia_2026: row }),
  ignoredCandidate: (row: CandidateRow) => ({ ...ignored, candidatos_presidencia_2026: row }),
  deputy: (id: string, flags = favorite) => ({ ...flags, deputado_id: id }),
  ignoredDeputy: (id: string) => ({ ...ignored, deputado_id: id }),
};

/** One call's surroundings; tests change what they are about. */
export interface World {
  now: number;
  account: object | null;
  authStatus: number;
  candidates: ReturnType<typeof marked.candidate>[];
  deputies: ReturnType<typeof marked.deputy>[];
  consents: { id: string }[];
  /** The Chamber's list, or null while it is away. */
  chamber: { id: number; nome: string; siglaPartido: string; siglaUf: string }[] | null;
  former: Record<string, object>;
  /** How deputies voted in common, or null while that cannot be read. */
  commonVotes: { a: number; b: number; em_comum: number; iguais: number }[] | null;
  turn: object;
  /** Answers of the provider, one per request; the last one repeats. */
  texts: (string | (() => Response))[];
  restStatus: number;
  /** Only these addresses answer with `restStatus`; '' is all. */
  restFailsAt: string;
  mayCall: boolean;
  /** Rows of other tables, by the beginning of their address. */
  others: Record<string, object[]>;
  /** Called as soon as the provider gets the request. */
  onAsked: () => void;
}

interface Asked {
  url: string;
  method: string;
  headers: Headers;
  body: string;
}

export interface Service {
  world: World;
  /** Bodies that reached the provider, with their headers. */
  sent: { body: string; headers: Headers; url: string }[];
  /** Every requested address, in order, without the project's own. */
  asked: Asked[];
  log: { event: string; facts: Readonly<Record<string, string | number>> }[];
  call(own?: { body?: string; headers?: Record<string, string>; signal?: AbortSignal }): Promise<Response>;
}

const variables: Record<string, string> = {
  SUPABASE_URL: project,
  SUPABASE_SERVICE_ROLE_KEY: 'service-key',
  SUPABASE_ANON_KEY: 'anon-key',
  ALLOWED_ORIGINS: pageOrigin,
};

export const withProvider = {
  AI_API_URL: providerUrl,
  AI_API_KEY: 'provider-key',
  AI_MODEL: 'modelo-1',
  AI_PROVIDER: 'Exemplo IA',
  AI_COUNTRY: 'Brasil',
};

function newWorld(): World {
  return {
    now: Date.parse('2026-11-21T15:00:00Z'),
    account,
    authStatus: 200,
    candidates: [marked.candidate(aCandidate())],
    deputies: [],
    consents: [{ id: '1' }],
    chamber: [],
    former: {},
    commonVotes: [],
    turn: { resultado: 'reservada', vez: '00000000-0000-4000-8000-0000000000f1' },
    texts: [goodText],
    restStatus: 200,
    restFailsAt: '',
    mayCall: true,
    others: {},
    onAsked: () => undefined,
  };
}

export function completion(content: string, own: object = {}): Response {
  return Response.json({
    choices: [{ message: { role: 'assistant', content }, finish_reason: 'stop', ...own }],
  });
}

function answerProvider(world: World, count: number): Response {
  const next = world.texts[Math.min(count, world.texts.length) - 1] ?? '';
  return typeof next === 'string' ? completion(next) : next();
}

/** Ends like fetch: with the reason of the signal. */
function never(signal: AbortSignal): Promise<Response> {
  return new Promise((_, reject) => {
    const fail = () => reject(new DOMException('aborted', 'AbortError'));
    if (signal.aborted) fail();
    signal.addEventListener('abort', fail);
  });
}

/** In `texts`: a provider that does not answer. */
export const silence = (): Response => Response.error();

const chamberQuestion = z.object({ url: z.string() });

function answerChamber({ chamber, former }: World, body: string): Response {
  if (chamber === null) return Response.json({ error: 'Erro na requisição' }, { status: 500 });
  const [, id] = /\/deputados\/(\d+)$/.exec(chamberQuestion.parse(JSON.parse(body)).url) ?? [];
  const dados = id === undefined ? chamber : former[id];
  return dados ? Response.json({ dados }) : Response.json({ error: 'não encontrado' }, { status: 500 });
}

function answerProject(world: World, { url: path, body }: Asked): Response {
  const is = (start: string) => path.startsWith(start);
  if (is('/auth/v1/user'))
    return Response.json(world.account ?? { code: 'bad_jwt' }, { status: world.authStatus });
  if (is('/rest/v1/rpc/contar_chamada')) return Response.json(world.mayCall);
  if (is('/rest/v1/rpc/reservar_analise_ia')) return Response.json(world.turn);
  if (is('/rest/v1/rpc/votos_em_comum'))
    return world.commonVotes === null
      ? Response.json({ message: 'no' }, { status: 500 })
      : Response.json(world.commonVotes);
  if (is('/rest/v1/rpc/soltar_analise_ia')) return new Response(null, { status: 204 });
  if (world.restStatus !== 200 && is(world.restFailsAt))
    return Response.json({ message: 'no' }, { status: world.restStatus });
  if (is('/rest/v1/usuario_candidatos_relacao')) return Response.json(onePage(world.candidates, path));
  if (is('/rest/v1/usuario_deputados_relacao')) return Response.json(onePage(world.deputies, path));
  if (is('/rest/v1/consentimentos')) return Response.json(world.consents);
  if (is('/functions/v1/camara-proxy')) return answerChamber(world, body);
  const rows = Object.entries(world.others).find(([start]) => is(start))?.[1];
  if (rows !== undefined) return Response.json(rows);
  throw new Error(`nobody announced ${path}`);
}

/** Over its own network; `own` are environment variables. */
export function createService(own: Record<string, string> = {}): Service {
  const world = newWorld();
  const read = (name: string) => ({ ...variables, ...own })[name];
  const service: Omit<Service, 'call'> = { world, sent: [], asked: [], log: [] };

  const network: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { url, method, headers, redirect, signal } = request;
    if (redirect !== 'manual' || !init?.signal) throw new Error(`${url} may lead elsewhere or never end`);
    const body = await request.text();
    if (url.startsWith(`${project}/`)) {
      const asked = { url: url.slice(project.length), method, headers, body };
      service.asked.push(asked);
      return answerProject(world, asked);
    }
    service.sent.push({ body, headers, url });
    world.onAsked();
    if (world.texts.at(service.sent.length - 1) === silence) return never(signal);
    return answerProvider(world, service.sent.length);
  };
  const log: Log = (event, facts) => void service.log.push({ event, facts });
  const outside = { fetch: network, now: () => world.now, log };
  const handler = createHandler(realDeps(readEnv(read), readAiSettings(read), outside));

  return {
    ...service,
    call({ body, headers = {}, signal } = {}) {
      return handler(
        new Request('http://functions.test/analise-politica', {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, origin: pageOrigin, ...headers },
          ...(body === undefined ? {} : { body }),
          ...(signal === undefined ? {} : { signal }),
        }),
      );
    },
  };
}
