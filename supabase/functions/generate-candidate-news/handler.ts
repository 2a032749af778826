import * as z from 'zod';
import type { CacheStore } from '../_shared/cache-store.ts';
import type { Clock } from '../_shared/clock.ts';
import { seenText } from '../_shared/clean-text.ts';
import { UserError } from '../_shared/errors.ts';
import { readJson, serve } from '../_shared/http.ts';
import type { Log } from '../_shared/log.ts';
import type { RateLimit } from '../_shared/rate-limit.ts';
import { feedsFor } from './feeds.ts';
import { createFetchFeed } from './fetch-feed.ts';
import { createFeedLoader } from './load-feed.ts';
import { searchWords } from './person.ts';
import { selectNews } from './select-news.ts';

export interface HandlerDeps {
  allowedOrigins: readonly string[];
  feeds: readonly string[];
  /** Last day (AAAA-MM-DD) of the news, where the feeds are a stored copy. */
  copyUntil?: string | undefined;
  fetch: typeof fetch;
  clock: Clock;
  store: CacheStore;
  rateLimit: RateLimit;
  log: Log;
}

const line = z.string().transform((text) => seenText(text.replace(/[\p{Cc}\s]+/gu, ' ')));

const bodySchema = z.object({
  candidateName: line.pipe(z.string().min(3).max(120)),
  party: line.pipe(z.string().max(60)).nullish(),
});

/** POST {candidateName, party}: ten certain items, newest first. 400, 429; failed feeds are counted. */
export function createHandler(deps: HandlerDeps): (request: Request) => Promise<Response> {
  const { allowedOrigins, feeds, copyUntil, clock, store, rateLimit, log } = deps;
  const loader = createFeedLoader({
    store,
    now: clock.now,
    fetchFeed: createFetchFeed(deps),
    copyUntil,
    log,
  });

  async function answer(request: Request): Promise<Response> {
    const body = bodySchema.safeParse(await readJson(request));
    if (!body.success)
      throw new UserError(400, 'invalid_body', 'Envie {"candidateName": "<nome>", "party": "<sigla>"}.');
    const { candidateName, party } = body.data;
    const asked = feedsFor(feeds, searchWords(candidateName, party ?? ''));
    const kept = await Promise.all(asked.map((feed) => loader.find(feed)));
    const isKept = kept.every((answer) => answer !== null);
    if (!isKept && !(await rateLimit(request)))
      throw new UserError(
        429,
        'rate_limited',
        'Muitas buscas seguidas. Espere um pouco e tente novamente.',
        600,
      );
    const found = await Promise.all(
      asked.map(async (feed, place) => ({
        isSearch: feed.isSearch,
        ...(kept[place] ?? (await loader.fetch(feed))),
      })),
    );
    const unanswered = found.filter(({ hasFailed }) => hasFailed).length;
    const { results, leftOut } = selectNews(found, { name: candidateName, party: party ?? '' });
    const more = {
      ...(leftOut > 0 && { leftOut }),
      ...(unanswered > 0 && { unanswered }),
      ...(copyUntil !== undefined && { copyUntil }),
    };
    return Response.json({ results, ...more }, { headers: { 'x-cache': isKept ? 'HIT' : 'MISS' } });
  }

  return serve({ allowedOrigins, log, answer });
}
