import { readEnv } from '../_shared/env.ts';
import { readSyncSecret } from '../_shared/sync-env.ts';
import { realDeps } from './deps.ts';
import { createHandler } from './handler.ts';

const read = (name: string): string | undefined => Deno.env.get(name);

Deno.serve(createHandler(realDeps(readEnv(read), readSyncSecret(read))));
