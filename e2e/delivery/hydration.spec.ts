import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { holdScripts } from '../support/held-scripts.ts';
import { isHydrated } from '../support/hydrated.ts';
import { enter } from '../support/people.ts';
import { prerenderedPaths } from '../support/prerendered-paths.ts';

/** Addresses that ask for something else than what was prerendered. */
const variants = [
  '/?aba=favoritos',
  '/candidatos-2026/temas?tema=saude',
  '/candidato/ea35ceaa-f72c-5330-ac8b-7960a3689925?aba=favoritos',
  '/deputados-federais?uf=AP&nome=a',
  '/deputados-federais?paginas=2',
  '/deputado-federal/160541?aba=despesas',
  '/auth?aba=cadastrar',
  '/votacoes?tipo=outra',
  '/eleitos-2026?uf=SP&paginas=2',
  '/comparar?deputados=62881,160541',
];

/** Pages on which a visitor may tap a heart. */
const withFavorites = /^\/($|candidatos-2026$|deputados-federais$|candidato\/)/;

const kindOf = (path: string) => path.replace(/^(\/candidato|\/deputado-federal|\/votacao)\/.*/, '$1');

/** Candidates' pages differ in data alone, and so do deputies'. */
function oneOfEach(paths: readonly string[]): string[] {
  return paths.filter((path, index) => paths.findIndex((one) => kindOf(one) === kindOf(path)) === index);
}

/** Console output and errors carry their page's address. */
async function walk(page: Page, paths: readonly string[], problems: string[]): Promise<void> {
  const softly = expect.configure({ soft: true });
  for (const path of paths) {
    await page.goto(path);
    await softly(page.locator('html'), path).not.toHaveAttribute('data-elsewhere');
    await softly(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    softly(problems.splice(0), path).toEqual([]);
  }
}

/** A day long after the publication. */
const later = new Date('2027-02-01T12:00:00-03:00');

/** A walk of sixteen pages takes a minute where the processor is busy. */
const halves = [0, 1] as const;
const halfOf = (paths: readonly string[], half: number) => paths.filter((_, place) => place % 2 === half);

const walks = {
  'one page of each kind': oneOfEach,
  'the other pages of people': (paths: readonly string[]) => {
    const walked = oneOfEach(paths);
    return paths.filter((path) => !walked.includes(path));
  },
  'addresses that ask for more': () => variants,
};

interface Circumstance {
  system: 'light' | 'dark';
  chosen?: 'light' | 'dark';
  zone: 'Asia/Tokyo' | 'America/Sao_Paulo';
  day?: Date;
  made: readonly (keyof typeof walks)[];
}

const kinds = 'one page of each kind';

/** Pairwise; screens.spec walks a visitor in the light. */
const circumstances: Record<string, Circumstance> = {
  'a person in the dark': {
    ...{ system: 'dark', zone: 'Asia/Tokyo' },
    made: [kinds, 'addresses that ask for more'],
  },
  'a visitor who chose dark, long after the publication': {
    ...{ system: 'light', chosen: 'dark', zone: 'Asia/Tokyo', day: later },
    made: [kinds],
  },
  'a person who chose light, long after the publication': {
    ...{ system: 'dark', chosen: 'light', zone: 'America/Sao_Paulo', day: later },
    made: ['the other pages of people'],
  },
};

for (const [who, { system, chosen, zone, day, made }] of Object.entries(circumstances)) {
  test.describe(who, () => {
    // A session of another year is refused.
    test.use({ colorScheme: system, timezoneId: zone, expectedErrors: day ? [/status of 40\d/] : [] });

    for (const [what, half] of made.flatMap((one) => halves.map((half) => [one, half] as const)))
      test(`finds ${what} hydrated without an error, half ${half + 1} of 2`, async ({
        page,
        context,
        problems,
      }) => {
        if (who.startsWith('a person')) await enter(context, { favorites: ['Zema'] });
        if (day) await page.clock.setFixedTime(day);
        if (chosen) await context.addInitScript((theme) => localStorage.setItem('theme', theme), chosen);
        const paths = await prerenderedPaths();
        expect(paths.length).toBeGreaterThan(15);
        await walk(page, halfOf(walks[what](paths), half), problems);
        if (chosen) await expect(page.locator('html')).toHaveAttribute('data-theme', chosen);
        if (!day) return;
        await page.goto('/deputados-federais');
        await expect(page.getByText('58ª legislatura')).toBeVisible();
      });
  });
}

for (const half of halves)
  test(`every kind of prerendered page listens before any answer and before the code of its later parts, and answers a tap, half ${half + 1} of 2`, async ({
    page,
  }) => {
    let html = '';
    const release = await holdScripts(page, (script) => html.includes(script));
    await page.route(/\/(rest|functions)\/v1\//, () => undefined);
    for (const path of halfOf(oneOfEach(await prerenderedPaths()), half)) {
      html = await (await page.request.get(path)).text();
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await isHydrated(page);
      const favorite = page.getByRole('button', { name: 'Favoritar' }).first();
      if (!withFavorites.test(path)) continue;
      await favorite.click();
      await expect(page, path).toHaveURL(/\/auth\?/);
    }
    release();
  });

test('Back, while a reloaded page waits for its scripts, opens the page gone back to', async ({ page }) => {
  await page.goto('/candidatos-2026');
  await isHydrated(page);
  const about = { name: 'Sobre e método', level: 1 };
  const candidates = page.getByRole('heading', { name: 'Candidatos 2026', level: 1 });
  await page.getByRole('link', { name: 'Sobre e método' }).click();
  await expect(page.getByRole('heading', about)).toBeVisible();
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.goBack({ waitUntil: 'commit' });
  await expect(candidates).toBeVisible();
  release();
  await isHydrated(page);
  await page.goForward();
  await expect(page.getByRole('heading', about)).toBeVisible();
  await page.goBack();
  await expect(candidates).toBeVisible();
});

test('a page reloaded further down, of whose paint Firefox tells nothing, is hydrated all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (this: PerformanceObserver, options) {
      if (options?.type !== 'paint') observe.call(this, options);
    };
  });
  for (const path of ['/', '/auth', '/votacoes', '/deputado-federal/160541']) {
    await page.goto(path);
    await isHydrated(page);
  }
});

test('a page opened anew begins at its top, and after a reload where it was left', async ({ page }) => {
  const at = () => page.evaluate(() => window.scrollY);
  await page.goto('/sobre');
  await isHydrated(page);
  await page.mouse.wheel(0, 700);
  await expect.poll(at).toBe(700);
  await page.reload();
  await isHydrated(page);
  await expect.poll(at).toBe(700);
  await page.goto('/dados');
  await isHydrated(page);
  await page.goto('/sobre');
  await isHydrated(page);
  await expect(page.getByRole('radio', { name: 'Escuro' })).toBeAttached();
  expect(await at()).toBe(0);
});
