import { expect, test } from './fixtures.ts';
import { sidewaysScroll } from './support/axe.ts';
import { unmarked } from './support/fit.ts';
import { shiftOf, watchShift } from './support/layout-shift.ts';

/** The net under every journey, torn on purpose: each hole is noted, and what is noted fails the journey. */
test.fail('what is noted fails a journey', ({ problems }) => {
  problems.push('broken');
});

test('an error in the console is noted', async ({ page, problems }) => {
  await page.goto('/favicon.svg');
  await page.evaluate(() => {
    console.error('broken');
  });
  await expect.poll(() => problems.splice(0)).toEqual([expect.stringContaining('console: broken')]);
});

test('an uncaught error is noted', async ({ page, problems }) => {
  await page.goto('/favicon.svg');
  await page.evaluate(() => {
    queueMicrotask(() => {
      throw new Error('broken');
    });
  });
  await expect.poll(() => problems.splice(0)).toEqual(['uncaught: broken']);
});

test.describe('whatever the console says about it', () => {
  // The site's own policy would stop the request before the net could.
  test.use({ expectedErrors: [/./], bypassCSP: true });

  test('a request to a foreign origin is noted', async ({ page, problems }) => {
    await page.goto('/favicon.svg');
    await page.evaluate(() => fetch('https://example.com/', { mode: 'no-cors' }).then(String, String));
    expect(problems.splice(0)).toEqual(['request to a foreign origin: GET https://example.com/']);
  });

  test('a remote photo is answered without a network', async ({ page }) => {
    await page.goto('/favicon.svg');
    const width = await page.evaluate(async () => {
      const image = new Image();
      image.src = 'https://upload.wikimedia.org/any.jpg';
      await image.decode();
      return image.naturalWidth;
    });
    expect(width).toBe(300);
  });
});

test('what jumps on a watched page is summed up', async ({ page }) => {
  await watchShift(page);
  await page.goto('/sobre');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('main').evaluate((main) => {
    main.prepend(Object.assign(document.createElement('p'), { textContent: 'A line. '.repeat(300) }));
  });
  await expect.poll(() => shiftOf(page)).toBeGreaterThan(0.02);
});

test('what is wider than a phone is measured', async ({ page }) => {
  await page.goto('/sobre');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  await page.locator('main').evaluate((main) => {
    const block = main.appendChild(document.createElement('div'));
    Object.assign(block.style, { width: '500px', height: '1px' });
  });
  await expect.poll(() => sidewaysScroll(page)).toBeGreaterThan(0);
});

test('what is chosen and looks like the rest in the system’s colours is found', async ({ page }) => {
  await page.goto('/sobre');
  await page.emulateMedia({ forcedColors: 'active' });
  const link = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Candidatos' });
  await expect(link).toBeVisible();
  expect(await unmarked(page)).toEqual([]);
  await link.evaluate((element) => element.setAttribute('aria-current', 'page'));
  expect(await unmarked(page)).toEqual(['Candidatos']);
});
