import { addressesOf, siteMap } from '../../src/lib/site-map.ts';
import { expect, test } from '../fixtures.ts';
import { scripts } from '../support/held-scripts.ts';
import { clariana, dataLine, deputiesLine } from '../support/published.ts';

test.describe('a page without scripts', () => {
  // A number that is nobody's is requested from the head as well.
  test.use({
    expectedErrors: [/ERR_FAILED \(.*\/assets\/|status of 500 .*\/camara-proxy/],
    scriptsArrive: false,
  });

  test('says that the page did not load whole, and how to ask again', async ({ page }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto('/sobre');
    const notice = page.getByRole('alert');
    await expect(notice).toHaveText(
      'O site não terminou de carregar. Verifique sua conexão. Tentar novamente',
    );
    await page.unroute(scripts);
    await notice.getByRole('link', { name: 'Tentar novamente' }).click();
    await expect(page.getByRole('radio', { name: 'Escuro' })).toBeAttached();
    await expect(notice).toHaveCount(0);
  });

  test('says that a part did not come once the next act did not help, and opens anew with it', async ({
    page,
    request,
  }) => {
    const html = await (await request.get('/sobre')).text();
    const named = [...html.matchAll(/\/assets\/[^"'\s]+\.js/g)].map(([file]) => file);
    await page.route(scripts, (route) =>
      named.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
    );
    const failed = page.waitForEvent('console', (line) => line.text().includes('failed to load'));
    await page.goto('/sobre');
    await failed;
    await page.getByRole('heading', { level: 1 }).click();
    const notice = page.getByRole('alert');
    await expect(notice).toHaveText('Parte do site não carregou. Verifique sua conexão. Tentar novamente');
    await page.unroute(scripts);
    await notice.getByRole('link', { name: 'Tentar novamente' }).click();
    await expect(page.getByRole('radio', { name: 'Escuro' })).toBeAttached();
    await expect(notice).toHaveCount(0);
  });

  test('shows the form of the sign-in at every address of it', async ({ page }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto('/auth?aba=cadastrar');
    await expect(page.getByText('O site não terminou de carregar.')).toBeVisible();
    await expect(page.getByText('Abrindo...')).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  });

  test('is read as it was prerendered, says of which moment it is, and its links lead on', async ({
    page,
  }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 3, name: 'Clariana Barão' })).toBeVisible();
    await expect(page.getByText(dataLine)).toBeVisible();
    await page.getByRole('link', { name: 'Candidatos', exact: true }).click();
    await expect(page).toHaveURL('/candidatos-2026');
    await page.getByRole('link', { name: 'Clariana Barão' }).click();
    await expect(page).toHaveURL(clariana);
    await expect(page.getByRole('heading', { level: 1, name: 'Clariana Barão' })).toBeVisible();
    await expect(page.getByText(dataLine)).toBeVisible();
    await page.goto('/resultado-2026');
    await expect(page.getByText('56.104.503').filter({ visible: true })).toHaveCount(1);
    await expect(page.getByText(dataLine)).toBeVisible();
    await page.goto('/deputados-federais');
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(50);
    await expect(page.getByText(/^Fonte: Dados Abertos da Câmara/)).toContainText(deputiesLine);
    await expect(page.getByRole('link', { name: 'Acácio Favacho' })).toHaveAttribute(
      'href',
      '/deputado-federal/204379',
    );
    await page.goto('/deputado-federal/160541');
    await expect(page.getByRole('heading', { level: 1, name: 'Arthur Lira' })).toBeVisible();
    await expect(page.getByText('Alagoas (AL) · No cargo')).toBeVisible();
    await expect(page.getByText('Partido e situação em 22/08/2026')).toBeVisible();
    await page.goto('/deputado-federal/999999');
    await expect(page.getByText('Carregando...'), 'who is not in exercise has no file').toBeVisible();
    await page.goto('/privacidade');
    await expect(page.getByRole('heading', { level: 1, name: 'Privacidade' })).toBeVisible();
  });

  test('offers nobody with a session to sign in', async ({ page }) => {
    await page.route(scripts, (route) => route.abort());
    const session = JSON.stringify({ access_token: 'ficha', expires_at: 0, user: { id: 'u1' } });
    for (const path of ['/', '/auth']) {
      await page.goto(path);
      await page.evaluate((text) => localStorage.setItem('sb-127-auth-token', text), session);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: /^Entrar/ })).toHaveCount(0);
      await expect(page.getByRole('textbox', { name: 'Senha' })).toHaveCount(0);
      await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveCount(0);
    }
    await expect(page.getByText('Verificando sua sessão...')).toBeVisible();
  });
});

test.describe('with JavaScript turned off', () => {
  test.use({ javaScriptEnabled: false, scriptsArrive: false });

  test('nothing is said to be loading, and what is missing is said', async ({ page }) => {
    for (const path of addressesOf(siteMap).pages) {
      await page.goto(path);
      await expect(page.locator('noscript')).toBeVisible();
      await expect(page.getByText(/\.\.\.$/).filter({ visible: true }), path).toHaveCount(0);
      await expect(page.locator('[aria-busy]').filter({ visible: true }), path).toHaveCount(0);
    }
  });
});
