import type { Page } from '@playwright/test';

const tables = /\/rest\/v1\/(usuario_candidatos_relacao|usuario_deputados_relacao)\b/;

/** Resolves after the database's answer; earlier writes must have been answered. */
export async function choiceStored(page: Page, act: () => Promise<void>): Promise<void> {
  const write = page.waitForRequest((request) => request.method() !== 'GET' && tables.test(request.url()));
  await act();
  await (await write).response();
}
