import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectNoFaultAtBothSizes } from '../support/axe.ts';
import { shiftOf, watchShift } from '../support/layout-shift.ts';
import { acacioFavacho, choiceConsentVersion, enter, oneDeputyIn } from '../support/people.ts';
import { choiceStored } from '../support/writes.ts';

/** Opens My Choices by the menu, as people do. */
async function openByMenu(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Escolhas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Minhas Escolhas' })).toBeFocused();
}

test('a visitor is sent to sign in and comes back to the same tab', async ({ page }) => {
  await page.goto('/minhas-escolhas?aba=ignorados');
  await expect(page.getByText('Login necessário')).toBeVisible();
  await expect(page.getByText('Faça login para ver suas escolhas.')).toBeVisible();
  await expect(page).toHaveURL('/auth?volta=%2Fminhas-escolhas%3Faba%3Dignorados');
});

test('who chooses for the first time is asked at the tap, and the act waits for the button', async ({
  page,
  context,
}) => {
  const { db } = await enter(context, { hasNotAgreed: true });
  await page.goto('/candidatos-2026');
  const question = page.getByRole('alertdialog', { name: 'Antes da sua primeira escolha' });
  const card = page.getByRole('listitem').filter({ hasText: 'Zema' });
  await card.getByRole('button', { name: 'Favoritar', exact: true }).click();
  await expect(question).toBeVisible();
  await expectNoFaultAtBothSizes(page);
  await choiceStored(page, () => question.getByRole('button', { name: 'Concordo' }).click());
  await expect(question).toBeHidden();
  const { data: consents } = await db.from('consentimentos').select('finalidade, versao').throwOnError();
  expect(consents).toEqual([{ finalidade: 'escolhas', versao: choiceConsentVersion }]);
  await page.reload();
  await expect(card.getByRole('button', { name: 'Favoritado' })).toBeVisible();
  await expect(question).toBeHidden();
});

test('choices are listed, removed by keys, brought back and kept', async ({ page, context }) => {
  const deputy = 'Acácio Favacho';
  await enter(context, { favorites: ['Zema'], ignored: ['Lula'], favoriteDeputies: [acacioFavacho] });
  await page.goto('/');
  await openByMenu(page);
  await expect(page.getByRole('tab', { name: 'Favoritos (2)' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Ignorados (1)' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Candidatos à Presidência' })).toContainText('Zema');
  await expect(page.getByRole('region', { name: 'Deputados Federais' })).toContainText(deputy);

  await page.getByRole('button', { name: `Remover ${deputy} dos favoritos` }).focus();
  const patched = page.waitForRequest(
    (request) => request.method() === 'PATCH' && request.url().includes('/usuario_deputados_relacao?'),
  );
  await page.keyboard.press('Enter');
  const patch = await patched;
  expect(patch.postDataJSON()).toEqual({ favorito: false });
  expect(new URL(patch.url()).searchParams.get('id')).toMatch(/^eq\.[0-9a-f-]{36}$/);
  const group = page.getByRole('heading', { level: 2, name: 'Deputados Federais' });
  await expect(group).toBeFocused();
  await patch.response();
  const removal = page.getByRole('listitem').filter({ hasText: 'Removido dos favoritos' });
  await choiceStored(page, () => removal.getByRole('button', { name: 'Desfazer' }).click());
  await expect(page.getByRole('link', { name: deputy })).toBeVisible();
  await expect(group).toBeFocused();
  await page.reload();
  await expect(page.getByRole('link', { name: deputy })).toBeVisible();
  await page.getByRole('tab', { name: 'Ignorados (1)' }).click();
  await expect(page).toHaveURL('/minhas-escolhas?aba=ignorados');
  await expect(page.getByRole('link', { name: /Lula/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Favoritos (2)' }).click();
  await page.getByRole('link', { name: 'Análise Política IA' }).click();
  await expect(page).toHaveURL('/analise-politica');
});

test('sixty-eight favourites are read on nine screens of a phone, and marked under a bar that hides what it covers', async ({
  page,
  context,
}) => {
  const favoriteDeputies = (await oneDeputyIn(7)).slice(0, 65);
  await enter(context, { favorites: ['Lula', 'Zema', 'Renan Santos'], favoriteDeputies });
  await page.setViewportSize({ width: 360, height: 740 });
  await watchShift(page);
  await page.goto('/minhas-escolhas');
  await expect(page.getByRole('tab', { name: 'Favoritos (68)' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Votos em comum' }).getByRole('listitem')).toHaveCount(45);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9 * 740);
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
  const candidates = page.getByRole('region', { name: 'Candidatos à Presidência' }).getByRole('listitem');
  for (const row of await candidates.all()) expect((await row.boundingBox())?.height).toBeLessThanOrEqual(76);

  await page.getByRole('button', { name: 'Comparar' }).click();
  await page.getByText('São Paulo', { exact: true }).click();
  const boxes = page.getByRole('region', { name: 'Deputados Federais' }).getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  const bar = page.getByText('2 marcados').locator('xpath=../..');
  await expect(bar).toHaveCSS('background-color', /^rgb\(/);
  await expectNoFaultAtBothSizes(page);
  await page.getByRole('link', { name: 'Comparar', exact: true }).click();
  await expect(page).toHaveURL(/\/comparar\?deputados=\d+,\d+$/);
});

test('both screens say that nobody is chosen, and lead on', async ({ page, context }) => {
  await enter(context);
  await page.goto('/');
  await openByMenu(page);
  await expect(page.getByText('Você ainda não favoritou nenhum candidato/político.')).toBeVisible();
  await expectNoFaultAtBothSizes(page);
  await page.goto('/minhas-escolhas-2026?aba=ignorados');
  await expect(page.getByText('Você ainda não ignorou nenhum candidato/político.')).toBeVisible();
  await page.getByRole('link', { name: 'Ver candidatos' }).click();
  await expect(page).toHaveURL('/candidatos-2026');
});

test.describe('without a network', () => {
  // The optional notice or the session's confirmation may outlast the network.
  test.use({
    expectedErrors: [
      /ERR_INTERNET_DISCONNECTED|failed to load (TypeError: Failed to fetch|Error: Unable to preload CSS)|_getUser/,
    ],
  });

  test('a removal waits, is listed with what can be done, and may be dropped', async ({ page, context }) => {
    await enter(context, { favorites: ['Zema'] });
    await page.goto('/minhas-escolhas');
    const remove = page.getByRole('button', { name: /^Remover .*Zema.* dos favoritos$/ });
    await expect(remove).toBeVisible();
    await context.setOffline(true);
    await remove.click();
    const waiting = page.getByRole('region', { name: 'Aguardando rede' });
    await expect(waiting.getByRole('link', { name: 'Zema' })).toBeVisible();
    await expect(waiting.getByRole('button', { name: 'Tentar agora' })).toBeVisible();
    await expect(remove).toHaveCount(0);
    await waiting.getByRole('button', { name: 'Descartar Zema' }).click();
    await expect(remove).toBeVisible();
    await expect(waiting).toHaveCount(0);
  });
});
