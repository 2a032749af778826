import { expect, test } from './fixtures.ts';

const everyone = [
  'Clariana Barão',
  'Edmilson Costa',
  'Escritor Augusto Cury',
  'Flávio Bolsonaro',
  'Hertz Dias',
  'Leonardo Avalanche',
  'Lula',
  'Pablo Marçal',
  'Renan Santos',
  'Ronaldo Caiado',
  'Rui Costa Pimenta',
  'Samara',
  'Veterinário Wilson Grassi',
  'Zema',
];

test('the candidates list shows everyone in alphabetical order', async ({ page }) => {
  await page.goto('/candidatos-2026');
  await expect(page.getByRole('heading', { level: 1, name: 'Candidatos 2026' })).toBeVisible();
  await expect(page.getByText('12 candidaturas disputaram a Presidência em 2026.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(everyone);
});

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
