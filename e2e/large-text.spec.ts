import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { sidewaysScroll } from './support/axe.ts';
import { begin, question, signIn } from './support/device.ts';
import { brokenWords } from './support/fit.ts';
import { demoPerson, enter, newPerson, signInAs } from './support/people.ts';
import { setTextSize } from './support/text-size.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Principal' });

test('the bar at the foot grows with the text, and what lies over the page knows it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/sobre');
  const label = bar(page).getByRole('link', { name: 'Candidatos' });
  await expect(label).toHaveCSS('font-size', '12px');
  await setTextSize(page, '200%');
  await expect(label).toHaveCSS('font-size', '24px');
  await expect.poll(() => brokenWords(page)).toEqual([]);
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
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 780 });
    // More than a space apart.
    await expect.poll(() => leastGap(page), `${width} px`).toBeGreaterThan(7);
  }
});

test('the words of the bar stay apart where the browser sets a smallest size of letters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/sobre');
  // As in Firefox: the letters grow, the root does not.
  await bar(page).evaluate((nav) => {
    for (const link of nav.querySelectorAll('a')) link.style.fontSize = '20px';
  });
  await expect.poll(() => leastGap(page)).toBeGreaterThan(5);
});

/** Between neighbouring words of the bar. */
function leastGap(page: Page): Promise<number> {
  return bar(page).evaluate((nav) => {
    const range = document.createRange();
    const words = [...nav.querySelectorAll('a')].map((link) => {
      range.selectNodeContents(link.lastChild ?? link);
      return range.getBoundingClientRect();
    });
    const gaps = words.slice(1).map(({ left, top }, index) => {
      const before = words[index];
      return before?.top === top ? left - before.right : Infinity;
    });
    return Math.min(...gaps);
  });
}

test('a question, a notice with an act and a title beside a button keep their words whole with text of 200 %', async ({
  page,
  context,
}) => {
  await enter(context, { hasNotAgreed: true });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/candidato/1d406712-5c3f-53c5-9a30-baef40954369');
  await setTextSize(page, '200%');
  await page.getByRole('button', { name: 'Favoritar', exact: true }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked.getByRole('heading').first()).toBeInViewport({ ratio: 1 });
  await expect.poll(() => brokenWords(page)).toEqual([]);
  await asked.getByRole('button', { name: 'Concordo' }).click();
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeVisible();
  await expect.poll(() => brokenWords(page)).toEqual([]);
  await page.getByRole('button', { name: 'Compartilhar' }).click();
  await expect(page.getByRole('dialog', { name: 'Compartilhar' })).toBeVisible();
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 780 });
    await expect.poll(() => brokenWords(page), `${width} px`).toEqual([]);
  }
});

test('a list of choices never lies under the bar', async ({ page }) => {
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

for (const [address, words, widths] of [
  ['/deputados-federais', 'Minhas Escolhas', [768, 1024]],
  ['/admin/candidatos', 'Buscar por nome ou partido', [768, 1024]],
  ['/admin/resultados', 'Comparecimento', [768, 1024]],
  ['/admin', 'Arquivados', [320]],
  ['/resultado-2026', 'Comparecimento', [1024]],
] as const)
  for (const width of widths)
    test(`${address} at ${width} px neither breaks words nor scrolls sideways with text of 200 %`, async ({
      page,
      context,
    }) => {
      if (address.startsWith('/admin')) await signInAs(context, await demoPerson('Administrador'));
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await expect(page.locator('main').getByText(words).first()).toBeAttached();
      await setTextSize(page, '200%');
      await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
      await expect.poll(() => brokenWords(page)).toEqual([]);
    });

test('a dialog about a name in 120 letters leaves room for its form on the smallest screen', async ({
  page,
  context,
}) => {
  await signInAs(context, await demoPerson('Administrador'));
  await page.setViewportSize({ width: 320, height: 256 });
  const name = `A${'a'.repeat(119)}`;
  await page.route('**/camara-proxy**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('Acácio Favacho', name) });
  });
  await page.goto('/admin/resultados?turno=destinos');
  await page.getByRole('button', { name: new RegExp(`^(Editar|Acrescentar) ${name}$`) }).click();
  const form = page.getByRole('dialog', { name });
  await expect(form.getByRole('button', { name: 'Gravar destino' })).toBeInViewport({ ratio: 1 });
  await expect(form.getByRole('combobox', { name: 'Destino' })).toBeInViewport({ ratio: 0.5 });
});

test('a question with three answers can be read and answered on the smallest screen with text of 200 %', async ({
  page,
}) => {
  await begin(page);
  await signIn(page, await newPerson());
  await page.setViewportSize({ width: 320, height: 256 });
  await setTextSize(page, '200%');
  const asked = question(page);
  await asked.getByRole('heading').hover();
  await expect(asked.getByRole('heading')).toBeInViewport({ ratio: 0.4 });
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 400);
      return asked.getByRole('button', { name: 'Levar para a conta' }).evaluate((button) => {
        const { top, bottom } = button.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      });
    })
    .toBe(true);
});
