import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectNoFault } from '../support/axe.ts';
import { expectStill, forgetFonts, watchShift } from '../support/layout-shift.ts';
import {
  keptReads,
  takeOffline,
  workerIsInCharge,
  workerIsReady,
  workerKeepsScriptOf,
} from '../support/offline.ts';
import { enter } from '../support/people.ts';

const candidate = '/candidato/1d406712-5c3f-53c5-9a30-baef40954369';
const neverOpened = '/candidato/1deb40c3-1e3d-599d-bbab-2c4f653e237a';
const deputy = '/deputado-federal/160541';

const readAt = /Sem conexão\. Mostrando dados salvos\. Lidos em \d\d\/\d\d\/\d{4}, às \d\d:\d\d\./;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const band = (page: Page) => page.getByRole('status').filter({ hasText: 'Sem conexão' });

/** The same in the words of each key, without ids and filters: 'candidates list'. */
async function keptNames(page: Page): Promise<string[]> {
  const keys = await keptReads(page);
  return keys.map((key) => [...key.matchAll(/"([a-zA-Z-]+)"(?!:)/g)].map(([, word]) => word).join(' '));
}

/** One text of Cache Storage and IndexedDB, and the requested addresses. */
function everythingKept(page: Page): Promise<{ text: string; addresses: string[] }> {
  return page.evaluate(async () => {
    const found: string[] = [];
    const addresses: string[] = [];
    for (const name of await caches.keys()) {
      const store = await caches.open(name);
      for (const request of await store.keys()) {
        const answer = await store.match(request);
        addresses.push(decodeURIComponent(request.url));
        found.push(name, request.url, JSON.stringify([...request.headers]), (await answer?.text()) ?? '');
        found.push(JSON.stringify([...(answer?.headers ?? [])]));
      }
    }
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(`${request.error?.message}`));
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name));
      for (const table of database.objectStoreNames) {
        const rows: unknown = await settled(database.transaction(table).objectStore(table).getAll());
        found.push(name, table, JSON.stringify(rows));
      }
      database.close();
    }
    return { text: found.join('\n'), addresses };
  });
}

test.use({ serviceWorkers: 'allow' });

