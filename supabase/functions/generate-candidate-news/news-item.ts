import * as z from 'zod';

/** One item of a feed, as plain text; `publishedAt` is ISO 8601 in UTC, null when the feed gives no usable date. */
export const newsItemSchema = z.object({
  title: z.string(),
  description: z.string(),
  source: z.string(),
  url: z.string(),
  publishedAt: z.string().nullable(),
  /** The categories that the feed puts the item in, as one text. */
  section: z.string().default(''),
});

export type NewsItem = z.infer<typeof newsItemSchema>;

/** What is answered of an item. */
export type NewsResult = Omit<NewsItem, 'section'>;
