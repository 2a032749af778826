import * as z from 'zod/mini';

const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value?.trim() ?? ''),
);

const newsItemSchema = z.object({
  title: z.string().check(z.minLength(1)),
  description: text,
  /** Spec §2: 'Fonte' where the feed names none. */
  source: z.pipe(
    text,
    z.transform((value) => value || 'Fonte'),
  ),
  originalUrl: text,
  url: text,
  publishedAt: z.nullish(z.string()),
});

export const newsAnswerSchema = z.object({
  results: z.array(newsItemSchema),
  leftOut: z.optional(z.number()),
  /** Sources that did not answer: a part is not a whole. */
  unanswered: z.optional(z.number()),
  /** A stored copy's last day. */
  copyUntil: z.optional(z.string()),
});

export type NewsAnswer = z.infer<typeof newsAnswerSchema>;

export type NewsItem = z.infer<typeof newsItemSchema>;
