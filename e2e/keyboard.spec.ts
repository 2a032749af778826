import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './support/held-scripts.ts';
import { press, tabTo } from './support/keyboard.ts';
import { enterPanel } from './support/panel.ts';
import { enter, newPerson } from './support/people.ts';
import { choiceStored } from './support/writes.ts';

/** Nobody turns a phone's page with a Tab key. */
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('a visitor finds a candidate and is led back to the place', async ({ page }) => {
  await page.goto('/');
  await press(page, page.getByRole('link', { name: 'Ver Todos os Candidatos' }).first());
  await expect(title(page, /Candidatos/)).toBeFocused();
  await press(page, page.getByRole('link', { name: 'Clariana Barão' }));
  await expect(title(page, 'Clariana Barão')).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Voltar' }));
  await expect(page.getByRole('link', { name: 'Clariana Barão' })).toBeFocused();
});

test('who is on a link of the first frame stays there as the page is drawn', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/nenhuma-pagina', { waitUntil: 'domcontentloaded' });
  const link = page.getByRole('link', { name: 'Sobre e método' }).first();
  await tabTo(page, link);
  release();
  await expect(title(page, 'Oops! Page not found')).toBeVisible();
  await expect(link).toBeFocused();
});

test('a visitor jumps to the search of deputies and narrows them by the list and the map of states', async ({
  page,
}) => {
  await page.goto('/deputados-federais');
  await expect(page.getByRole('link', { name: 'Acácio Favacho' })).toBeVisible();
  const toSearch = page.getByRole('link', { name: 'Ir para a busca' });
  await expect(toSearch).toHaveAttribute('accesskey', '3');
  await press(page, toSearch);
  await expect(page.getByRole('search', { name: 'Deputados' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Nome' })).toBeFocused();
  await tabTo(page, page.getByRole('combobox', { name: 'Estado (UF)' }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ama');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Estado (UF)' })).toContainText('Amapá');
  await press(page, page.getByRole('button', { name: 'PR 30 deputados, Paraná' }));
  await expect(page).toHaveURL(/uf=PR/);
  await press(page, page.getByRole('button', { name: 'PR 30 deputados, Paraná' }));
  await expect(page).not.toHaveURL(/uf=/);
});

test('a visitor finds a deputy by name and goes through the tabs of the page', async ({ page }) => {
  await page.goto('/deputados-federais');
  await expect(page.getByRole('link', { name: 'Acácio Favacho' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Nome' }).focus();
  await page.keyboard.type('favacho');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/nome=favacho/);
  await press(page, page.getByRole('link', { name: 'Acácio Favacho' }));
  await expect(title(page, 'Acácio Favacho')).toBeFocused();
  await tabTo(page, page.getByRole('tab', { name: 'Perfil' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Votações' })).toBeFocused();
  await expect(page).toHaveURL(/aba=votacoes/);
});

test('a visitor is sent to sign in by the heart, signs in and comes back', async ({ page }) => {
  const { email, password } = await newPerson();
  await page.goto('/candidatos-2026');
  const card = page.getByRole('listitem').filter({ hasText: 'Clariana Barão' });
  await press(page, card.getByRole('button', { name: 'Favoritar' }), 'Space');
  await expect(page.getByText('Faça login para favoritar candidatos.')).toBeVisible();
  await expect(title(page, 'Favoritar Clariana Barão')).toBeFocused();
  await tabTo(page, page.getByRole('tab', { name: 'Cadastrar' }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByLabel('E-mail'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Senha', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/candidatos-2026');
  await expect(card.getByRole('button', { name: 'Favoritado' })).toBeVisible();
});

test('somebody signed in chooses, removes, prepares the sheet and asks for the analysis', async ({
  page,
  context,
}) => {
  await enter(context, { favorites: ['Lula'] });
  await page.goto('/candidatos-2026');
  const card = page.getByRole('listitem').filter({ hasText: 'Clariana Barão' });
  await choiceStored(page, () => press(page, card.getByRole('button', { name: 'Favoritar' }), 'Space'));
  await expect(card.getByRole('button', { name: 'Favoritado' })).toBeFocused();

  await page.goto('/minhas-escolhas');
  const remove = page.getByRole('button', { name: 'Remover Clariana Barão dos favoritos' });
  await choiceStored(page, () => press(page, remove));
  await expect(page.getByRole('tab', { name: 'Favoritos (1)' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remover Lula dos favoritos' })).toBeFocused();

  await page.clock.setFixedTime('2026-10-25T12:00:00-03:00');
  await page.reload();
  await press(page, page.getByRole('button', { name: 'Imprimir cola em branco' }));
  const number = page.getByLabel('Número de presidente na folha');
  await expect(page.getByText('Nome: Lula')).toBeVisible();
  await tabTo(page, number);
  await page.keyboard.press('Home');
  await expect(page.getByText('Nome: Lula')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Imprimir cola em branco' })).toBeFocused();

  await page.goto('/minhas-escolhas');
  await press(page, page.getByRole('link', { name: 'Análise Política IA' }));
  await expect(title(page, 'Análise Política')).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Gerar Minha Análise' }));
  await expect(page.getByRole('heading', { name: 'Resultado da análise' })).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Nova Análise' }));
  await expect(title(page, 'Análise Política')).toBeFocused();
});

/** How far the focused element's ring reaches beyond what cuts it, in pixels. */
const cutOfRing = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    const strip = at?.closest('[role="tablist"], nav')?.getBoundingClientRect();
    if (!at || !strip) return [];
    const { outlineOffset, outlineWidth } = getComputedStyle(at);
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    const { top, bottom } = at.getBoundingClientRect();
    return [strip.top - (top - reach), bottom + reach - strip.bottom].filter((pixels) => pixels > 0.5);
  });

test('a strip that scrolls sideways cuts no ring of what has the focus in it', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await enterPanel(context);
  await page.goto('/settings');
  await tabTo(page, page.getByRole('tab', { name: 'Minhas Informações' }));
  expect(await cutOfRing(page)).toEqual([]);
  await page.goto('/admin');
  await tabTo(page, page.getByRole('link', { name: 'Candidatos', exact: true }));
  expect(await cutOfRing(page)).toEqual([]);
});

test('a button that works has the focus again, and one held down is pressed once', async ({
  page,
  context,
}) => {
  await enter(context);
  await page.goto('/settings?aba=dados');
  const file = page.getByRole('button', { name: 'Baixar meus dados' });
  // What keeps the focus comes after the first screen.
  await expect(async () => {
    const download = page.waitForEvent('download');
    await press(page, file);
    await download;
    await expect(file).toBeFocused({ timeout: 1_000 });
  }).toPass();

  // Folded on narrow screens alone.
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/votacoes');
  const filters = page.getByRole('button', { name: /^Filtros/ });
  await tabTo(page, filters);
  await expect(async () => {
    const before = await filters.getAttribute('aria-expanded');
    for (let turn = 0; turn < 4; turn += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    expect(await filters.getAttribute('aria-expanded')).not.toBe(before);
  }).toPass();
});

/** As Safari does: a pressed button gets no focus, and whoever had it loses it. */
async function focusNothingPressed(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener(
      'mousedown',
      (event) => {
        event.preventDefault();
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      },
      true,
    );
  });
}

test('a closed dialog leaves the focus on its button where a press focuses nothing, as in Safari', async ({
  page,
}) => {
  await focusNothingPressed(page);
  await page.goto('/candidato/1d406712-5c3f-53c5-9a30-baef40954369');
  const share = page.getByRole('button', { name: 'Compartilhar' });
  await share.click();
  await page.getByRole('button', { name: 'Fechar' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(share).toBeFocused();
});

test('a card taken off the list leaves the focus in the list where a press focuses nothing, as in Safari', async ({
  page,
  context,
}) => {
  await enter(context, { favorites: ['Lula', 'Zema'] });
  await focusNothingPressed(page);
  await page.goto('/?aba=favoritos');
  await page.getByRole('button', { name: 'Favoritado' }).first().click();
  await expect(page.getByRole('button', { name: 'Favoritado' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Favoritado' })).toBeFocused();
});
