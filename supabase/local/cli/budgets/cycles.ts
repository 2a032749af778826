import type { Chunk } from './graph.ts';

function wayBack(chunks: ReadonlyMap<string, Chunk>, start: string): string[] | null {
  const seen = new Set<string>();
  const waiting = [[start]];
  for (let way = waiting.shift(); way !== undefined; way = waiting.shift()) {
    for (const file of chunks.get(way.at(-1) ?? start)?.imports ?? []) {
      if (file === start) return [...way, file];
      if (seen.has(file)) continue;
      seen.add(file);
      waiting.push([...way, file]);
    }
  }
  return null;
}

/** Cyclic scripts read what does not exist yet, whichever page runs first. */
export function cycleFaults(chunks: ReadonlyMap<string, Chunk>): string[] {
  const told = new Set<string>();
  return [...chunks.keys()].sort().flatMap((file) => {
    const way = told.has(file) ? null : wayBack(chunks, file);
    for (const one of way ?? []) told.add(one);
    return way === null ? [] : [`Partes que se importam em círculo: ${way.join(' → ')}.`];
  });
}
