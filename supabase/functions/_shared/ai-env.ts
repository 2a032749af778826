import * as z from 'zod';
import { instantSchema } from './foreign-moment.ts';
import { isSafeUrl } from './safe-url.ts';

const providerUrl = z
  .string()
  .refine(isSafeUrl, 'https is required')
  .transform((url) => url.replace(/\/+$/, ''));
const shown = z.string().max(80);
const perDay = z.coerce.number().int().min(0).max(99_999);

export interface Blackout {
  from: number;
  until: number;
}

/** 72 hours before each round until 24 after, Brasília (Res. 23.610 art. 9-B). */
const electoralBlackouts =
  '2026-10-01T00:00:00-03:00/2026-10-06T00:00:00-03:00, 2026-10-22T00:00:00-03:00/2026-10-27T00:00:00-03:00';

const blackout = z
  .string()
  .transform((text) => text.trim().split('/'))
  .pipe(z.tuple([instantSchema, instantSchema]))
  .refine(([from, until]) => from < until, 'it must end after it begins')
  .transform(([from, until]): Blackout => ({ from, until }));

export const aiVariables = {
  AI_API_URL: providerUrl.optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: shown.optional(),
  AI_PROVIDER: shown.optional(),
  AI_COUNTRY: shown.default('não informado'),
  AI_DAILY_PER_USER: perDay.default(5),
  AI_DAILY_TOTAL: perDay.default(200),
  AI_BLACKOUT: z
    .string()
    .default(electoralBlackouts)
    .transform((list) => (list === 'nenhum' ? [] : list.split(',')))
    .pipe(z.array(blackout)),
};

const aiSchema = z
  .object({ SUPABASE_ANON_KEY: z.string().min(1), ...aiVariables })
  .transform((read) => ({ ...read, provider: providerIn(read) }));

export interface AiProvider {
  url: string;
  key: string;
  model: string;
  /** Shown to users: the configured name, else the host. */
  name: string;
  country: string;
}

interface ProviderVariables {
  AI_API_URL?: string | undefined;
  AI_API_KEY?: string | undefined;
  AI_MODEL?: string | undefined;
  AI_PROVIDER?: string | undefined;
  AI_COUNTRY: string;
}

function providerIn(read: ProviderVariables): AiProvider | null {
  const { AI_API_URL: url, AI_API_KEY: key, AI_MODEL: model, AI_COUNTRY: country } = read;
  if (url === undefined || key === undefined || model === undefined) return null;
  return { url, key, model, name: read.AI_PROVIDER ?? new URL(url).hostname, country };
}

export interface AiSettings {
  anonKey: string;
  provider: AiProvider | null;
  blackouts: readonly Blackout[];
  dailyPerUser: number;
  dailyTotal: number;
}

/** Empty variables count as absent. Throws ZodError: the function does not start. */
export function readAiSettings(read: (name: string) => string | undefined): AiSettings {
  const names = Object.keys(aiSchema.in.shape);
  const parsed = aiSchema.parse(
    Object.fromEntries(names.map((name) => [name, read(name)?.trim() || undefined])),
  );
  return {
    anonKey: parsed.SUPABASE_ANON_KEY,
    provider: parsed.provider,
    blackouts: parsed.AI_BLACKOUT,
    dailyPerUser: parsed.AI_DAILY_PER_USER,
    dailyTotal: parsed.AI_DAILY_TOTAL,
  };
}

export function isBlackedOut(blackouts: readonly Blackout[], now: number): boolean {
  return blackouts.some(({ from, until }) => from <= now && now < until);
}
