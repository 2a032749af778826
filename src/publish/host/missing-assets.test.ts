import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { missingAssetFile, netlifyRedirects, nginxFile, vercelFile } from './host-header-files.ts';

test('a missing asset is 404 at every host, never a page, and the guide says how', async () => {
  expect(nginxFile({})).toContain('location /assets/ { expires 1y; try_files $uri =404; }');
  const { rewrites } = z
    .object({ rewrites: z.array(z.object({ source: z.string() })) })
    .parse(JSON.parse(vercelFile({})));
  expect(rewrites.some(({ source }) => new RegExp(`^${source}$`).test('/assets/old.js'))).toBe(false);
  expect(netlifyRedirects).toEqual([
    '/assets/* /assets/404.html 404',
    '/photos/* /assets/404.html 404',
    '/* /200.html 200',
  ]);
  expect(missingAssetFile).toBe('assets/404.html');
  const guide = await readFile('docs/compartilhar.md', 'utf8');
  for (const line of netlifyRedirects) expect(guide).toContain(`\n  ${line}\n`);
});
