import type { Page } from '@playwright/test';

/** The paths of the scripts that the page loads from now on; the list grows as they are requested. */
export function scriptsOf(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') paths.push(new URL(request.url()).pathname);
  });
  return paths;
}
