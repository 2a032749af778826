import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { siteFolder } from './environment.ts';

/** Whether the built script of this path holds these words. */
export function isScriptOf(words: string, script: string): boolean {
  return readFileSync(path.join(siteFolder(), 'assets', path.basename(script)), 'utf8').includes(words);
}

export function scriptsOf(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') paths.push(new URL(request.url()).pathname);
  });
  return paths;
}
