import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Addresses of every file of the built site that holds a prerendered page. */
export async function prerenderedPaths(): Promise<string[]> {
  const folder = process.env['E2E_SITE_FOLDER'] ?? '';
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
  const found: string[] = [];
  for (const file of files) {
    const html = await readFile(path.join(folder, file), 'utf8');
    if (html.includes('id="publication"')) found.push(`/${file.replace(/(index)?\.html$/, '')}`);
  }
  return found.sort();
}
