import type { Page } from '@playwright/test';
import * as z from 'zod';
import { expect, test } from './fixtures.ts';
import { backend, siteOrigin } from './support/environment.ts';
import { ownEmail } from './support/people.ts';

const challengeSchema = z.object({
  email: z.string(),
  code_challenge: z.string(),
  code_challenge_method: z.string(),
});
const answerSchema = z.looseObject({ user: z.record(z.string(), z.unknown()) });

/** Unlike the journeys' stack, the service asks: no session, but a mail link. */
async function askForConfirmation(page: Page): Promise<void> {
  await page.route('**/auth/v1/signup*', async (route) => {
    const asked = challengeSchema.parse(route.request().postDataJSON());
    const response = await route.fetch();
    const { user } = answerSchema.parse(await response.json());
    const { url, key } = backend();
    const sent = await page.request.post(`${url}/auth/v1/otp`, {
      params: { redirect_to: `${siteOrigin()}/` },
      headers: { apikey: key },
      data: { ...asked, create_user: false },
    });
    expect(sent.ok()).toBe(true);
    await route.fulfill({ json: user });
  });
}

async function linkFor(page: Page, email: string): Promise<string> {
  const mailbox = await page.context().newPage();
  await mailbox.goto(`${backend().url}/mail`);
  const message = mailbox.getByRole('listitem').filter({ hasText: email }).first();
  const link = await message.getByRole('link').getAttribute('href');
  await mailbox.close();
  if (link === null) throw new Error(`The mailbox has no link for ${email}.`);
  return link;
}

/** Every tab of this browser believes itself in sight. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', {
      value: hidden ? 'hidden' : 'visible',
      configurable: true,
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

test('the act is done in the tab that the message of confirmation opens, once', async ({ page, context }) => {
  const email = ownEmail();
  await askForConfirmation(page);
  await page.goto('/candidatos-2026');
  const card = (tab: Page) => tab.getByRole('listitem').filter({ hasText: 'Zema' });
  await card(page).getByRole('button', { name: 'Favoritar', exact: true }).click();
  await page.getByLabel('Nome completo').fill('Maria da Silva');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill('segredo-1');
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await expect(page.getByText('Você já pode fazer login.')).toBeVisible();
  await setHidden(page, true);
  // A look back takes nothing from the link.
  await setHidden(page, false);
  await setHidden(page, true);

  const opened = await context.newPage();
  await opened.goto(await linkFor(page, email));
  await expect(opened).toHaveURL('/candidatos-2026');
  const dialog = opened.getByRole('alertdialog', { name: 'Antes da sua primeira escolha' });
  await expect(dialog.getByText('Zema')).toBeVisible();
  await dialog.getByRole('button', { name: 'Concordo' }).click();
  await expect(opened.getByText('Adicionado aos favoritos')).toBeVisible();
  await opened.getByRole('button', { name: 'Desfazer' }).click();
  await expect(card(opened).getByRole('button', { name: 'Favoritar', exact: true })).toBeVisible();
  // A choice lies there until its save is answered.
  const left = () => opened.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  await expect.poll(left).not.toContain('Zema');

  // What was undone there is not done again where it began.
  await setHidden(page, false);
  await expect(page).toHaveURL('/candidatos-2026');
  await page.reload();
  await expect(card(page).getByRole('button', { name: 'Favoritar', exact: true })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
});
