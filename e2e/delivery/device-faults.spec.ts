import { expect, test } from '../fixtures.ts';
import { begin, deleteStore, favorite, favorited, keepHere } from '../support/device.ts';

/** What browsers do to a store, each before the page's own scripts. */
const stores: readonly [what: string, breaks: () => void][] = [
  [
    'denied',
    () => {
      const get = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.defineProperty(window, 'indexedDB', { get });
    },
  ],
  ['absent', () => void Object.defineProperty(window, 'indexedDB', { value: null })],
  [
    'full',
    () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  [
    'held by another tab',
    () => {
      const open = IDBFactory.prototype.open;
      IDBFactory.prototype.open = function (name, version) {
        const request = open.call(this, name, version);
        queueMicrotask(() => request.dispatchEvent(new IDBVersionChangeEvent('blocked')));
        return request;
      };
    },
  ],
  [
    'silent, as Safari’s may be',
    () => {
      const open = IDBFactory.prototype.open;
      IDBFactory.prototype.open = function (name, version) {
        const request = open.call(this, name, version);
        request.addEventListener = () => undefined;
        return request;
      };
    },
  ],
  [
    'of a newer version',
    () => {
      const open = IDBFactory.prototype.open;
      IDBFactory.prototype.open = function (name) {
        open.call(this, name, 2);
        return open.call(this, name, 1);
      };
    },
  ],
  [
    'beside a full storage',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
];

for (const [what, breaks] of stores) {
  test(`where the store of the device is ${what}, one sentence says so and nothing is claimed`, async ({
    page,
  }) => {
    await page.addInitScript(breaks);
    await page.goto('/candidatos-2026');
    await favorite(page).click();
    await keepHere(page).click();
    await expect(page.getByText(/Este navegador não deixou/)).toBeVisible();
    await page.getByRole('button', { name: 'Voltar' }).click();
    await expect(favorite(page)).toBeVisible();
  });
}

test('a store that the browser emptied is told once and claims nothing', async ({ page }) => {
  await begin(page);
  await deleteStore(page);
  await page.reload();
  await expect(page.getByText('O navegador apagou as escolhas que estavam neste aparelho')).toBeVisible();
  await expect(favorite(page)).toBeVisible();
});

test('a store that fills up later refuses the next tap in words, and the heart goes off again', async ({
  page,
}) => {
  await begin(page);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await favorite(page, 'Renan Santos').click();
  await expect(page.getByText(/Este navegador não deixou guardar/)).toBeVisible();
  await expect(favorite(page, 'Renan Santos')).toBeVisible();
});

test('a store that was deleted while its page is open refuses the next tap in words, and can begin anew', async ({
  page,
}) => {
  await begin(page);
  await deleteStore(page);
  await favorite(page, 'Renan Santos').click();
  await expect(page.getByText('O navegador apagou as escolhas que estavam neste aparelho')).toBeVisible();
  await expect(favorite(page, 'Renan Santos')).toBeVisible();
  await expect(favorite(page)).toBeVisible();
  await favorite(page, 'Ronaldo Caiado').click();
  await keepHere(page).click();
  await expect(favorited(page, 'Ronaldo Caiado')).toBeVisible();
  await expect(favorite(page, 'Renan Santos')).toBeVisible();
});
