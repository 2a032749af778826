import type { BrowserContext, Locator, Page } from '@playwright/test';
import { bothSizes, expect, test } from './fixtures.ts';
import { expectNoFaultAtBothSizes } from './support/axe.ts';
import { isPartHydrated } from './support/hydrated.ts';
import { expectStill } from './support/layout-shift.ts';
import { lateData } from './support/late-data.ts';
import { acacioFavacho, enter } from './support/people.ts';

const newsFunction = '**/functions/v1/generate-candidate-news';
const dialogOf = (page: Page, name: string) =>
  page.getByRole('dialog', { name: `Últimas Notícias - ${name}` });
const rowOf = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} `) });

/** A new person whose favourites are Hertz Dias, Zema and the deputy Acácio Favacho. */
const enterWithFavorites = (context: BrowserContext) =>
  enter(context, { favorites: ['Hertz Dias', 'Zema'], favoriteDeputies: [acacioFavacho] });

const headline = {
  title: 'Acácio Favacho relata projeto sobre inconstitucionalissimamente longas denominações de comissões',
  description: 'Um parágrafo de exemplo.',
  source: 'Jornal Exemplo',
  url: 'https://jornal.example/1',
  publishedAt: '2026-11-20T12:00:00.000Z',
};

const headlinesOf = (dialog: Locator) => dialog.getByRole('heading', { level: 3 }).getByRole('link');

test('the home of who has favourites has no accessibility fault that axe can find', async ({
  page,
  context,
}) => {
  await enterWithFavorites(context);
  await page.goto('/');
  await expect(rowOf(page, 'Acácio Favacho')).toContainText('Deputado Federal');
  await expectNoFaultAtBothSizes(page);
});

test('headlines of a favourite have their day and a warning, and no fault', async ({ page, context }) => {
  await enterWithFavorites(context);
  await page.goto('/');
  await rowOf(page, 'Hertz Dias').click();
  const dialog = dialogOf(page, 'Hertz Dias');
  await expect(dialog).toContainText('PSTU');
  await expect(dialog).toContainText('Notícias recentes sobre o candidato encontradas na web');
  await expect(headlinesOf(dialog)).toHaveText([
    'TSE valida seis registros de candidatura à Presidência da República',
    'PSTU tem o professor de história Hertz Dias como presidenciável',
    'PSTU lança pré-candidatura de Hertz Dias para presidente',
    'PSTU lança Hertz Dias como pré-candidato à Presidência da República',
  ]);
  await expect(dialog.getByText('17/08/2026')).toBeVisible();
  await expect(dialog.getByText('Pode aparecer alguém com o mesmo nome.')).toBeVisible();
  await expectNoFaultAtBothSizes(page);
});

test('headlines of a favourite are read by keyboard, the place is in the address, and Back closes', async ({
  page,
  context,
}) => {
  await enterWithFavorites(context);
  await page.goto('/');
  const row = rowOf(page, 'Hertz Dias');
  await row.focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page, 'Hertz Dias');
  const headlines = headlinesOf(dialog);
  await expect(headlines).toHaveCount(4);
  await expect(page).toHaveURL(/\/\?noticias=candidato\.[0-9a-f-]{36}$/);
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(row).toBeFocused();
  await expect(page).toHaveURL('/');

  await row.click();
  await expect(headlines).toHaveCount(4);
  await page.reload();
  await expect(headlines).toHaveCount(4);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('a headline opens a web search without news sites or referrer', async ({ page, context }) => {
  await context.route('https://www.google.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>${route.request().headers()['referer'] ?? 'none'}</title>`,
    }),
  );
  await enterWithFavorites(context);
  await page.goto('/');
  await rowOf(page, 'Hertz Dias').click();
  const dialog = dialogOf(page, 'Hertz Dias');
  for (const link of [
    dialog.getByRole('link', { name: /tem o professor de história/ }),
    dialog
      .getByRole('article')
      .filter({ hasText: 'tem o professor de história' })
      .getByRole('link', { name: '🔎 Buscar notícia no Google' }),
  ]) {
    const opened = context.waitForEvent('page');
    await link.click();
    const search = await opened;
    await expect(search).toHaveTitle('none');
    const { searchParams } = new URL(search.url());
    expect(searchParams.get('q')).toMatch(/^"Hertz Dias" PSTU tem .* -site:globo\.com /);
    expect(searchParams.get('hl')).toBe('pt-BR');
    await search.close();
  }
});

test.describe('a dialog whose code does not arrive', () => {
  test.use({ expectedErrors: [/Failed to load resource: net::ERR_FAILED|Page part failed to load/] });

  test('is shown on the page, and trying again opens it', async ({ page, context }) => {
    await enterWithFavorites(context);
    await page.goto('/');
    const row = rowOf(page, 'Zema');
    await expect(row).toBeVisible();
    // The foot's code comes late and is not what this journey holds back.
    await isPartHydrated(page.getByRole('radio', { name: 'Sistema' }));
    const scripts = '**/assets/*.js';
    await page.route(scripts, (route) => route.abort());
    await rowOf(page, 'Hertz Dias').click();
    await expect(page.getByText('Não foi possível carregar esta parte da página.')).toBeVisible();
    await expect(row).toBeVisible();
    await page.unroute(scripts);
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(dialogOf(page, 'Hertz Dias').getByRole('article')).toHaveCount(4);
  });
});

/** A narrow page and a wide one fill in different places. */
test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test(
    'the home of a person with favourites does not jump while it fills',
    bothSizes,
    async ({ page, context }) => {
      await enterWithFavorites(context);
      const open = await lateData(page);
      await open('/');
      await expect(rowOf(page, 'Zema')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Câmara dos Deputados' })).toBeAttached();
      await expectStill(page);
    },
  );
});

test('a deputy’s tab has no accessibility fault that axe can find', async ({ page }) => {
  await page.route(newsFunction, (route) => route.fulfill({ json: { results: [headline] } }));
  await page.goto('/deputado-federal/204379?aba=noticias');
  await expect(page.getByText('Jornal Exemplo')).toBeVisible();
  await expectNoFaultAtBothSizes(page);
});
