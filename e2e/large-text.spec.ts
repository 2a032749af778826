import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { sidewaysScroll } from './support/axe.ts';
import { begin, question, signIn } from './support/device.ts';
import { brokenWords, setTextSize } from './support/fit.ts';
import { demoPerson, newPerson, signInAs } from './support/people.ts';

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

for (const [address, words] of [
  ['/deputados-federais', 'Minhas Escolhas'],
  ['/admin/candidatos', 'Buscar por nome ou partido'],
  ['/admin/resultados', 'Comparecimento'],
] as const)
  for (const width of [768, 1024])
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
