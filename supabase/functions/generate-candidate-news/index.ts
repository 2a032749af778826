import { readEnv } from '../_shared/env.ts';
import { readNewsCopyDay, readNewsFeeds } from '../_shared/news-env.ts';
import { realDeps } from './deps.ts';
import { createHandler } from './handler.ts';

const read = (name: string): string | undefined => Deno.env.get(name);

Deno.serve(
  createHandler(realDeps(readEnv(read), { feeds: readNewsFeeds(read), copyUntil: readNewsCopyDay(read) })),
);