test.describe('a first visit whose network goes', () => {
  test.use({
    serviceWorkers: 'block',
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module/],
  });

  test('shows its notice once its own scripts are there, and takes it back with the network', async ({
    page,
  }) => {
    // Idle work never begins: the first idle moment never comes.
    await page.addInitScript(() => {
      const wait = window.requestIdleCallback.bind(window);
      window.requestIdleCallback = (run, options) => {
        const { dataset } = document.documentElement;
        if (dataset['waits']) return wait(run, options);
        dataset['waits'] = 'yes';
        return 0;
      };
    });
    await watchShift(page);
    await page.goto('/sobre');
    await expect(heading(page, 'Sobre e método')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-waits', 'yes');
    await forgetFonts(page);
    await page.context().setOffline(true);
    await expect(band(page)).toHaveText('Sem conexão com a internet.');
    await page.context().setOffline(false);
    await expect(band(page)).toHaveCount(0);
    await page.context().setOffline(true);
    await expect(band(page)).toContainText('Sem conexão');
    await expectStill(page, 'the page under its notice');
  });

  test('is found as it was by React when the scripts come later, and its notice comes and goes', async ({
    page,
  }) => {
    let letThrough = () => {};
    const gate = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      await gate;
      await route.fulfill({ response });
    });
    await page.goto('/sobre', { waitUntil: 'domcontentloaded' });
    await expect(heading(page, 'Sobre e método')).toBeVisible();
    await page.context().setOffline(true);
    letThrough();
    await expect(band(page)).toContainText('Sem conexão');
    await page.context().setOffline(false);
    await expect(band(page)).toHaveCount(0);
    await expect(heading(page, 'Sobre e método')).toBeVisible();
  });
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module/] });

  test('what was read is there again with its date', async ({ page }) => {
    await page.goto('/candidatos-2026');
    await expect(page.getByRole('heading', { level: 3, name: 'Zema' })).toBeVisible();
    await workerIsReady(page);
    const ofList = ['candidates list', 'candidates summary'];
    await expect.poll(() => keptNames(page)).toEqual(expect.arrayContaining(ofList));
    await page.goto(candidate);
    await expect(page.getByText('81 anos')).toBeVisible();
    const ofRecord = [...ofList, 'candidates detail'];
    await expect.poll(() => keptNames(page)).toEqual(expect.arrayContaining(ofRecord));
    await page.goto(deputy);
    await expect(page.getByText('Arthur César Pereira de Lira').first()).toBeVisible();
    // The parties come with the deputy: their full names are in the profile.
    const ofDeputy = [...ofRecord, 'deputies detail', 'deputies parties'];
    await expect.poll(() => keptNames(page)).toEqual(expect.arrayContaining(ofDeputy));

    await takeOffline(page);
    await page.reload();
    await expect(heading(page, 'Arthur Lira')).toBeVisible();
    await expect(band(page)).toHaveText(readAt);
    await expectNoFault(page);
    await page.goto(candidate);
    await expect(page.getByText('81 anos')).toBeVisible();
    await expect(band(page)).toHaveText(readAt);
    await page.goto('/candidatos-2026');
    await expect(page.getByRole('heading', { level: 3, name: 'Zema' })).toBeVisible();
    await expect(band(page)).toHaveText(readAt);
  });

  test('what was never read says what it needs', async ({ page }) => {
    await workerIsInCharge(page);
    await takeOffline(page);
    await page.goto(neverOpened);
    await expect(band(page)).toHaveText('Sem conexão. O que esta página mostra precisa de internet.');
    await expectNoFault(page);
    await page.goto('/nada');
    await expect(heading(page, 'Oops! Page not found')).toBeVisible();
    await page.goto('/auth');
    await expect(heading(page, 'Esta página não abriu')).toBeVisible();
    await expect(page.getByText(/^Esta página ainda não foi aberta neste aparelho/)).toBeVisible();
    await expectNoFault(page);
  });

  test('a choice waits for the network, and nothing of a person is kept beside the public reads', async ({
    page,
    context,
  }) => {
    const person = await enter(context, { favorites: ['Zema'] });
    await page.goto('/minhas-escolhas');
    await expect(page.getByRole('link', { name: /Zema/ })).toBeVisible();
    await workerIsReady(page);
    await page.goto(candidate);
    await expect.poll(() => keptNames(page)).toContain('candidates detail');
    await page.goto('/candidatos-2026');
    const card = page.getByRole('listitem').filter({ hasText: 'Zema' });
    await expect(card.getByRole('button', { name: 'Favoritado' })).toBeVisible();
    await expect.poll(() => keptNames(page)).toContain('candidates list');
    await workerKeepsScriptOf(page, 'Antes da sua primeira escolha');

    const { text, addresses } = await everythingKept(page);
    expect(
      addresses.filter(
        (address) => !/\/(assets|public-reads)\/|\/[\w.-]+\.(html|js|svg|webmanifest)\b/.test(address),
      ),
    ).toEqual([]);
    const tokens = person.stored.flatMap(({ value }) => value.match(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g) ?? []);
    expect(tokens.length).toBeGreaterThan(0);
    const secrets = [
      ...tokens,
      person.id,
      person.email,
      '"favorito":true',
      '"favorito":false',
      '"refresh_token":',
    ];
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);

    await context.setOffline(true);
    await card.getByRole('button', { name: 'Favoritado' }).click();
    await expect(card.getByText('Aguardando rede')).toBeVisible();
    await context.setOffline(false);
    await expect(card.getByText('Aguardando rede')).toHaveCount(0);
    await expect(card.getByRole('button', { name: 'Favoritar' })).toBeVisible();

    await page.goto('/settings?aba=seguranca');
    await page.getByRole('button', { name: 'Sair da Conta' }).click();
    await expect(page.getByText('Logout realizado com sucesso')).toBeVisible();
    await expect
      .poll(async () => (await keptReads(page)).filter((key) => key.includes('detail')))
      .toEqual([]);
    const { addresses: left } = await everythingKept(page);
    expect(left.filter((address) => address.includes('/candidato/'))).toEqual([]);
  });

  test('the days of the data are there with their last copy, and go on paper as a table', async ({
    page,
  }) => {
    await page.goto('/dados');
    const health = page.getByRole('region', { name: 'Saúde dos dados' });
    await expect(health.getByText(/^[\d.]+ votações nominais\.$/).filter({ visible: true })).toBeVisible();
    await expect(page.getByText(/^feitos em \d{2}\/\d{2}\/\d{4}$/)).toBeVisible();
    await workerIsReady(page);
    await page.reload();
    await expect(page.getByText(/^feitos em \d{2}\/\d{2}\/\d{4}$/)).toBeVisible();
    await expect.poll(() => keptReads(page)).toHaveLength(2);

    await takeOffline(page);
    await page.reload();
    await expect(heading(page, 'Dados: de quando são e onde baixar')).toBeVisible();
    await expect(band(page)).toHaveText(readAt);
    await expect(health.getByText('Eleitos para a Câmara').filter({ visible: true })).toBeVisible();
    await expect(page.getByText('1.199 linhas').filter({ visible: true })).toBeVisible();
    await expectNoFault(page);

    await page.emulateMedia({ media: 'print' });
    await expect(health.getByRole('table', { name: 'Situação de cada conjunto de dados' })).toBeVisible();
    await expect(health.getByRole('listitem')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Baixar / })).toHaveCount(0);
  });
});
