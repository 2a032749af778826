import { expect, type Page } from '@playwright/test';
import { sidewaysScroll } from './axe.ts';

/** How many sheets of A4 the page takes. */
export async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(sheets).toBeGreaterThan(0);
  return sheets;
}

/** Black on white, without screen-only parts, with site and time of printing. */
export async function expectPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const head = page.locator('.print-head').filter({ visible: true });
  await expect(head).toContainText(/Pauta Aberta.*Impresso em \d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}/);
  for (const role of ['tab', 'navigation', 'contentinfo', 'combobox'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  // The headings of a table that sort it are its headings on paper.
  await expect(page.locator('button:not(th button)').filter({ visible: true })).toHaveCount(0);
  const ink = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return { color, backgroundColor };
  });
  expect(ink).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' });
  await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
  const scrolled = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((box) => box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).overflowX === 'auto')
      .map(({ textContent }) => textContent),
  );
  expect(scrolled, 'what paper cannot scroll').toEqual([]);
  const tall = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter(({ parentElement: box }) => box !== null && getComputedStyle(box).display === 'grid')
      .filter((item) => item.getBoundingClientRect().height > 1000)
      .map(({ textContent }) => textContent),
  );
  const alone = await page.evaluate(() =>
    [...document.querySelectorAll('main section > header')]
      .filter((header) => {
        const { display, breakInside } = getComputedStyle(header);
        const held = Number.parseFloat(getComputedStyle(header, '::after').height);
        return display !== 'block' || breakInside !== 'avoid' || !(held > 70);
      })
      .map(({ textContent }) => textContent),
  );
  expect(alone, 'what Firefox leaves at the foot of a sheet, without what it heads').toEqual([]);
  expect(tall, 'what Firefox moves to the next sheet, being taller than one in a grid').toEqual([]);
}
