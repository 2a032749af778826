import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { scripts } from './support/held-scripts.ts';
import { isPartHydrated } from './support/hydrated.ts';
import { enter } from './support/people.ts';

const deputy = '/deputado-federal/220590';
const candidate = '/candidato/4f5865e0-043a-5fec-86b9-3887a83951ef';

/** Code and answers from now on, until it is called. */
async function holdAll(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  for (const late of [scripts, '**/functions/v1/*', '**/rest/v1/*'])
    await page.route(late, async (route) => {
      await held;
      await route.fallback();
    });
  return release;
}

const waiting = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^(Carregando|Buscando|Gerando) ?.*\.\.\.$/)
    .filter({ visible: true });

/** Returns which of the controls that can be pressed by now are elsewhere when asked. */
async function controlsInSight(page: Page): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(() =>
    [
      ...document.querySelectorAll(
        'main :is(a, button, select, summary):not(:disabled, [aria-disabled="true"])',
      ),
    ]
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && box.bottom > 0 && box.top < innerHeight),
  );
  return () =>
    seen.evaluate((controls) =>
      controls.flatMap(({ control, box }) => {
        const { x, y } = control.getBoundingClientRect();
        const isStill = Math.abs(x - box.x) <= 8 && Math.abs(y - box.y) <= 8;
        return !control.isConnected || isStill ? [] : [`${control.textContent}: ${box.y} -> ${y}`];
      }),
    );
}

/** So that what follows is in sight too. */
async function pressInTheMiddle(target: Locator): Promise<void> {
  await target.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
  });
  await target.click();
}

/** Opens a page whole, presses, and lets the part come once it is awaited. */
async function pressAndWait(
  page: Page,
  address: string,
  target: Locator,
  press: (target: Locator) => Promise<void> = (one) => one.click(),
): Promise<string[]> {
  await page.goto(address);
  await expect(waiting(page)).toHaveCount(0);
  await isPartHydrated(target);
  const letCome = await holdAll(page);
  await press(target);
  await expect(waiting(page)).not.toHaveCount(0);
  const moved = await controlsInSight(page);
  letCome();
  await expect(waiting(page)).toHaveCount(0);
  return moved();
}

for (const tab of ['Votações', 'Despesas', 'Discursos', 'Proposições', 'Notícias'])
  test(`the tab ${tab} that comes late moves nothing that is in sight`, async ({ page }) => {
    const target = page.getByRole('tab', { name: tab });
    expect(await pressAndWait(page, deputy, target, pressInTheMiddle)).toEqual([]);
  });

for (const [address, fold] of [
  [candidate, 'Histórico desta ficha'],
  [candidate, 'Fontes desta ficha'],
  ['/votacoes', 'O que a Câmara decide em cada votação'],
] as const)
  test(`the fold ${fold} that comes late moves nothing that is in sight`, async ({ page }) => {
    expect(await pressAndWait(page, address, page.locator('summary', { hasText: fold }))).toEqual([]);
  });

test('deputies asked for anew leave what empties the filters in its place', async ({ page }) => {
  const target = page.getByRole('search').getByRole('button', { name: 'Buscar' });
  expect(await pressAndWait(page, '/deputados-federais', target)).toEqual([]);
});

test('more rows that come late move nothing else that is in sight', async ({ page }) => {
  await page.goto('/votacoes');
  const rows = page.getByRole('main').getByRole('listitem');
  const before = await rows.count();
  const more = page.getByRole('button', { name: 'Carregar Mais' });
  await isPartHydrated(more);
  const letCome = await holdAll(page);
  await more.click();
  await expect(more).toBeDisabled();
  const moved = await controlsInSight(page);
  letCome();
  await expect.poll(() => rows.count()).toBeGreaterThan(before);
  expect(await moved()).toEqual([]);
});

test('the block of the home that comes late moves nothing that is in sight', async ({ page }) => {
  await page.goto('/sobre');
  const home = page.getByText('Conheça os candidatos à Presidência 2026 e faça suas escolhas');
  let letCome = () => {};
  const held = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(scripts, async (route) => {
    if (await home.isVisible()) await held;
    await route.fallback();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Pauta Aberta' }).click();
  await expect(page.getByRole('tab', { name: 'Candidatos' })).toBeVisible();
  const moved = await controlsInSight(page);
  letCome();
  await expect(page.getByRole('textbox', { name: 'Procure seu deputado' })).toBeVisible();
  expect(await moved()).toEqual([]);
});

test.describe('an analysis', () => {
  // Nothing is a favourite yet.
  test.use({ expectedErrors: [/status of 400.*analise-politica/] });

  test('that is refused late leaves its buttons in their place', async ({ context, page }) => {
    await enter(context);
    const target = page.getByRole('button', { name: 'Gerar Minha Análise' });
    expect(await pressAndWait(page, '/analise-politica', target)).toEqual([]);
  });
});

test('an analysis that is cancelled leaves nothing to press where its button was', async ({
  context,
  page,
}) => {
  // Wide enough for both in one row.
  await page.setViewportSize({ width: 412, height: 780 });
  await enter(context);
  await page.goto('/analise-politica');
  const generate = page.getByRole('button', { name: 'Gerar Minha Análise' });
  await isPartHydrated(generate);
  await holdAll(page);
  await generate.click();
  const cancel = page.getByRole('button', { name: 'Cancelar' });
  const middle = await cancel.evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  await cancel.click();
  await expect(cancel).toHaveCount(0);
  const under = await page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y)?.closest('a, button')?.textContent ?? null,
    middle,
  );
  expect(under).toBeNull();
});
