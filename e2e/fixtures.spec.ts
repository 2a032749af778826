import { expect, test } from './fixtures.ts';

/** The net under every journey, torn on purpose: each of these is expected to fail, and would fail if it did not. */
test.fail('an error in the console fails a journey', async ({ page }) => {
  await page.goto('/favicon.svg');
  await page.evaluate(() => {
    console.error('broken');
  });
});

test.fail('an uncaught error fails a journey', async ({ page }) => {
  await page.goto('/favicon.svg');
  const thrown = page.waitForEvent('pageerror');
  await page.evaluate(() => {
    queueMicrotask(() => {
      throw new Error('broken');
    });
  });
  await thrown;
});

test.describe('whatever the console says about it', () => {
  // The site's own policy would stop the request before the net could.
  test.use({ expectedErrors: [/./], bypassCSP: true });

  test.fail('a request to a foreign origin fails a journey', async ({ page }) => {
    await page.goto('/favicon.svg');
    await page.evaluate(() => fetch('https://example.com/', { mode: 'no-cors' }).then(String, String));
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
