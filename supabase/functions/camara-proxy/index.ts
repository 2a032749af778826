import { readEnv } from '../_shared/env.ts';
import { realDeps } from './deps.ts';
import { createHandler } from './handler.ts';

Deno.serve(createHandler(realDeps(readEnv((name) => Deno.env.get(name)))));
