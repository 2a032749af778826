import { readFile } from 'node:fs/promises';
import * as z from 'zod';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
  }),
);

type Manifest = z.infer<typeof manifestSchema>;

/** Vite's manifest inside a built site. */
export const manifestFile = '.vite/manifest.json';

/** The built index.html as it is before pages are made from it, inside a built site. */
export const templateFile = '.vite/template.html';

/** The document of every address that has no file of its own. */
export const fallbackFile = '200.html';

export async function readManifest(file: string): Promise<Manifest> {
  return manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}

function reach(manifest: Manifest, names: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    waiting.push(...(manifest[name]?.imports ?? []));
  }
  return found;
}

/** Addresses of the scripts with which some modules begin, without those of the entry, which every page names. */
export function scriptsOf(manifest: Manifest, modules: readonly string[]): string[] {
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const first = reach(manifest, entries);
  const missing = modules.filter((module) => manifest[module] === undefined);
  if (missing.length > 0) throw new Error(`Sem script próprio no site: ${missing.join(', ')}.`);
  const later = [...reach(manifest, modules)].filter((name) => !first.has(name));
  return later.flatMap((name) => manifest[name]?.file ?? []).map((file) => `/${file}`);
}
