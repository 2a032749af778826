import { readEnv } from '../_shared/env.ts';
import { readNewsFeeds } from '../_shared/news-env.ts';
import { realDeps } from './deps.ts';
import { createHandler } from './handler.ts';

const read = (name: string): string | undefined => Deno.env.get(name);

Deno.serve(createHandler(realDeps(readEnv(read), readNewsFeeds(read))));
