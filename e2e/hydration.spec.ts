import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './support/held-scripts.ts';
import { isHydrated } from './support/hydrated.ts';
import { enter } from './support/people.ts';
import { prerenderedPaths } from './support/prerendered-paths.ts';

/** Addresses that ask for something else than what was prerendered. */
const variants = [
  '/?aba=favoritos',
  '/candidatos-2026/temas?tema=saude',
  '/candidato/ea35ceaa-f72c-5330-ac8b-7960a3689925?aba=favoritos',
  '/deputados-federais?uf=AP&nome=a',
  '/deputados-federais?paginas=2',
  '/deputado-federal/160541?aba=despesas',
  '/auth?aba=cadastrar',
];

/** One address of each kind of page: those of candidates differ in their data alone, and so do those of deputies. */
function oneOfEach(paths: readonly string[]): string[] {
  const kindOf = (path: string) => path.replace(/^(\/candidato|\/deputado-federal)\/.*/, '$1');
  return paths.filter((path, index) => paths.findIndex((one) => kindOf(one) === kindOf(path)) === index);
}

/** Opens one page after the other. What an uncaught error or one in the console would be fails the test by its fixture. */
async function walk(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('html'), path).not.toHaveAttribute('data-elsewhere');
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  }
}

/** All that a first screen may depend on; the other two pairings of person and theme come by a theme that was chosen. */
const circumstances = [
  { name: 'a visitor, light', system: 'light', chosen: null, zone: 'America/Sao_Paulo', isPerson: false },
  { name: 'a person, dark', system: 'dark', chosen: null, zone: 'Asia/Tokyo', isPerson: true },
  { name: 'a visitor who chose dark', system: 'light', chosen: 'dark', zone: 'Asia/Tokyo', isPerson: false },
  {
    name: 'a person who chose light',
    system: 'dark',
    chosen: 'light',
    zone: 'America/Sao_Paulo',
    isPerson: true,
  },
] as const;

for (const { name, system, chosen, zone, isPerson } of circumstances) {
  test.describe(name, () => {
    test.use({ colorScheme: system, timezoneId: zone });

    test('every prerendered page is hydrated without an error', async ({ page, context }) => {
      test.setTimeout(180_000);
      if (isPerson) await enter(context, { favorites: ['Zema'] });
      if (chosen !== null)
        await context.addInitScript((theme) => localStorage.setItem('theme', theme), chosen);
      const paths = await prerenderedPaths();
      expect(paths.length).toBeGreaterThan(15);
      await walk(page, [...(chosen === null ? paths : oneOfEach(paths)), ...variants]);
      if (chosen !== null) await expect(page.locator('html')).toHaveAttribute('data-theme', chosen);
    });
  });
}

test('every prerendered page listens before any answer, and before the code of its later parts', async ({
  page,
}) => {
  let html = '';
  const release = await holdScripts(page, (script) => html.includes(script));
  await page.route(/\/(rest|functions)\/v1\//, () => undefined);
  for (const path of oneOfEach(await prerenderedPaths())) {
    html = await (await page.request.get(path)).text();
    await page.goto(path, { waitUntil: 'commit' });
    await isHydrated(page);
  }
  release();
});

test.describe('long after the publication', () => {
  test.use({ expectedErrors: [/status of 40\d/] });

  for (const { who, isPerson } of [
    { who: 'a visitor', isPerson: false },
    { who: 'a person', isPerson: true },
  ]) {
    test(`every prerendered page is hydrated without an error for ${who}`, async ({ page, context }) => {
      test.setTimeout(180_000);
      if (isPerson) await enter(context, { favorites: ['Zema'] });
      await page.clock.setFixedTime(new Date('2027-02-01T12:00:00-03:00'));
      const paths = await prerenderedPaths();
      await walk(page, isPerson ? oneOfEach(paths) : paths);
      await page.goto('/deputados-federais');
      await expect(page.getByText('58ª legislatura')).toBeVisible();
    });
  }
});
