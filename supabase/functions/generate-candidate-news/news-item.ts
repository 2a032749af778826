import * as z from 'zod';

/** Plain text; `publishedAt` is ISO 8601 in UTC, null without a usable date. */
export const newsItemSchema = z.object({
  title: z.string(),
  description: z.string(),
  source: z.string(),
  url: z.string(),
  publishedAt: z.string().nullable(),
  section: z.string().default(''),
});

export type NewsItem = z.infer<typeof newsItemSchema>;

export type NewsResult = Omit<NewsItem, 'section'>;
