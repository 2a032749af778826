import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { workerIsInCharge } from '../support/offline.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();

test.describe('a browser inside another app, without storages', () => {
  test('reads every page though each of them is null', async ({ page }) => {
    await page.addInitScript(() => {
      for (const store of ['localStorage', 'sessionStorage', 'caches'])
        Object.defineProperty(window, store, { get: () => null });
    });
    for (const path of ['/', '/candidatos-2026', '/deputado-federal/160541', '/auth', '/sobre']) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
    }
  });
});

test.describe('a provider that throws', () => {
  test.use({ expectedErrors: [/The application stopped|planted/], scriptsArrive: false });

  test('leaves the prerendered page readable, with one line', async ({ page }) => {
    await page.addInitScript(() => {
      // What the session's provider listens to.
      const listen = window.addEventListener.bind(window);
      Object.assign(window, {
        addEventListener: (...[name, ...rest]: Parameters<typeof listen>) => {
          if (name === 'storage') throw new Error('planted');
          listen(name, ...rest);
        },
      });
    });
    await page.goto('/candidatos-2026');
    await expect(page.getByRole('alert')).toContainText('Textos e links, não.');
    await expect(heading(page)).toHaveText('Candidatos 2026');
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Clariana Barão' }).click();
    await expect(page).toHaveURL(/\/candidato\//);
  });
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: [/status of 40\d|MIME/] });

  test('a deputy out of exercise, who has no file, opens on every visit', async ({ page }) => {
    await workerIsInCharge(page);
    for (let visit = 0; visit < 3; visit += 1) {
      const response = await page.goto('/deputado-federal/74158');
      expect(response?.fromServiceWorker()).toBe(true);
      await expect(heading(page)).toBeVisible();
      await expect(page.getByText('Não encontrado')).toHaveCount(0);
    }
  });

  test('code that comes is kept, and what is not found is asked for again', async ({ page }) => {
    await workerIsInCharge(page);
    await page.goto('/comparar');
    const kept = () => page.evaluate(async () => (await (await caches.open('assets')).keys()).length);
    await expect.poll(kept).toBeGreaterThan(0);
    const found = await page.evaluate(async () => {
      const ask = async () => (await fetch('/assets/0000000.js')).status;
      return [await ask(), await ask(), await (await caches.open('assets')).match('/assets/0000000.js')];
    });
    expect(found).toEqual([404, 404, undefined]);
  });

  test('pages that were kept in the place of scripts are healed by the next visit', async ({ page }) => {
    await workerIsInCharge(page);
    const spoilt = await page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('workbox-precache'));
      let count = 0;
      for (const name of names) {
        const store = await caches.open(name);
        for (const request of await store.keys()) {
          const headers = { 'content-type': 'text/html' };
          await store.put(request, new Response('<h1>Wi-Fi do café</h1>', { headers }));
          count += 1;
        }
      }
      return count;
    });
    expect(spoilt).toBeGreaterThan(20);
    for (const path of ['/sobre', '/minhas-escolhas', '/candidatos-2026']) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      await expect(page.getByText('Wi-Fi do café')).toHaveCount(0);
    }
  });
});
