import { readAiSettings } from '../_shared/ai-env.ts';
import { readEnv } from '../_shared/env.ts';
import { realDeps } from './deps.ts';
import { createHandler } from './handler.ts';

const read = (name: string) => Deno.env.get(name);

Deno.serve(createHandler(realDeps(readEnv(read), readAiSettings(read))));
