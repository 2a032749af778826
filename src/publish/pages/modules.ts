import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import * as z from 'zod';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
    dynamicImports: z.array(z.string()).optional(),
  }),
);

type Manifest = z.infer<typeof manifestSchema>;

export const manifestFile = '.vite/manifest.json';

/** The built index.html before pages are made from it. */
export const templateFile = '.vite/template.html';

/** The document of every address that has no file of its own. */
export const fallbackFile = '200.html';

export async function readManifest(file: string): Promise<Manifest> {
  return manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}

/** Imports before importers: a browser takes few files at a time. */
function reach(manifest: Manifest, names: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const first of names) {
    const own = new Set([first]);
    // A set is walked on to what is added meanwhile.
    for (const name of own) for (const needed of manifest[name]?.imports ?? []) own.add(needed);
    for (const name of own) found.add(name);
  }
  return found;
}

const addressOf = (file: string) => `/${file}`;

export function entryOf(manifest: Manifest): string {
  const [entry, ...more] = Object.values(manifest).filter(({ isEntry }) => isEntry);
  if (!entry || more.length > 0) throw new Error('O site não tem exatamente uma entrada.');
  return addressOf(entry.file);
}

export function scriptsOfEntry(manifest: Manifest): string[] {
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const names = [...reach(manifest, entries)].filter((name) => !entries.includes(name));
  return names
    .flatMap((name) => manifest[name]?.file ?? [])
    .sort((a, b) => Number(isBase(b)) - Number(isBase(a)))
    .map(addressOf);
}

/** Two thirds of all that the first page loads (publish/bundle/chunks.ts). */
function isBase(file: string): boolean {
  return /(^|\/)base-/.test(file);
}

/** Names of publish/bundle/chunks.ts. @throws when the manifest lacks one. */
export function keysNamed(manifest: Manifest, names: readonly string[]): string[] {
  return names.map((wanted) => {
    const [key] = Object.entries(manifest).find(([, { name }]) => name === wanted) ?? [];
    if (key === undefined) throw new Error(`O site não tem o script ${wanted}.`);
    return key;
  });
}

/** Where pages import it too, its script is only named like it. */
export function keysOf(manifest: Manifest, module: string): string[] {
  return manifest[module] ? [module] : keysNamed(manifest, [basename(module, '.ts')]);
}

export function scriptsOf(manifest: Manifest, modules: readonly string[]): string[] {
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const first = reach(manifest, entries);
  const missing = modules.filter((module) => manifest[module] === undefined);
  if (missing.length > 0) throw new Error(`Sem script próprio no site: ${missing.join(', ')}.`);
  const later = [...reach(manifest, modules)].filter((name) => !first.has(name));
  return later.flatMap((name) => manifest[name]?.file ?? []).map(addressOf);
}

/** On-demand imports from the entry to a module, the last. @throws without a way. */
export function wayTo(manifest: Manifest, module: string): readonly string[] {
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const ways = new Map(entries.map((name): [string, readonly string[]] => [name, []]));
  // A map is walked on to what is added meanwhile.
  for (const [name, way] of ways) {
    const { imports = [], dynamicImports = [] } = manifest[name] ?? {};
    for (const next of imports) if (!ways.has(next)) ways.set(next, way);
    for (const next of dynamicImports) if (!ways.has(next)) ways.set(next, [...way, next]);
  }
  const way = ways.get(module);
  if (way === undefined) throw new Error(`O site não leva a ${module}.`);
  return way;
}
