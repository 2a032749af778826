import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { enterPanel } from './support/panel.ts';

/** The browser's own request to close: Android's Back, or Escape that no script hears. */
async function hearNoEscape(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    window.addEventListener('keydown', (event) => event.stopImmediatePropagation(), true);
  });
  return () => page.keyboard.press('Escape');
}

test('Back of the system closes a dialog before it leaves the page', async ({ page }) => {
  const back = await hearNoEscape(page);
  await page.goto('/candidato/1d406712-5c3f-53c5-9a30-baef40954369');
  const share = page.getByRole('button', { name: 'Compartilhar' });
  for (const time of ['first', 'again']) {
    await share.click();
    await expect(page.getByRole('dialog', { name: 'Compartilhar' }), time).toBeVisible();
    await back();
    await expect(page.getByRole('dialog'), time).toHaveCount(0);
    await expect(share, time).toBeFocused();
  }
});

test('Back of the system asks about what is not saved, each time', async ({ page, context }) => {
  await enterPanel(context);
  const back = await hearNoEscape(page);
  await page.goto('/admin/resultados?turno=destinos&uf=AP');
  await page
    .getByRole('button', { name: /^Editar / })
    .first()
    .click();
  const title = page.getByRole('dialog').getByLabel('Título da fonte');
  await title.fill('Outra fonte');
  const question = page.getByRole('alertdialog', { name: 'Sair sem salvar?' });
  for (const time of ['first', 'again']) {
    await back();
    await expect(question, time).toBeVisible();
    await back();
    await expect(question, time).toBeHidden();
    await expect(title, time).toHaveValue('Outra fonte');
  }
  await back();
  await question.getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
