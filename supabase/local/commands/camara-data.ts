import { fileURLToPath } from 'node:url';
import { convertAll } from '../camara/convert.ts';

/** `node supabase/local/cli.mjs camara:data <folder>`: makes the copy of the Chamber's data anew from gathered records. */
export async function run([source]: readonly string[]): Promise<void> {
  if (source === undefined) throw new Error('Diga a pasta dos registros: camara:data <pasta>.');
  await convertAll(source, fileURLToPath(new URL('../camara/data', import.meta.url)));
}
