import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

async function signUp(page: Page): Promise<void> {
  await page.goto('/auth?aba=cadastrar&volta=%2Fcandidatos-2026');
  await page.getByLabel('Nome completo').fill('Maria da Silva');
  await page.getByLabel('E-mail').fill(`pessoa-${randomUUID()}@exemplo.org`);
  await page.getByLabel('Senha', { exact: true }).fill('segredo-1');
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await expect(page).toHaveURL('/candidatos-2026');
}

async function markCandidate(page: Page, name: string, label: 'Favoritar' | 'Ignorar'): Promise<void> {
  const card = page.getByRole('listitem').filter({ hasText: name });
  await card.getByRole('button', { name: label, exact: true }).click();
  await expect(card.getByRole('button', { name: label.replace(/r$/, 'do') })).toBeVisible();
}

/** Marks the first deputy of the list and returns the name. */
async function favorDeputy(page: Page): Promise<string> {
  await page.goto('/deputados-federais');
  const heart = page.getByRole('button', { name: /^Favoritar / }).first();
  const name = ((await heart.getAttribute('aria-label')) ?? '').replace('Favoritar ', '');
  const saved = page.waitForResponse('**/rest/v1/usuario_deputados_relacao?*on_conflict*');
  await heart.click();
  await saved;
  return name;
}

/** Opens My Choices by the menu, as people do. */
async function openByMenu(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Escolhas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Minhas Escolhas' })).toBeFocused();
}

async function expectNoFault(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Without motion, so that nothing is judged in the middle of fading.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    expect(violations.map(({ id, nodes }) => [colorScheme, id, nodes.map((node) => node.html)])).toEqual([]);
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

test('a visitor is sent to sign in and comes back to the same tab', async ({ page }) => {
  await page.goto('/minhas-escolhas?aba=ignorados');
  await expect(page.getByText('Login necessário')).toBeVisible();
  await expect(page.getByText('Faça login para ver suas escolhas.')).toBeVisible();
  await expect(page).toHaveURL('/auth?volta=%2Fminhas-escolhas%3Faba%3Dignorados');
});

test('who chooses for the first time is told what it means, and the click is kept', async ({ page }) => {
  await signUp(page);
  const notice = page.getByRole('region', { name: 'Antes da sua primeira escolha' });
  await expect(notice).toBeVisible();
  await expectNoFault(page);
  await markCandidate(page, 'Zema', 'Favoritar');
  await expect(notice).toBeHidden();
  await page.reload();
  const card = page.getByRole('listitem').filter({ hasText: 'Zema' });
  await expect(card.getByRole('button', { name: 'Favoritado' })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('choices are listed, removed by keys, brought back and kept', async ({ page }) => {
  await signUp(page);
  await markCandidate(page, 'Zema', 'Favoritar');
  await markCandidate(page, 'Lula', 'Ignorar');
  const deputy = await favorDeputy(page);

  await openByMenu(page);
  await expect(page.getByRole('tab', { name: 'Favoritos (2)' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Ignorados (1)' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Candidatos à Presidência' })).toContainText('Zema');
  await expect(page.getByRole('region', { name: 'Deputados Federais' })).toContainText(deputy);
  await expectNoFault(page);

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
  const removal = page.getByRole('listitem').filter({ hasText: 'Removido dos favoritos' });
  await removal.getByRole('button', { name: 'Desfazer' }).click();
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

test('both screens say that nobody is chosen, and lead on', async ({ page }) => {
  await signUp(page);
  await openByMenu(page);
  await expect(page.getByText('Você ainda não favoritou nenhum candidato/político.')).toBeVisible();
  await expectNoFault(page);
  await page.goto('/minhas-escolhas-2026?aba=ignorados');
  await expect(page.getByText('Você ainda não ignorou nenhum candidato/político.')).toBeVisible();
  await page.getByRole('link', { name: 'Ver candidatos' }).click();
  await expect(page).toHaveURL('/candidatos-2026');
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/Failed to load resource: net::ERR_INTERNET_DISCONNECTED/] });

  test('a removal is taken back at once and the failure said', async ({ page, context }) => {
    await signUp(page);
    await markCandidate(page, 'Zema', 'Favoritar');
    await openByMenu(page);
    const remove = page.getByRole('button', { name: /^Remover .*Zema.* dos favoritos$/ });
    await expect(remove).toBeVisible();
    await context.setOffline(true);
    await remove.click();
    await expect(page.getByText('Não foi possível remover favorito.')).toBeVisible();
    await expect(remove).toBeVisible();
  });
});
