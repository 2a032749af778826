import { expect, test } from './fixtures.ts';

test.describe('a photo that does not load', () => {
  test.use({ photoStatus: 404, expectedErrors: [/Failed to load resource.*upload\.wikimedia\.org/] });

  test('gives way to the initials, and who never had one shows them too', async ({ page }) => {
    await page.goto('/candidatos-2026');
    const card = page.getByRole('listitem').filter({ hasText: 'Clariana Barão' });
    await expect(card.getByText('CB', { exact: true })).toBeVisible();
    await expect(card.locator('img')).toHaveCount(0);
    const never = page.getByRole('listitem').filter({ hasText: 'Leonardo Avalanche' });
    await expect(never.getByText('LA', { exact: true })).toBeVisible();
  });
});
