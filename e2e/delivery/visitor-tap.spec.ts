import type { Page } from '@playwright/test';
import * as z from 'zod';
import { expect, test } from '../fixtures.ts';
import { keepHere } from '../support/device.ts';
import { holdScripts } from '../support/held-scripts.ts';
import { isHydrated } from '../support/hydrated.ts';
import { expectStill, forgetFonts, watchShift } from '../support/layout-shift.ts';
import { enter, newPerson, signInByForm } from '../support/people.ts';
import { prerenderedPaths } from '../support/prerendered-paths.ts';
import { clariana } from '../support/published.ts';

const heart = (page: Page) => page.getByRole('button', { name: /^Favoritar( |$)/ });
const crossedEye = (page: Page) => page.getByRole('button', { name: /^Ignorar( |$)/ });

const entrySchema = z.object({ usr: z.unknown() });
const waitingSchema = z.looseObject({ keptAt: z.number() });

/** Address, history state, waiting choice, and history length. */
async function leftBy(page: Page): Promise<unknown> {
  const [href, length, state, kept] = await page.evaluate(() => [
    location.href,
    history.length,
    JSON.stringify(history.state),
    sessionStorage.getItem('escolha-a-fazer') ?? '',
  ]);
  const { usr } = entrySchema.parse(JSON.parse(state));
  const { keptAt, ...waiting } = waitingSchema.parse(JSON.parse(kept));
  expect(Date.now() - keptAt).toBeLessThan(60_000);
  return { href, length, usr, waiting };
}

for (const path of [
  '/?de=longe#lista',
  '/candidatos-2026',
  clariana,
  '/deputados-federais',
  '/deputado-federal/160541',
])
  test(`a visitor’s tap on ${path} leaves the same before the scripts as after them`, async ({
    page,
    context,
  }) => {
    await page.goto(path);
    await heart(page).nth(0).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Favoritar / })).toBeVisible();
    const after = await leftBy(page);
    await page.close();
    const early = await context.newPage();
    const release = await holdScripts(early);
    await early.addInitScript(() => {
      const look = () => document.querySelector('[data-missing]') && console.error('said to have failed');
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    });
    await watchShift(early);
    await early.goto(path, { waitUntil: 'domcontentloaded' });
    await heart(early).nth(0).click();
    await expect(early.getByText('Abrindo...')).toBeVisible();
    await expect(early.getByRole('textbox'), 'no other form before').toHaveCount(0);
    expect(await leftBy(early)).toEqual(after);
    await forgetFonts(early);
    release();
    // The notice stays five seconds.
    await expect(early.getByText(/faça login para favoritar|precisa estar logado/i)).toBeVisible();
    await expect(early.getByRole('heading', { level: 1, name: /^Favoritar / })).toBeVisible();
    await expect(keepHere(early)).toBeVisible();
    await isHydrated(early);
    await expect(early.getByText('Abrindo...')).toHaveCount(0);
    await expectStill(early, 'the form moves nothing');
  });

test('a tap before the scripts is carried out by the sign-in, and said', async ({ page }) => {
  const person = await newPerson();
  const release = await holdScripts(page);
  await page.goto('/candidatos-2026', { waitUntil: 'domcontentloaded' });
  const card = page.getByRole('listitem').filter({ hasText: 'Zema' });
  await card.getByRole('button', { name: 'Favoritar', exact: true }).click();
  await expect(page.getByText('Abrindo...')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Favoritar Zema' })).toBeVisible();
  await signInByForm(page, person);
  await expect(page.getByText('Adicionado aos favoritos')).toBeVisible();
  await expect(page).toHaveURL('/candidatos-2026');
  await expect(card.getByRole('button', { name: 'Favoritado' })).toBeVisible();
});

test('back from where the tap led shows the page where it was, and forgets the choice', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/candidatos-2026', { waitUntil: 'domcontentloaded' });
  await crossedEye(page).last().click();
  await expect(page.getByText('Abrindo...')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Ignorar Zema' })).toBeVisible();
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(page).toHaveURL('/candidatos-2026');
  await expect(crossedEye(page).last()).toBeInViewport();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('escolha-a-fazer'))).toBeNull();
});

