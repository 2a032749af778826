import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

async function open(page: Page, address: string, sign: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByText(sign, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

test('the skip links are the first stops and really lead there', async ({ page }) => {
  const targets = [
    ['Ir para o conteúdo', 'main', 'Entrar / Cadastrar'],
    ['Ir para o menu', '#menu', 'Início'],
    ['Ir para o rodapé', 'footer', 'Sobre e método'],
  ] as const;
  for (const [index, [name, target, next]] of targets.entries()) {
    await open(page, '/', 'Clariana Barão');
    for (let stop = 0; stop <= index; stop += 1) await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name })).toBeFocused();
    await expect(page.getByRole('link', { name })).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator(target)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: next })).toBeFocused();
  }
});

test('no stop of the keyboard is hidden under the bar or loses its ring', async ({ page }) => {
  await open(page, '/candidatos-2026', 'Zema');
  let stops = 0;
  for (; stops < 60; stops += 1) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const focused = document.activeElement;
      const menu = document.querySelector('#menu');
      if (!focused || focused === document.body) return 'end';
      const fixed = menu && getComputedStyle(menu).position === 'fixed' && !menu.contains(focused);
      const floor = fixed ? menu.getBoundingClientRect().top : window.innerHeight;
      const { top, bottom } = focused.getBoundingClientRect();
      if (top < 0 || bottom > floor + 1) return `hidden: ${focused.textContent}`;
      const ringed = [focused, focused.closest('fieldset > div') ?? focused];
      const rings = ringed.flatMap((element) =>
        [null, '::after'].map((part) => getComputedStyle(element, part)),
      );
      return rings.some(({ outlineStyle }) => outlineStyle === 'solid')
        ? 'seen'
        : `no ring: ${focused.outerHTML}`;
    });
    if (seen === 'end') break;
    expect(seen).toBe('seen');
  }
  // Each of the candidates has three: the profile and two buttons.
  expect(stops).toBeGreaterThan(3 * 14);
});
