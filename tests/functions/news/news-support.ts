import * as z from 'zod';
import type { CacheStore } from '../../../supabase/functions/_shared/cache-store.ts';
import {
  createHandler,
  type HandlerDeps,
} from '../../../supabase/functions/generate-candidate-news/handler.ts';
import { createTestClock, pageOrigin, type TestClock } from '../chamber/camara-support.ts';

/** Two feeds as they are configured: one to be searched, one to be read whole. */
export const searchFeed = 'https://busca.example/rss?q={busca}&hl=pt-BR';
export const wholeFeed = 'https://agencia.example/feed.xml';

export interface FeedEntry {
  title: string;
  url?: string;
  description?: string;
  source?: string;
  date?: string;
  /** The section, as feeds write it. */
  category?: string;
}

let serial = 0;

/** Texts as given: tests choose what is escaped. */
export function anEntry({ title, url, description = '', source, date, category }: FeedEntry): string {
  serial += 1;
  return [
    `<item><title>${title}</title><link>${url ?? `https://jornal.example/politica/${serial}`}</link>`,
    `<description>${description}</description>`,
    source === undefined ? '' : `<source url="https://jornal.example">${source}</source>`,
    date === undefined ? '' : `<pubDate>${date}</pubDate>`,
    category === undefined ? '' : `<category>${category}</category>`,
    '</item>',
  ].join('');
}

export function aFeed(...entries: (FeedEntry | string)[]): string {
  const items = entries.map((entry) => (typeof entry === 'string' ? entry : anEntry(entry))).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><title>Agência Exemplo</title>${items}</channel></rss>`;
}

export function xml(body: BodyInit, type = 'application/rss+xml; charset=utf-8'): Response {
  return new Response(body, { headers: { 'content-type': type } });
}

/** The cache's rules in memory, on the clock of the test. */
export function createStore(clock: TestClock): CacheStore {
  const rows = new Map<string, { body: unknown; at: number; freshUntil: number }>();
  return {
    read: (key) => {
      const row = rows.get(key);
      if (row === undefined) return Promise.resolve(null);
      const isFresh = row.freshUntil > clock.now();
      return Promise.resolve({ body: row.body, fetchedAt: row.at, isFresh, isClaimed: false });
    },
    open: () => Promise.reject(new Error('no feed is opened')),
    claim: () => Promise.resolve(null),
    write: (key, body, { maxAgeS }) => {
      const at = clock.now();
      rows.set(key, { body: structuredClone(body), at, freshUntil: at + maxAgeS * 1000 });
      return Promise.resolve(at);
    },
    release: () => Promise.resolve(),
  };
}

type Answer = (url: URL, init: RequestInit | undefined) => Response | Promise<Response>;

export interface NewsFunction {
  handler: (request: Request) => Promise<Response>;
  clock: TestClock;
  /** What left for the feeds, in order. */
  calls: { url: URL; init: RequestInit | undefined }[];
  log: { event: string; facts: Readonly<Record<string, string | number>> }[];
}

/** The whole feed is empty unless `answer` gives it. */
export function createNews(answer: Answer, own: Partial<HandlerDeps> = {}): NewsFunction {
  const clock = createTestClock();
  const calls: NewsFunction['calls'] = [];
  const log: NewsFunction['log'] = [];
  const handler = createHandler({
    allowedOrigins: [pageOrigin],
    feeds: [searchFeed, wholeFeed],
    clock,
    store: createStore(clock),
    rateLimit: () => Promise.resolve(true),
    log: (event, facts) => void log.push({ event, facts }),
    async fetch(input, init) {
      const url = new URL(input instanceof Request ? input.url : input);
      calls.push({ url, init });
      return answer(url, init);
    },
    ...own,
  });
  return { handler, clock, calls, log };
}

/** The function over one feed that was searched. */
export function searching(...entries: (FeedEntry | string)[]): NewsFunction {
  return createNews(() => xml(aFeed(...entries)), { feeds: [searchFeed] });
}

export const caiado = { candidateName: 'Ronaldo Caiado', party: 'PSD' };

export function post(body: unknown, headers: Record<string, string> = {}): Request {
  return new Request('http://functions.test/generate-candidate-news', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

const answerSchema = z.strictObject({
  leftOut: z.optional(z.number()),
  unanswered: z.optional(z.number()),
  results: z.array(
    z.strictObject({
      title: z.string(),
      description: z.string(),
      source: z.string(),
      url: z.string(),
      publishedAt: z.string().nullable(),
    }),
  ),
});

/** The function's answer, which must be a success of exactly this shape. */
export async function resultsOf({ handler }: Pick<NewsFunction, 'handler'>, body: unknown = caiado) {
  const response = await handler(post(body));
  if (response.status !== 200) throw new Error(`status ${response.status}: ${await response.text()}`);
  return answerSchema.parse(await response.json());
}

/** The titles alone. */
export async function titlesOf(
  news: Pick<NewsFunction, 'handler'>,
  body: unknown = caiado,
): Promise<string[]> {
  return (await resultsOf(news, body)).results.map(({ title }) => title);
}