test('a page that comes back as it was left, without its scripts, is opened again', async ({ page }) => {
  const release = await holdScripts(page);
  await page.route(/\/auth\?/, () => undefined);
  await page.goto('/candidatos-2026', { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => {
    const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    addEventListener('click', () => setTimeout(comeBack));
  });
  await heart(page).first().click();
  release();
  await isHydrated(page);
  await expect(page).toHaveURL('/candidatos-2026');
});

test('back before the sign-in’s own scripts opens the page again', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/deputados-federais', { waitUntil: 'domcontentloaded' });
  await heart(page).first().click();
  await expect(page.getByText('Abrindo...')).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/deputados-federais');
  await expect(page.getByRole('heading', { level: 1, name: 'Deputados federais' })).toBeVisible();
  release();
  await isHydrated(page);
  await heart(page).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Favoritar / })).toBeVisible();
});

test('with a session the tap waits for React and is saved in place', async ({ page, context }) => {
  await enter(context);
  const release = await holdScripts(page);
  await page.goto('/candidatos-2026', { waitUntil: 'domcontentloaded' });
  await heart(page).first().click();
  await expect(page).toHaveURL('/candidatos-2026');
  release();
  await expect(page.getByText('Adicionado aos favoritos')).toBeVisible();
  await expect(page).toHaveURL('/candidatos-2026');
});

test('where the device keeps choices the tap waits for React and is saved in place', async ({ page }) => {
  await page.goto('/candidatos-2026');
  await heart(page).first().click();
  await keepHere(page).click();
  await expect(page.getByText('Guardado neste aparelho', { exact: true })).toBeVisible();
  const release = await holdScripts(page);
  await page.goto('/candidatos-2026', { waitUntil: 'domcontentloaded' });
  await crossedEye(page).last().click();
  await expect(page).toHaveURL('/candidatos-2026');
  release();
  await expect(page.getByText('Candidato ignorado')).toBeVisible();
  await expect(page).toHaveURL('/candidatos-2026');
});

for (const [what, take] of [
  ['no network', () => Object.defineProperty(navigator, 'onLine', { get: () => false })],
  [
    'a storage that refuses',
    () =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      }),
  ],
] as const)
  test(`with ${what} the tap waits for React`, async ({ page }) => {
    await page.addInitScript(take);
    await holdScripts(page);
    await page.goto('/candidatos-2026', { waitUntil: 'domcontentloaded' });
    await heart(page).first().click();
    await expect(page).toHaveURL('/candidatos-2026');
  });

/** One candidates' list and one deputies' list are enough for visitors. */
const isOneOfItsKind = (path: string, index: number, paths: readonly string[]) =>
  paths.findIndex((one) => one.split('/')[1] === path.split('/')[1]) === index;

/** A walk of them all takes a minute where the processor is busy. */
for (const half of [0, 1])
  test(`nothing but a visitor’s choice answers before React, half ${half + 1} of 2`, async ({ page }) => {
    await holdScripts(page);
    const paths = (await prerenderedPaths()).filter(isOneOfItsKind);
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths.filter((_, place) => place % 2 === half)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const changed = await page.evaluate(() => {
        const observer = new MutationObserver(() => undefined);
        const state = () => JSON.stringify([location.href, history.length, sessionStorage]);
        const before = state();
        const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[type=button]:not([name])')];
        observer.observe(document, { subtree: true, childList: true, attributes: true });
        for (const button of buttons) button.click();
        const records = observer.takeRecords().length;
        return { buttons: buttons.length, records, isSame: state() === before };
      });
      expect(changed, path).toEqual({ buttons: expect.any(Number), records: 0, isSame: true });
    }
  });
