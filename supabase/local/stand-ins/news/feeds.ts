import { answersWith } from '../answers-with.ts';
import { defaultNewsFeeds } from './default-feeds.ts';
import { listen } from '../../emulator/gateway/listen.ts';
import { openNewsStandIn } from './stand-in.ts';

/** "auto": the real feeds if one answers, else the copy; "snapshot": the copy. */
export type NewsChoice = 'auto' | 'snapshot';

export interface NewsOptions {
  choice: NewsChoice;
  feedUrl: string | undefined;
  realFeeds?: readonly string[];
  timeoutMs?: number;
}

export interface NewsFeeds {
  kind: 'real' | 'snapshot' | 'chosen';
  url: string;
  /** What NEWS_COPY_UNTIL is set to: the last day of the copy. */
  copyUntil?: string;
  close(): Promise<void>;
}

const nothingToClose = (): Promise<void> => Promise.resolve();

async function serveStandIn(): Promise<NewsFeeds> {
  const standIn = await openNewsStandIn();
  const fetch = (request: Request): Response => standIn.fetch(request);
  const { port, close } = await listen({ port: 0, variable: 'NEWS_FEED_URL', fetch });
  const url = `http://127.0.0.1:${port}/rss/search?q={busca}`;
  return { kind: 'snapshot', url, copyUntil: standIn.until, close };
}

export async function openNewsFeeds(options: NewsOptions): Promise<NewsFeeds> {
  const { choice, feedUrl, realFeeds = defaultNewsFeeds, timeoutMs = 3_000 } = options;
  if (feedUrl !== undefined) return { kind: 'chosen', url: feedUrl, close: nothingToClose };
  const tried =
    choice === 'auto'
      ? realFeeds.map((feed) => answersWith('xml', feed.replace('{busca}', 'Brasil'), timeoutMs))
      : [];
  const isReal = (await Promise.all(tried)).includes(true);
  return isReal ? { kind: 'real', url: realFeeds.join(' '), close: nothingToClose } : serveStandIn();
}
