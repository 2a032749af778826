import * as z from 'zod';
import { isSafeUrl } from './safe-url.ts';

/** A search of the Brazilian press, then the public agencies that cover elections and Congress. */
const defaultFeeds = [
  'https://news.google.com/rss/search?q={busca}&hl=pt-BR&gl=BR&ceid=BR:pt-419',
  'https://agenciabrasil.ebc.com.br/rss/politica/feed.xml',
  'https://www.camara.leg.br/noticias/rss/ultimas-noticias',
].join(' ');

export const newsFeeds = z
  .string()
  .transform((list) => list.split(/[\s,]+/))
  .pipe(z.array(z.string().refine(isSafeUrl, 'NEWS_FEED_URL: https is required')));

/** NEWS_FEED_URL, split at spaces and commas; `{busca}` is the search. Throws ZodError. */
export function readNewsFeeds(read: (name: string) => string | undefined): string[] {
  return newsFeeds.parse(read('NEWS_FEED_URL')?.trim() || defaultFeeds);
}

/** NEWS_COPY_UNTIL (AAAA-MM-DD) marks feeds as a stored copy. Throws ZodError. */
export function readNewsCopyDay(read: (name: string) => string | undefined): string | undefined {
  return z.iso
    .date()
    .optional()
    .parse(read('NEWS_COPY_UNTIL')?.trim() || undefined);
}
