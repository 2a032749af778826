import { runCommand } from './cli/door.mjs';

/** Development, build and tests: `node supabase/local/cli.mjs <command> […arguments]`. */
await runCommand(new URL('./cli/commands/', import.meta.url), process.argv.slice(2));
