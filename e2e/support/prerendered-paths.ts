import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { siteFolder } from './environment.ts';

/** Of the deputies' files, which differ in a name, a party, a state and a photo alone. */
const deputiesWalked = 4;

/** Addresses of every file of the built site that holds a prerendered page; of those of deputies the first ones. */
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
