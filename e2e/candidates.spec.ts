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
const candidatesApi = '**/rest/v1/candidatos_presidencia_2026?*';

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

test.describe('an API that fails', () => {
  test.use({ expectedErrors: [/Failed to load resource: the server responded with a status of 500/] });

  test('is said in the place of the list, and trying again brings it', async ({ page }) => {
    let fails = true;
    await page.route(candidatesApi, async (route) => {
      if (!fails) return route.fallback();
      return route.fulfill({ status: 500, json: { code: 'XX000', message: 'out of order' } });
    });
    await page.goto('/sobre');
    await page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name: 'Candidatos' })
      .click();
    await expect(page.getByRole('main').getByText('Não foi possível carregar os candidatos.')).toBeVisible();
    fails = false;
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByRole('heading', { level: 3, name: 'Zema' })).toBeVisible();
  });
});

test('an empty list says so', async ({ page }) => {
  await page.route(candidatesApi, (route) => route.fulfill({ json: [] }));
  await page.goto('/candidatos-2026');
  await expect(page.getByText('Nenhum candidato encontrado')).toBeVisible();
});
