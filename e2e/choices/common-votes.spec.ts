import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectNoFaultAtBothSizes, sidewaysScroll } from '../support/axe.ts';
import { press } from '../support/keyboard.ts';
import { enter } from '../support/people.ts';

const aDeputy = (
  deputado_id: string,
  deputado_nome: string,
  deputado_partido: string,
  deputado_uf: string,
) => ({
  deputado_id,
  deputado_nome,
  deputado_foto: null,
  deputado_partido,
  deputado_uf,
});

/** Every copy has their votes; the database counts the numbers between them. */
const favoriteDeputies = [
  aDeputy('66385', 'Julio Arcoverde', 'PP', 'PI'),
  aDeputy('62881', 'Danilo Forte', 'PP', 'CE'),
];

const part = (page: Page) => page.getByRole('region', { name: 'Votos em comum', exact: true });
const pair = (page: Page) =>
  part(page)
    .getByRole('button', { name: /^Danilo Forte e Julio Arcoverde: \d+ de \d+$/ })
    .filter({ visible: true });

async function openChoices(page: Page): Promise<void> {
  await page.goto('/minhas-escolhas');
  await expect(pair(page)).toHaveCount(1);
}

test.describe('the keyboard', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test('leads from the table to a pair, to a roll call and back', async ({ page, context }) => {
    await enter(context, { favoriteDeputies });
    await openChoices(page);
    await press(page, pair(page));
    const dialog = page.getByRole('dialog', { name: 'Danilo Forte e Julio Arcoverde' });
    await expect(dialog.getByRole('status')).toHaveText(/: mostrando \d+ de \d+$/);
    await page.keyboard.press('Escape');
    await expect(pair(page)).toBeFocused();
    await page.keyboard.press('Enter');
    const rollCall = dialog.getByRole('link').first();
    const title = await rollCall.innerText();
    await press(page, rollCall);
    await expect(page).toHaveURL(/\/votacao\//);
    await expect(page.getByRole('main').getByText(title, { exact: true }).first()).toBeVisible();
    await page.goBack();
    await expect(pair(page)).toBeVisible();
  });

  test('paper has the pairs as text', async ({ page, context }) => {
    await enter(context, { favoriteDeputies });
    await openChoices(page);
    await page.emulateMedia({ media: 'print' });
    await expect(part(page).getByRole('listitem')).toHaveText(
      /Danilo Forte\s*e Julio Arcoverde\s*\d+ de \d+/,
    );
    await expect(part(page).getByRole('button')).toHaveCount(0);
    await expect(part(page).getByRole('table')).toHaveCount(0);
    await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });
});

test('the table of votes in common and what two voted differently have no fault', async ({
  page,
  context,
}) => {
  await enter(context, { favoriteDeputies });
  await openChoices(page);
  await expectNoFaultAtBothSizes(page);
  await pair(page).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await expectNoFaultAtBothSizes(page);
});
