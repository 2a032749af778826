import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import houseFormat from '../../../.oxfmtrc.json' with { type: 'json' };
import type { SupabaseCli } from './official/supabase-cli.ts';

export const typesFile = fileURLToPath(
  new URL('../../../src/lib/supabase/database.types.ts', import.meta.url),
);

/** The generator mistakes PostgREST's embedding functions for columns. */
function withoutInnerLists(types: string): string {
  return types
    .replace(/^ {10}\w+: \{\n(?: {12}.*\n)+ {10}\} \| null;\n/gm, '')
    .replace(/^ {8}ComputedFields:[^;]*;$/gm, '        ComputedFields: never;');
}

async function formatted(types: string): Promise<string> {
  const { code } = await format(typesFile, types, houseFormat);
  return code;
}

export async function generatedTypes(supabase: SupabaseCli, url: string): Promise<string> {
  const { code, stdout, stderr } = await supabase.run([
    ...['gen', 'types', 'typescript', '--schema', 'public', `--remote=${url}`],
  ]);
  if (code !== 0) throw new Error(`supabase gen types terminou com o código ${code}: ${stderr}`);
  return withoutInnerLists(await formatted(stdout));
}
