import type { Page } from '@playwright/test';
import { expect, once, test } from './fixtures.ts';
import { brokenWords } from './support/fit.ts';

async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.setProperty('font-size', '200%', 'important');
  });
}

const bar = (page: Page) => page.getByRole('navigation', { name: 'Principal' });

test('text of twice the size parts no word', async ({ page }) => {
  for (const [path, sign] of [
    ['/', 'Clariana Barão'],
    ['/candidatos-2026', 'Clariana Barão'],
    ['/deputados-federais', 'Acácio Favacho'],
    ['/candidato/ea35ceaa-f72c-5330-ac8b-7960a3689925', 'Biografia'],
    ['/sobre', 'Fontes'],
    ['/privacidade', 'Sem conta'],
    ['/acessibilidade', 'ABNT NBR 17225'],
    ['/auth', 'Por que criar conta'],
    ['/deputado-federal/160541', 'Nome civil'],
    ['/candidatos-2026/temas', 'Resumo do plano registrado no TSE'],
    ['/resultado-2026', 'Comparecimento'],
    ['/eleitos-2026', 'Adail Filho'],
    ['/votacoes', '21 de maio de 2026'],
    ['/votacao/2586587-30', 'O que significava'],
    ['/dados', 'Saúde dos dados'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(sign, { exact: true }).first()).toBeVisible();
    await doubleText(page);
    expect(await brokenWords(page), path).toEqual([]);
  }
});

test(
  'the bar at the foot grows with the text, and what lies over the page knows it',
  once,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/sobre');
    const label = bar(page).getByRole('link', { name: 'Candidatos' });
    await expect(label).toHaveCSS('font-size', '12px');
    await doubleText(page);
    await expect(label).toHaveCSS('font-size', '24px');
    expect(await brokenWords(page)).toEqual([]);
    const heights = () =>
      page.evaluate(() => ({
        list: document.querySelector('nav[aria-label="Principal"] ul')?.getBoundingClientRect().height,
        known: Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--bar-height')),
      }));
    await expect
      .poll(async () => {
        const { list, known } = await heights();
        return list === known;
      })
      .toBe(true);
    expect((await heights()).known).toBeLessThanOrEqual(140);
  },
);

test('a list of choices never lies under the bar', once, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/deputados-federais');
  await page.getByRole('button', { name: /^Partido / }).click();
  await expect(page.getByRole('region', { name: 'Por partido' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Partido' }).click();
  const list = page.getByRole('listbox');
  const top = (await bar(page).boundingBox())?.y ?? 0;
  await expect
    .poll(async () => {
      const box = await list.boundingBox();
      return (box?.y ?? Infinity) + (box?.height ?? Infinity);
    })
    .toBeLessThanOrEqual(top);
});
