import * as z from 'zod';
import { isBlackedOut } from '../_shared/ai-env.ts';
import type { Caller, Identify } from '../_shared/identify.ts';
import { UserError } from '../_shared/errors.ts';
import { readJson, serve } from '../_shared/http.ts';
import { describeError } from '../_shared/log.ts';
import type { RateLimit } from '../_shared/rate-limit.ts';
import { type AnalyseDeps, createAnalyse } from './analyse.ts';
import type { FindDeputies } from './chamber.ts';
import { type Choices, readChoices } from './choices.ts';
import type { FindCommonVotes } from './common-votes.ts';
import { consentVersion } from './consent.ts';
import { type FactBook, factBookOf } from './facts.ts';
import { rowOf } from './kinds.ts';
import { peopleOf } from './people.ts';
import { messagesFor } from './prompt.ts';

export interface HandlerDeps extends AnalyseDeps {
  allowedOrigins: readonly string[];
  identify: Identify;
  findDeputies: FindDeputies;
  findCommonVotes: FindCommonVotes;
  rateLimit: RateLimit;
}

/** Any other body, or none, requests an analysis. */
const requestSchema = z.object({ pedido: z.enum(['situacao', 'previa']) });

const needsChoices = {
  needsChoices: true,
  error: 'Você precisa favoritar alguns candidatos primeiro',
  code: 'needs_choices',
};

/** nginx's 499: the client closed the request. */
const clientClosedRequest = 499;

async function requestedKind(request: Request): Promise<'analise' | 'situacao' | 'previa'> {
  try {
    return requestSchema.parse(await readJson(request)).pedido;
  } catch (error) {
    if (error instanceof z.ZodError || (error instanceof UserError && error.code === 'invalid_body'))
      return 'analise';
    throw error;
  }
}

function hasFavorites(choices: Choices): boolean {
  return [...choices.values()].flat().some(({ isFavorite }) => isFavorite);
}

async function situationOf({ provider, blackouts, now }: HandlerDeps): Promise<object> {
  const periodoEleitoral = isBlackedOut(blackouts, now());
  if (provider === null) return { provedor: null, periodoEleitoral };
  const { name, model, country } = provider;
  const versao = await consentVersion(provider);
  return { provedor: { nome: name, modelo: model, pais: country, versao }, periodoEleitoral };
}

/** 401, 400 {needsChoices}, 429, 503; {pedido: "situacao"} names the recipient, "previa" its data. */
export function createHandler(deps: HandlerDeps): (request: Request) => Promise<Response> {
  const { rest, findDeputies, findCommonVotes, log } = deps;
  const analyse = createAnalyse(deps);

  async function choicesOf(caller: Caller): Promise<Choices> {
    try {
      return await readChoices(rest, findDeputies, caller);
    } catch (error) {
      log('choices_away', { error: error instanceof z.ZodError ? error.name : describeError(error) });
      const text = 'Não foi possível ler suas escolhas agora. Tente novamente em alguns minutos.';
      throw new UserError(503, 'choices_away', text);
    }
  }

  async function factsOf(choices: Choices): Promise<FactBook> {
    const voters = [...choices].flatMap(([kind, marked]) => (rowOf(kind).votes ? marked : []));
    const votes = await findCommonVotes(voters.filter(({ isFavorite }) => isFavorite).map(({ id }) => id));
    const { people, groups } = peopleOf(choices);
    return factBookOf(people, groups, votes);
  }

  async function answer(request: Request): Promise<Response> {
    if (!(await deps.rateLimit(request))) {
      const text = 'Muitas tentativas seguidas. Espere um minuto e tente novamente.';
      throw new UserError(429, 'rate_limited', text, 60);
    }
    const caller = await deps.identify(request);
    const kind = await requestedKind(request);
    if (kind === 'situacao') return Response.json(await situationOf(deps));
    const choices = await choicesOf(caller);
    if (!hasFavorites(choices)) return Response.json(needsChoices, { status: 400 });
    const book = await factsOf(choices);
    if (kind === 'previa') return Response.json({ mensagens: messagesFor(book) });
    try {
      return Response.json(await analyse(caller, book, request.signal));
    } catch (error) {
      if (!request.signal.aborted) throw error;
      return new Response(null, { status: clientClosedRequest });
    }
  }

  return serve({ allowedOrigins: deps.allowedOrigins, log, answer });
}
