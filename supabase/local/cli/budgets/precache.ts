import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sum, type Weight, weigh } from './graph.ts';

/** Brotli; the home page has already loaded more than half. */
export const mostKept = 300_000;

/** From the worker's own list. Throws when the site has no worker. */
function listedFiles(worker: string): string[] {
  const files = [...worker.matchAll(/\burl:"([^"]+)",revision:/g)].flatMap(([, file]) => file ?? []);
  if (files.length === 0) throw new Error('O service worker do site não guarda nada.');
  return files;
}

/** As sent, fonts as they are (already compressed). */
export async function keptWeight(folder: string): Promise<Weight> {
  const files = listedFiles(await readFile(join(folder, 'sw.js'), 'utf8'));
  const weights = files.map(async (file) => {
    const content = await readFile(join(folder, file));
    return file.endsWith('.woff2') ? { br: content.byteLength, gz: content.byteLength } : weigh(content);
  });
  return sum(await Promise.all(weights));
}
