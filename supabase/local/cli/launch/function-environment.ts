import * as z from 'zod';
import { aiVariables } from '../../../functions/_shared/ai-env.ts';
import { newsFeeds } from '../../../functions/_shared/news-env.ts';
import { isSafeUrl } from '../../../functions/_shared/safe-url.ts';
import { syncSecret } from '../../../functions/_shared/sync-env.ts';

const shownName = 'um nome de até 80 caracteres';
const count = 'um número inteiro de 0 a 99999';
const simulator = z.string().regex(/^simulador(:[a-z]+)?$/);

/** What the functions take, from `.env`, `.env.local` or the shell. */
const functionVariables: Readonly<Record<string, readonly [schema: z.ZodType, wanted: string]>> = {
  CAMARA_API_URL: [z.string().refine(isSafeUrl), 'um endereço https'],
  CAMARA_SYNC_SECRET: [syncSecret, 'um segredo de 24 caracteres ou mais'],
  NEWS_FEED_URL: [newsFeeds, 'uma lista de endereços https'],
  AI_API_URL: [z.union([simulator, aiVariables.AI_API_URL]), 'um endereço https ou "simulador"'],
  AI_API_KEY: [aiVariables.AI_API_KEY, ''],
  AI_MODEL: [aiVariables.AI_MODEL, shownName],
  AI_PROVIDER: [aiVariables.AI_PROVIDER, shownName],
  AI_COUNTRY: [aiVariables.AI_COUNTRY, shownName],
  AI_DAILY_PER_USER: [aiVariables.AI_DAILY_PER_USER, count],
  AI_DAILY_TOTAL: [aiVariables.AI_DAILY_TOTAL, count],
  AI_BLACKOUT: [aiVariables.AI_BLACKOUT, '"nenhum" ou períodos "início/fim" com fuso, separados por vírgula'],
};

/** Empty ones count as absent. Throws a Portuguese sentence that never repeats the value. */
export function functionEnvironment(
  source: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const present = Object.entries(functionVariables).flatMap(([name, [schema, wanted]]) => {
    const value = source[name]?.trim() ?? '';
    if (value === '') return [];
    if (!schema.safeParse(value).success) throw new Error(`${name} deve ser ${wanted}.`);
    return [[name, value] as const];
  });
  return Object.fromEntries(present);
}
