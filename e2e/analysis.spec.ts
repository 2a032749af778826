import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type AiStandIn, serveAiStandIn, standInVariables } from '../supabase/local/ai/stand-in.ts';
import { type Functions, startFunctions } from '../supabase/local/functions/functions.ts';
import { projectKeys } from '../supabase/local/gateway/keys.ts';
import { localJwtSecret } from '../supabase/local/jwt.ts';
import { expect, test } from './fixtures.ts';

const address = '/analise-politica';

async function signUp(page: Page): Promise<void> {
  await page.goto('/auth?aba=cadastrar&volta=%2Fcandidatos-2026');
  await page.getByLabel('Nome completo').fill('Maria da Silva');
  await page.getByLabel('E-mail').fill(`pessoa-${randomUUID()}@exemplo.org`);
  await page.getByLabel('Senha', { exact: true }).fill('segredo-1');
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await expect(page).toHaveURL('/candidatos-2026');
}

async function favorite(page: Page, name: string): Promise<void> {
  const card = page.getByRole('listitem').filter({ hasText: name });
  await card.getByRole('button', { name: 'Favoritar' }).click();
  await expect(card.getByRole('button', { name: 'Favoritado' })).toBeVisible();
  await expect(page.getByText('Adicionado aos favoritos')).toBeVisible();
}

async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Without motion, so that nothing is judged in the middle of fading.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }
}

const generate = (page: Page) => page.getByRole('button', { name: 'Gerar Minha Análise' });
const result = (page: Page) => page.getByRole('heading', { name: 'Resultado da análise' });

test('a visitor is asked to sign in and comes back', async ({ page }) => {
  await page.goto(address);
  await expect(page.getByText('Faça login para gerar sua análise')).toBeVisible();
  await expect(page).toHaveURL('/auth?volta=%2Fanalise-politica');
});

test.describe('without favourites', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('the page asks for them and leads to the candidates', async ({ page }) => {
    await signUp(page);
    await page.goto(address);
    await generate(page).click();
    const main = page.getByRole('main');
    await expect(main.getByText('Você precisa favoritar alguns candidatos primeiro')).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('link', { name: 'Candidatos 2026' }).first().click();
    await expect(page).toHaveURL('/candidatos-2026');
  });
});

test('without a provider the text is a counted summary, says so, and goes to paper alone', async ({
  page,
}) => {
  await signUp(page);
  await favorite(page, 'Zema');
  await page.goto(address);
  await expect(page.getByText(/O texto é um resumo automático/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Consentir com o envio' })).toBeHidden();
  await expectAccessible(page);
  await generate(page).click();
  await expect(page.getByText('Análise gerada com sucesso!')).toBeVisible();
  await expect(result(page)).toBeFocused();
  await expect(
    page.getByText(/^Resumo automático, sem inteligência artificial, em \d\d\/\d\d\/\d{4}/),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Candidatos favoritos' })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Em ordem alfabética: Zema (NOVO-MG).');
  await expectAccessible(page);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByText(/^Resumo automático/)).toBeVisible();
  for (const name of ['Nova Análise', 'Copiar texto', 'Imprimir'])
    await expect(page.getByRole('button', { name })).toBeHidden();
  await page.emulateMedia({ media: null });

  await page.getByRole('button', { name: 'Nova Análise' }).click();
  await expect(generate(page)).toBeVisible();
  await expect(page.getByRole('article')).toBeHidden();
});

test.describe('with a provider', () => {
  let ai: AiStandIn;
  let functions: Functions;

  /** The same functions once more, over the same backend, with the stand-in as their provider. */
  test.beforeAll(async () => {
    ai = await serveAiStandIn();
    const url = process.env['VITE_SUPABASE_URL'] ?? '';
    const { anonKey, serviceRoleKey } = await projectKeys(localJwtSecret);
    functions = startFunctions({
      directory: fileURLToPath(new URL('../supabase/functions', import.meta.url)),
      functions: {},
      jwtSecret: localJwtSecret,
      environment: {
        ...standInVariables,
        AI_API_URL: ai.url,
        SUPABASE_URL: url,
        SUPABASE_ANON_KEY: anonKey,
        SUPABASE_SERVICE_ROLE_KEY: serviceRoleKey,
        ALLOWED_ORIGINS: new URL(process.env['E2E_SITE_URL'] ?? '').origin,
      },
      log: () => undefined,
    });
  });

  test.afterAll(async () => {
    await functions.stop();
    await ai.close();
  });

  test.beforeEach(async ({ page }) => {
    await page.route('**/functions/v1/analise-politica', async (route) => {
      const request = route.request();
      const body = request.postData();
      const answer = await functions.fetch(
        new Request('http://functions.test/analise-politica', {
          method: request.method(),
          headers: await request.allHeaders(),
          ...(body === null ? {} : { body }),
        }),
      );
      await route.fulfill({
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: await answer.text(),
      });
    });
  });

  test('what is sent is shown, consent is given, the text is labelled, and the consent taken back', async ({
    page,
  }) => {
    await signUp(page);
    await favorite(page, 'Zema');
    await page.goto(address);
    await page.getByRole('button', { name: 'Ver exatamente o que será enviado' }).click();
    await expect(page.getByRole('region', { name: 'Os dados das pessoas que você marcou' })).toContainText(
      'Zema',
    );
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Consentir com o envio' }).click();
    await expect(page.getByText(/Você consentiu com o envio em/)).toBeVisible();

    await generate(page).click();
    await expect(result(page)).toBeFocused();
    await expect(
      page.getByText(/^Texto gerado por inteligência artificial \(modelo simulador local, sem IA\)/),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Texto de demonstração' })).toBeVisible();

    await page.getByRole('button', { name: 'Nova Análise' }).click();
    await page.getByRole('button', { name: 'Revogar consentimento' }).click();
    await expect(page.getByText('Você não consentiu com o envio.')).toBeVisible();
    await generate(page).click();
    await expect(
      page.getByText('Você não consentiu com o envio a um serviço de inteligência artificial.'),
    ).toBeVisible();
  });
});
