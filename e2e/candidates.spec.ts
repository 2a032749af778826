import { expect, test } from './fixtures.ts';
import { sidewaysScroll } from './support/axe.ts';

test.describe('a photo that does not load', () => {
  test.use({ photoStatus: 404, expectedErrors: [/Failed to load resource.*upload\.wikimedia\.org/] });

  test('gives way to the initials, its credit to none, and who never had one shows them too', async ({
    page,
  }) => {
    await page.goto('/candidatos-2026');
    const card = page.getByRole('listitem').filter({ hasText: 'Clariana Barão' });
    await expect(card.getByText('CB', { exact: true })).toBeVisible();
    await expect(card.locator('img')).toHaveCount(0);
    const never = page.getByRole('listitem').filter({ hasText: 'Leonardo Avalanche' });
    await expect(never.getByText('LA', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Lula' }).click();
    const portrait = page.getByRole('figure').first();
    await expect(portrait.getByRole('img', { name: 'Foto de Lula' })).toHaveText('L');
    await expect(portrait.getByText(/^Foto: /)).toBeHidden();
  });
});

test('the bar with party and number is joined to the foot of each photo, in one size for all', async ({
  page,
}) => {
  await page.goto('/candidatos-2026');
  const sizes = await page.getByRole('article').evaluateAll((cards) =>
    cards.map((card) => {
      const bar = [...card.querySelectorAll('span')].find((one) => /^Partido: .+: \d/.test(one.textContent));
      const [photo, plate] = [bar?.previousElementSibling, bar].map((one) => one?.getBoundingClientRect());
      if (photo === undefined || plate === undefined) return 'no photo or no bar';
      return [photo.width, photo.height, plate.width, plate.height, plate.top - photo.bottom]
        .map(Math.round)
        .join();
    }),
  );
  expect(sizes.length).toBeGreaterThan(10);
  expect(new Set(sizes)).toEqual(new Set([expect.stringMatching(/^(\d+),\d+,\1,\d+,-1$/)]));
});

test('a party whose name has a word longer than the screen keeps the page within it', async ({ page }) => {
  const word = 'Anticonstitucionalissimamente'.repeat(2);
  await page.route('**/rest/v1/candidatos_presidencia_2026?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll('Partido dos Trabalhadores', word),
    });
  });
  await page.goto('/candidato/1d406712-5c3f-53c5-9a30-baef40954369');
  await expect(page.getByText(word).first()).toBeVisible();
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
});
