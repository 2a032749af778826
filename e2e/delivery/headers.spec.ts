import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** Attacks of injected text, each with the directive that must refuse it. */
const attacks = [
  ['inline script', 'script-src-elem'],
  ['foreign script', 'script-src-elem'],
  ['handler', 'script-src-attr'],
  ['style element', 'style-src-elem'],
  ['connection', 'connect-src'],
  ['frame', 'frame-src'],
  ['base', 'base-uri'],
] as const;

type Attack = (typeof attacks)[number][0];

/** Waits for the refusal and returns its directive. */
function refusalOf(page: Page, attack: Attack): Promise<string> {
  return page.evaluate(async (chosen) => {
    const foreign = 'https://example.com/';
    const refusal = new Promise<string>((resolve) => {
      document.addEventListener(
        'securitypolicyviolation',
        ({ effectiveDirective }) => resolve(effectiveDirective),
        { once: true },
      );
    });
    const put = (tag: string, values: object): void => {
      document.body.append(Object.assign(document.createElement(tag), values));
    };
    const acts: Record<Attack, () => void> = {
      'inline script': () => put('script', { textContent: 'document.title = "attacked"' }),
      'foreign script': () => put('script', { src: `${foreign}x.js` }),
      handler: () => {
        document.body.setAttribute('onclick', 'document.title = "attacked"');
        document.body.click();
      },
      'style element': () => put('style', { textContent: 'body { display: none }' }),
      connection: () => void fetch(foreign).then(String, String),
      frame: () => put('iframe', { src: foreign }),
      base: () => put('base', { href: foreign }),
    };
    acts[chosen]();
    return refusal;
  }, attack);
}

const backendOrigin = (): string => new URL(process.env['VITE_SUPABASE_URL'] ?? '').origin;

test('every answer of the site has the headers, and the policy names the backend', async ({ page }) => {
  const response = await page.goto('/sobre');
  const headers = response?.headers() ?? {};
  expect(headers['content-security-policy']).toContain(`connect-src 'self' ${backendOrigin()};`);
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  const file = await page.request.get('/favicon.svg');
  const everywhere = file.headers()['content-security-policy'] ?? '';
  expect(headers['content-security-policy']).toBe(
    `${everywhere}, img-src 'self' data: https://upload.wikimedia.org https://www.camara.leg.br`,
  );
});

test('toasts and dialogs have their styles under the policy', async ({ page }) => {
  await page.goto('/candidatos-2026');
  await page.getByRole('link', { name: 'Lula', exact: true }).first().click();
  await page.getByRole('button', { name: 'Compartilhar' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
  await page.getByRole('button', { name: 'Favoritar' }).first().click();
  await page.getByRole('button', { name: /com Google$/ }).click();
  await expect(page.locator('[data-sonner-toaster]')).toHaveCSS('position', 'fixed');
  // The build's own style alone, none written at run time.
  await expect(page.locator('style')).toHaveCount(1);
});

test.describe('an injected text', () => {
  test.use({ expectedErrors: [/Content Security Policy/] });

  test('runs nothing, styles nothing, reaches nobody', async ({ page }) => {
    await page.goto('/sobre');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const title = await page.title();
    for (const [attack, directive] of attacks) expect(await refusalOf(page, attack), attack).toBe(directive);
    expect(await page.title()).toBe(title);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.fail('a refusal of the policy fails a journey', async ({ page }) => {
  await page.goto('/sobre');
  expect(await refusalOf(page, 'inline script')).toBe('script-src-elem');
});
