import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { type AiStandIn, serveAiStandIn, standInVariables } from '../supabase/local/stand-ins/ai/stand-in.ts';
import { type Functions, startFunctions } from '../supabase/local/emulator/functions/functions.ts';
import { projectKeys } from '../supabase/local/emulator/gateway/keys.ts';
import { localJwtSecret } from '../supabase/local/emulator/jwt.ts';
import { expect, test } from './fixtures.ts';
import { expectNoFault, expectNoFaultAtBothSizes } from './support/axe.ts';
import { backend, siteOrigin } from './support/environment.ts';
import { enter } from './support/people.ts';

const address = '/analise-politica';

const generate = (page: Page) => page.getByRole('button', { name: 'Gerar Minha Análise' });
const result = (page: Page) => page.getByRole('heading', { name: 'Resultado da análise' });

test.describe('without favourites', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('the page asks for them and leads to the candidates', async ({ page, context }) => {
    await enter(context);
    await page.goto(address);
    await generate(page).click();
    const main = page.getByRole('main');
    await expect(main.getByText('Você precisa favoritar alguns candidatos primeiro')).toBeVisible();
    await expectNoFaultAtBothSizes(page);
    await main.getByRole('link', { name: 'Candidatos 2026' }).first().click();
    await expect(page).toHaveURL('/candidatos-2026');
  });
});

test('without a provider the order is the default one, the text says so, and goes to paper alone', async ({
  page,
  context,
}) => {
  await enter(context, { favorites: ['Zema'] });
  await page.goto(address);
  await expect(page.getByText(/O texto é escrito por regras nossas, em uma ordem padrão/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Autorizar o envio' })).toBeHidden();
  await generate(page).click();
  await expect(page.getByText('Análise gerada com sucesso!')).toBeVisible();
  await expect(result(page)).toBeFocused();
  await expect(page.getByText('Ordem dos assuntos padrão, sem inteligência artificial.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Partidos' })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Entre os candidatos, você favoritou Zema.');
  await expectNoFaultAtBothSizes(page);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByText('Ordem dos assuntos padrão, sem inteligência artificial.')).toBeVisible();
  await expect(page.getByText('Entre os candidatos, você favoritou Zema.')).toBeVisible();
  await expect(page.getByText('De onde vem').first()).toBeHidden();
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
    const { anonKey, serviceRoleKey } = await projectKeys(localJwtSecret);
    functions = startFunctions({
      directory: fileURLToPath(new URL('../supabase/functions', import.meta.url)),
      functions: {},
      jwtSecret: localJwtSecret,
      environment: {
        ...standInVariables,
        AI_API_URL: ai.url,
        SUPABASE_URL: backend().url,
        SUPABASE_ANON_KEY: anonKey,
        SUPABASE_SERVICE_ROLE_KEY: serviceRoleKey,
        ALLOWED_ORIGINS: siteOrigin(),
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
    context,
  }) => {
    await enter(context, { favorites: ['Zema'] });
    await page.goto(address);
    await page.getByRole('button', { name: 'Ver exatamente o que será enviado' }).click();
    await expect(page.getByRole('region', { name: 'Os dados das pessoas que você marcou' })).toContainText(
      'Zema',
    );
    await expectNoFault(page);
    await page.getByRole('button', { name: 'Autorizar o envio' }).click();
    await expect(page.getByText(/Você autorizou o envio em/)).toBeVisible();

    await generate(page).click();
    await expect(result(page)).toBeFocused();
    await expect(
      page.getByText(
        /^Uma inteligência artificial \(simulador local, sem IA\) escolheu a ordem dos assuntos em/,
      ),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Partidos' })).toBeVisible();
    // The stand-in leaves professions out.
    await expect(page.getByRole('heading', { name: 'Profissões' })).toBeHidden();

    await page.getByRole('button', { name: 'Nova Análise' }).click();
    await page.getByRole('button', { name: 'Retirar autorização' }).click();
    await expect(page.getByText('Você não autorizou o envio.')).toBeVisible();
    await generate(page).click();
    await expect(
      page.getByText('Você não autorizou o envio a um serviço de inteligência artificial.'),
    ).toBeVisible();
  });
});
