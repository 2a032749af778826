import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoFault } from './support/axe.ts';
import { takeOffline, workerIsReady, workerKeepsScriptOf } from './support/offline.ts';
import { enter, newPerson, type Person, signInAs } from './support/people.ts';

const choicesApi = '**/rest/v1/usuario_candidatos_relacao?*';
const cardOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const on = (page: Page, name: string) => cardOf(page, name).getByRole('button', { name: 'Favoritado' });
const off = (page: Page, name: string) => cardOf(page, name).getByRole('button', { name: 'Favoritar' });
const waits = (page: Page, name: string) => cardOf(page, name).getByText('Aguardando rede');

/** Who is a favourite in the database, by name. */
async function favoritesOf({ db }: Person): Promise<string[]> {
  const { data } = await db
    .from('usuario_candidatos_relacao')
    .select('favorito, candidato:candidatos_presidencia_2026(nome)')
    .throwOnError();
  return data.map(({ favorito, candidato }) => `${candidato.nome} ${String(favorito)}`).sort();
}

/** The bodies of the choices that a page writes and the database answers. */
function writtenBy(page: Page): string[] {
  const written: string[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (request.method() !== 'POST' || !request.url().includes('/usuario_candidatos_relacao')) return;
    written.push(request.postData() ?? '');
  });
  return written;
}

/** Somebody else's session takes the place of the one that this browser keeps. */
async function becomes(page: Page, { stored }: Person): Promise<void> {
  await page.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, stored);
}

test.describe('without a network', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: [
      /ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module|_getUser|Failed to fetch/,
    ],
  });

  /** Three openings of one browser and one of another: over eight seconds. */
  test('three taps, a reload, one taken back and a new one become three writes, which another browser reads', async ({
    page,
    context,
    browser,
  }) => {
    const person = await enter(context, { ignored: ['Edmilson Costa'] });
    await page.goto('/candidatos-2026');
    await workerIsReady(page);
    const consents = page.waitForResponse(/\/consentimentos/);
    await page.reload();
    await consents;
    await expect(off(page, 'Zema')).toBeVisible();
    // The code that shows what waits, and asks before a first choice, comes last.
    await workerKeepsScriptOf(page, 'Antes da sua primeira escolha');

    const bringBack = await takeOffline(page);
    const three = ['Zema', 'Renan Santos', 'Ronaldo Caiado'];
    const expectWaiting = async (name: string) => {
      await expect(on(page, name)).toBeVisible();
      await expect(waits(page, name)).toBeVisible();
    };
    for (const name of three) {
      await off(page, name).click();
      await expectWaiting(name);
    }
    await expectNoFault(page);
    await page.reload();
    for (const name of three) await expectWaiting(name);
    await on(page, 'Zema').click();
    await expect(off(page, 'Zema')).toBeVisible();
    // Nothing of the account can be read since the reload.
    await off(page, 'Edmilson Costa').click();
    await expectWaiting('Edmilson Costa');

    const written = writtenBy(page);
    await bringBack();
    await expect(page.getByText('Aguardando rede')).toHaveCount(0);
    await expect.poll(() => written).toHaveLength(3);
    const kept = ['Edmilson Costa', 'Renan Santos', 'Ronaldo Caiado'];
    expect(await favoritesOf(person)).toEqual(kept.map((name) => `${name} true`));

    const elsewhere = await browser.newContext();
    await signInAs(elsewhere, person);
    const other = await elsewhere.newPage();
    await other.goto('/candidatos-2026');
    for (const name of kept) await expect(on(other, name)).toBeVisible();
    await expect(off(other, 'Zema')).toBeVisible();
    await elsewhere.close();
  });
});

test('the worker sends nothing by itself: it waits for no network and no message', async ({ page }) => {
  const worker = await (await page.request.get('/sw.js')).text();
  expect(worker).toMatch(/addEventListener\(["'`]fetch["'`]/);
  expect(worker).not.toMatch(/["'`](sync|periodicsync|push)["'`]/);
});

test('a tab that is killed in mid-send loses nothing and doubles nothing', async ({ page, context }) => {
  const person = await enter(context);
  await page.goto('/candidatos-2026');
  const arrived = new Array<Promise<unknown>>();
  await page.route(choicesApi, (route: Route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    // The first one reaches the database, none is ever answered.
    if (arrived.length === 0) arrived.push(route.fetch());
    return new Promise<void>(() => {});
  });
  await off(page, 'Zema').click();
  await expect(on(page, 'Zema')).toBeVisible();
  await expect.poll(() => arrived.length).toBe(1);
  await Promise.all(arrived);
  await off(page, 'Renan Santos').click();
  await expect(on(page, 'Renan Santos')).toBeVisible();
  await page.close();

  const next = await context.newPage();
  const written = writtenBy(next);
  await next.goto('/candidatos-2026');
  await expect.poll(() => favoritesOf(person)).toEqual(['Renan Santos true', 'Zema true']);
  await expect(on(next, 'Zema')).toBeVisible();
  await expect(on(next, 'Renan Santos')).toBeVisible();
  await expect(next.getByText('Aguardando rede')).toHaveCount(0);
  expect(written.length).toBeLessThanOrEqual(1);
});

test.describe('two people on one device', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('what one could not send is unseen and unsent while the other is there', async ({ page, context }) => {
    const first = await enter(context);
    const second = await newPerson();
    await page.goto('/candidatos-2026');
    // Nothing of the first person gets through, whoever sends it.
    await page.route(choicesApi, (route) =>
      route.request().postData()?.includes(first.id) ? route.abort('internetdisconnected') : route.fallback(),
    );
    await off(page, 'Zema').click();
    await expect(waits(page, 'Zema')).toBeVisible();

    await page.goto('/privacidade');
    await becomes(page, second);
    await page.goto('/candidatos-2026');
    const sent = new Array<string>();
    page.on('request', (request) => sent.push(request.postData() ?? ''));
    await off(page, 'Renan Santos').click();
    await expect(page.getByText('Adicionado aos favoritos')).toBeVisible();
    await expect(off(page, 'Zema')).toBeVisible();
    await expect(page.getByText('Aguardando rede')).toHaveCount(0);
    expect(sent.filter((body) => body.includes(first.id))).toEqual([]);
    expect(await favoritesOf(second)).toEqual(['Renan Santos true']);
    expect(await favoritesOf(first)).toEqual([]);

    await page.unroute(choicesApi);
    await becomes(page, first);
    await page.goto('/candidatos-2026');
    await expect.poll(() => favoritesOf(first)).toEqual(['Zema true']);
    await expect(on(page, 'Zema')).toBeVisible();
  });
});
