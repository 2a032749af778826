import { expect, type Locator, type Page } from '@playwright/test';

/** Focus must be visible; what only a mouse can reach fails. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  // Roles are slow to look up.
  let found = await target.evaluateHandle((element) => element);
  for (let step = 0; step < 120; step += 1) {
    const at = await found.evaluate((element) =>
      element.isConnected ? element === document.activeElement : 'replaced',
    );
    if (at === 'replaced') found = await target.evaluateHandle((element) => element);
    else if (at) {
      await expect(target).toBeInViewport();
      return;
    } else await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key never reached the target.');
}

export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  // A row takes no second act while the first is on its way.
  await expect(target).toBeEnabled();
  await page.keyboard.press(key);
}

export async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}
