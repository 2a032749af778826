import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { siteFolder } from './environment.ts';

/** How many of each: their files differ in few facts. */
const walked = { '/deputado-federal/': 4, '/votacao/': 2 } as const;

export async function prerenderedPaths(): Promise<string[]> {
  const folder = siteFolder();
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
  const found: string[] = [];
  for (const file of files) {
    const html = await readFile(path.join(folder, file), 'utf8');
    if (html.includes('id="publication"')) found.push(`/${file.replace(/(index)?\.html$/, '')}`);
  }
  found.sort();
  return Object.entries(walked).reduce((paths, [folder, most]) => {
    const isOfMany = (address: string) => address.startsWith(folder);
    return [...paths.filter((address) => !isOfMany(address)), ...paths.filter(isOfMany).slice(0, most)];
  }, found);
}
