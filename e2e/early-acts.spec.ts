import { expect, once, test } from './fixtures.ts';
import { holdScripts } from './support/held-scripts.ts';

test('a tab that is pressed before the list has come opens all the same', async ({ page }) => {
  const release = await holdScripts(page);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/rest/v1/candidatos_presidencia_2026?*', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('tab', { name: 'Favoritos' }).click();
  const answered = page.waitForResponse('**/rest/v1/candidatos_presidencia_2026?*');
  answer();
  await answered;
  release();
  await expect(page.getByRole('tab', { name: 'Favoritos' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Faça login para ver seus favoritos')).toBeVisible();
});

test(
  'the keys that move among tabs are heard although the scripts are not there yet',
  once,
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('tab', { name: 'Candidatos' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    release();
    await expect(page.getByRole('tab', { name: 'Ignorados' })).toBeFocused();
    await expect(page).toHaveURL('/?aba=ignorados');
  },
);

test('a page that is scrolled before the scripts are there stays where it is', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/candidatos-2026', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 3, name: 'Zema' }).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(500);
  release();
  await page.waitForFunction(() => Reflect.get(window, 'drawnCandidates') === undefined);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.getByRole('link', { name: 'Zema', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zema' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY), 'the next page begins at its top').toBe(0);
});

test.describe('a form that is sent before the scripts are there', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('is sent once they are, and not by way of the address', once, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/auth', { waitUntil: 'commit' });
    await page.getByLabel('E-mail').fill('ninguem@exemplo.org');
    await page.getByLabel('Senha', { exact: true }).fill('senha-errada-1');
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    expect(new URL(page.url()).search).toBe('');
    release();
    await expect(page.getByText('E-mail ou senha incorretos').first()).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue('ninguem@exemplo.org');
  });
});
