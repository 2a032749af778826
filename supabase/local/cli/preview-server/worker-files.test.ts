import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createPreviewServer } from './preview-server.ts';

test('the worker, its page and the manifest are asked again each time, each as what it is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const types = {
    'sw.js': 'text/javascript; charset=utf-8',
    'index.html': 'text/html; charset=utf-8',
    'manifest.webmanifest': 'application/manifest+json',
  };
  for (const name of Object.keys(types)) await writeFile(join(folder, name), '');
  await writeFile(join(folder, '_headers'), '/*\n  X-Test: a\n');
  const site = await createPreviewServer(folder);
  for (const [name, type] of Object.entries(types)) {
    const answer = await site.fetch(new Request(`http://localhost:5173/${name}`));
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  }
});
