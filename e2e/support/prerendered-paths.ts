import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { siteFolder } from './environment.ts';

/** Deputies' files differ in name, party, state and photo alone. */
const deputiesWalked = 4;

export async function prerenderedPaths(): Promise<string[]> {
  const folder = siteFolder();
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
  const found: string[] = [];
  for (const file of files) {
    const html = await readFile(path.join(folder, file), 'utf8');
    if (html.includes('id="publication"')) found.push(`/${file.replace(/(index)?\.html$/, '')}`);
  }
  const isOfDeputy = (address: string) => address.startsWith('/deputado-federal/');
  found.sort();
  return [
    ...found.filter((address) => !isOfDeputy(address)),
    ...found.filter(isOfDeputy).slice(0, deputiesWalked),
  ];
}
