import type { BrowserContext, Page } from '@playwright/test';
import { bothSizes, expect, test } from './fixtures.ts';
import { backend, siteOrigin } from './support/environment.ts';
import { acacioFavacho, enter } from './support/people.ts';

/** By the browser's protocol: a photo answered here is no event. */
async function foreignOf(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ request }) => {
    const { protocol, origin } = new URL(request.url);
    if (/^https?:$/.test(protocol) && ![siteOrigin(), backend().url].includes(origin))
      asked.push(request.url);
  });
  await session.send('Network.enable');
  return asked;
}

const own = { favorites: ['Zema'], favoriteDeputies: [acacioFavacho] };

test('the home with one’s own choices asks no other origin for what it does not show everybody', async ({
  page,
  context,
}) => {
  const foreign = await foreignOf(page);
  await page.goto('/');
  await page.getByText('Câmara dos Deputados').scrollIntoViewIfNeeded();
  await expect.poll(() => new Set(foreign).size).toBe(6);
  const shownToEverybody = new Set(foreign);
  await enter(context, own);
  for (const path of ['/', '/?aba=favoritos', '/?aba=ignorados']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /^Acácio Favacho / }), path).toBeVisible();
    await expect(page.getByRole('tabpanel').first(), path).toBeVisible();
  }
  expect(foreign.filter((address) => !shownToEverybody.has(address))).toEqual([]);
});

test('screens of one’s own choices ask nothing of any other origin', async ({ page, context }) => {
  const foreign = await foreignOf(page);
  await enter(context, own);
  await page.goto('/minhas-escolhas');
  await expect(page.getByRole('link', { name: 'Acácio Favacho' })).toBeVisible();
  await page.goto('/analise-politica');
  await expect(page.getByRole('button', { name: /Gerar/ }).first()).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(foreign).toEqual([]);
});

/** As if published with copies of the deputies' photos. */
async function publishCopies(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const meta = document.querySelector<HTMLMetaElement>('meta[name="own-photos"]');
      if (!meta) return;
      meta.content = 'deputies';
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await context.route('**/photos/*.webp', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    const sheet =
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="300" height="400"/></svg>';
    return route.fulfill({ contentType: 'image/svg+xml', body: sheet });
  });
  return asked;
}

test('with copies on the site, one’s own choices are shown with them', async ({ page, context }) => {
  await enter(context, own);
  const copies = await publishCopies(context);
  const foreign = await foreignOf(page);
  await page.goto('/minhas-escolhas');
  await expect(page.getByRole('link', { name: 'Acácio Favacho' })).toBeVisible();
  await expect.poll(() => copies).toEqual([expect.stringMatching(/^\/photos\/[\w-]+-144\.webp$/)]);
  expect(foreign).toEqual([]);
});

/** Returns the refusing directive, or that the picture loaded. */
function picture(page: Page, address: string): Promise<string> {
  return page.evaluate(async (src) => {
    const image = new Image();
    const outcome = new Promise<string>((resolve) => {
      document.addEventListener(
        'securitypolicyviolation',
        ({ effectiveDirective }) => resolve(effectiveDirective),
        {
          once: true,
        },
      );
      image.addEventListener('load', () => resolve('shown'), { once: true });
    });
    image.src = src;
    document.body.append(image);
    return outcome;
  }, address);
}

test.describe('the policy', () => {
  test.use({ expectedErrors: [/violates the following Content Security Policy directive: "img-src /] });

  test('lets pages show pictures of the public lists’ origins alone, and the panel any', async ({ page }) => {
    const elsewhere = 'https://exemplo.org.br/foto.jpg';
    await page.route(elsewhere, (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>',
      }),
    );
    for (const path of ['/', '/minhas-escolhas', '/candidatos-2026']) {
      await page.goto(path);
      expect(await picture(page, elsewhere), path).toBe('img-src');
    }
    await page.goto('/candidatos-2026');
    expect(await picture(page, 'https://upload.wikimedia.org/wikipedia/commons/4/45/Outra.jpg')).toBe(
      'shown',
    );
    await page.goto('/admin/login');
    expect(await picture(page, elsewhere)).toBe('shown');
  });
});

test(
  'a photo that fails late is told in the place of its credit and moves nothing',
  bothSizes,
  async ({ page }) => {
    await page.goto('/candidato/1d406712-5c3f-53c5-9a30-baef40954369');
    const photo = page.locator('figure img');
    const credit = page.getByText('Foto: Palácio do Planalto');
    const facts = page.getByRole('heading', { name: 'Dados básicos' });
    await expect(credit).toBeVisible();
    const before = await facts.boundingBox();
    // One address after the other, as far as there are any.
    await expect(async () => {
      await photo.evaluateAll((images) =>
        images.forEach((image) => image.setAttribute('src', '/robots.txt')),
      );
      await expect(credit).toBeHidden({ timeout: 500 });
    }).toPass();
    await expect(page.getByText('A foto não carregou.')).toBeVisible();
    expect(await facts.boundingBox()).toEqual(before);
  },
);
