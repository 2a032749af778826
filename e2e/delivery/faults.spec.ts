import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { demoPerson, enter, newPerson, type Person, signInAs } from '../support/people.ts';

const asFavorite = { favorito: true, ignorado: false };

async function marksOf({ db }: Person) {
  const { data } = await db.from('usuario_candidatos_relacao').select('favorito, ignorado').throwOnError();
  return data;
}

const cardOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('a click is kept though its page is left at once', async ({ page, context }) => {
  const person = await enter(context);
  await page.goto('/candidatos-2026');
  for (const name of ['Zema', 'Ronaldo Caiado']) {
    await cardOf(page, name).getByRole('button', { name: 'Favoritar' }).click();
    await expect(cardOf(page, name).getByRole('button', { name: 'Favoritado' })).toBeVisible();
    await page.goto('/sobre');
    await page.goto('/candidatos-2026');
    await expect(cardOf(page, name).getByRole('button', { name: 'Favoritado' })).toBeVisible();
  }
  await expect.poll(() => marksOf(person)).toEqual([asFavorite, asFavorite]);
});

test('a click is kept though no answer ever comes and its page is left at once', async ({
  page,
  context,
}) => {
  const person = await enter(context);
  await page.goto('/candidatos-2026');
  await page.route('**/rest/v1/usuario_candidatos_relacao?*', (route) =>
    route.request().method() === 'POST' ? new Promise<void>(() => {}) : route.fallback(),
  );
  await cardOf(page, 'Zema').getByRole('button', { name: 'Favoritar' }).click();
  await expect(cardOf(page, 'Zema').getByRole('button', { name: 'Favoritado' })).toBeVisible();
  await page.close();
  const next = await context.newPage();
  await next.goto('/candidatos-2026');
  await expect(cardOf(next, 'Zema').getByRole('button', { name: 'Favoritado' })).toBeVisible();
  await expect.poll(() => marksOf(person)).toEqual([asFavorite]);
});

test.describe('an account that was erased', () => {
  test.use({
    expectedErrors: [
      /(?:401|403) .*\/(?:rest\/v1\/usuario_|auth\/v1\/(?:user|logout))|400 .*\/auth\/v1\/token\?grant_type=refresh/,
    ],
  });

  test('another browser of an account that was erased leaves its screens with a word', async ({
    page,
    context,
  }) => {
    const person = await enter(context, { favorites: ['Zema'] });
    await page.goto('/minhas-escolhas');
    await expect(page.getByRole('link', { name: /Zema/ })).toBeVisible();
    await person.db.rpc('excluir_minha_conta').throwOnError();
    await page.reload();
    await expect(page.getByText('Sua sessão terminou. Entre de novo.')).toBeVisible();
    await expect(page).toHaveURL('/auth?volta=%2Fminhas-escolhas');
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Entrar' }).first()).toBeVisible();
  });
});

test.describe('a sign-out without an answer', () => {
  test.use({ expectedErrors: [/auth\/v1\/logout|TypeError: Failed to fetch/] });

  test('the header’s button has the focus back, and signs out when it is pressed again', async ({
    page,
    context,
  }) => {
    await signInAs(context, await demoPerson('Administrador'));
    await page.goto('/admin');
    const leave = page.getByRole('button', { name: 'Sair' });
    await page.route('**/auth/v1/logout*', (route) => route.abort());
    await leave.press('Enter');
    await expect(page.getByText('Erro ao fazer logout')).toBeVisible();
    await expect(leave).toBeFocused();
    await page.unroute('**/auth/v1/logout*');
    await leave.press('Enter');
    await expect(page.getByText('Logout realizado com sucesso')).toBeVisible();
  });
});

test('signing out in one tab takes what is personal off the other', async ({ page, context }) => {
  await enter(context, { favorites: ['Zema'] });
  await page.goto('/minhas-escolhas');
  await expect(page.getByRole('link', { name: /Zema/ })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/settings?aba=seguranca');
  await other.getByRole('button', { name: 'Sair da Conta' }).click();
  await expect(other.getByText('Logout realizado com sucesso')).toBeVisible();
  await page.bringToFront();
  await expect(page.getByText('Sua sessão terminou. Entre de novo.')).toBeVisible();
  await expect(page).toHaveURL('/auth?volta=%2Fminhas-escolhas');
  await expect(page.getByText('Zema')).toHaveCount(0);
  await page.goBack();
  await page.goForward();
  await expect(page.getByText('Zema')).toHaveCount(0);
});

test('a choice made in between is there on going back and forward', async ({ page, context }) => {
  await enter(context);
  await page.goto('/candidatos-2026');
  const card = cardOf(page, 'Zema');
  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Zema/ })).toBeVisible();
  await page.getByRole('button', { name: 'Ignorar' }).click();
  await expect(page.getByText('Candidato ignorado')).toBeVisible();
  await page.goBack();
  await expect(card.getByRole('button', { name: 'Ignorado' })).toBeVisible();
  await card.getByRole('button', { name: 'Ignorado' }).click();
  await expect(page.getByText('Removido dos ignorados')).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: /Zema/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ignorar' })).toBeVisible();
});

test('a reader whose browser denies every storage reads, signs in and chooses', async ({ page }) => {
  const { email, password } = await newPerson({ favorites: ['Ronaldo Caiado'] });
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/auth?volta=%2Fcandidatos-2026');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL('/candidatos-2026');
  await expect(cardOf(page, 'Ronaldo Caiado').getByRole('button', { name: 'Favoritado' })).toBeVisible();
  await cardOf(page, 'Zema').getByRole('button', { name: 'Favoritar' }).click();
  await expect(page.getByText('Adicionado aos favoritos')).toBeVisible();
});
