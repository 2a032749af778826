import { runCommand } from '../local/cli/door.mjs';

/** What an operator runs, against a real database too: `node supabase/ops/cli.mjs <command> […arguments]`. */
await runCommand(new URL('./commands/', import.meta.url), process.argv.slice(2));
