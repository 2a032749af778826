import type { Page } from '@playwright/test';

const tables = /\/rest\/v1\/(usuario_candidatos_relacao|usuario_deputados_relacao)\b/;

/**
 * Does what stores a choice, and resolves when the database has answered. The screen shows a choice before it is
 * stored; the write outlives a page that is left, but the next one may read before it is there. A write of before must
 * have been answered, or it is taken for this one.
 */
export async function choiceStored(page: Page, act: () => Promise<void>): Promise<void> {
  const write = page.waitForRequest((request) => request.method() !== 'GET' && tables.test(request.url()));
  await act();
  await (await write).response();
}
