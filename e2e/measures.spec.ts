import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './fixtures.ts';
import { sidewaysScroll } from './support/axe.ts';
import { paleTexts } from './support/contrast.ts';
import { siteFolder } from './support/environment.ts';
import { brokenWords, cutHeadings, longLines, unmarked } from './support/fit.ts';
import { forgetFonts, isPainted, shiftOf, watchShift } from './support/layout-shift.ts';
import { setTextSize } from './support/text-size.ts';
import { strayTexts } from './support/words.ts';

test('no style sheet asks how a phone is held', async () => {
  const folder = path.join(siteFolder(), 'assets');
  const sheets = (await readdir(folder)).filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(2);
  for (const sheet of sheets)
    expect(await readFile(path.join(folder, sheet), 'utf8'), sheet).not.toMatch(/\(\s*orientation\s*:/);
});

test('what moves while its document is still being read counts for nothing', async ({ page }) => {
  let readOn = () => {};
  const held = new Promise<void>((resolve) => {
    readOn = resolve;
  });
  await page.route('**/meio.js', async (route) => {
    await held;
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  const [first, second] = ['Um', 'Dois'].map((word) => `<p style="font-size: 6rem">${word}</p>`);
  const body = `<div style="display: flex; justify-content: end">${first}<script src="/meio.js"></script>${second}</div>`;
  await page.route('**/lida', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await watchShift(page);
  await page.goto('/lida', { waitUntil: 'commit' });
  await expect(page.getByText('Um')).toBeVisible();
  await isPainted(page);
  readOn();
  await expect(page.getByText('Dois')).toBeVisible();
  await page.waitForLoadState();
  expect(await shiftOf(page)).toBe(0);
});

/** A measure that finds nothing here would find nothing anywhere. */
test.describe('a page that is spoiled', () => {
  // The site's own policy would stop a foreign request before the net could.
  test.use({ bypassCSP: true });

  test('every measure of the visits finds what is spoiled on purpose', async ({ page, problems }) => {
    await watchShift(page);
    await page.goto('/sobre');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await unmarked(page)).toEqual([]);
    const link = page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name: 'Candidatos' });
    await link.evaluate((element) => element.setAttribute('aria-current', 'page'));
    expect(await unmarked(page)).toEqual(['Candidatos']);
    expect(await strayTexts(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await forgetFonts(page);
    await page.emulateMedia({ forcedColors: null, colorScheme: 'dark' });
    expect(await paleTexts(page)).toEqual([]);
    await page.locator('main').evaluate((main) => {
      const spoiled = (words: string, style: object) => {
        const line = Object.assign(document.createElement('p'), { textContent: words });
        Object.assign(line.style, style);
        main.prepend(line);
      };
      spoiled('Claro demais', { color: '#767676', backgroundColor: 'rgb(255 255 255 / 0.98)' });
      spoiled('Claro o bastante', { color: '#767676', backgroundColor: '#fff' });
      spoiled('Grande', {
        color: 'color-mix(in srgb, #949494, #949494)',
        background: '#fff',
        fontSize: '24px',
      });
      spoiled('Esmaecido', { opacity: '0.3' });
      spoiled('Escuro sobre escuro', { color: '#57534e' });
      const field = (color: string, attributes: Record<string, string>) => {
        const made = document.createElement('input');
        for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
        Object.assign(made.style, { color, backgroundColor: '#fff' });
        main.append(made);
      };
      field('#949494', { value: 'Valor claro' });
      field('#000', { placeholder: 'Exemplo claro' });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('[placeholder="Exemplo claro"]::placeholder { color: #999999 }');
      document.adoptedStyleSheets.push(sheet);
      spoiled('Uma linha. '.repeat(300), { width: '1000px' });
      spoiled('Loading', { width: '500px' });
      spoiled('inconstitucional', { width: '60px', wordBreak: 'break-all' });
      const title = main.querySelector('h1');
      Object.assign(title?.style ?? {}, { overflow: 'hidden', height: '10px' });
      console.error('broken');
      queueMicrotask(() => {
        throw new Error('broken');
      });
    });
    expect(await paleTexts(page)).toEqual([
      ...['Escuro sobre escuro', 'Esmaecido', 'Claro demais'],
      ...['Valor claro', 'Exemplo claro'],
    ]);
    await expect.poll(() => shiftOf(page)).toBeGreaterThan(0.02);
    await expect.poll(() => sidewaysScroll(page)).toBeGreaterThan(0);
    expect(await strayTexts(page)).toEqual(['Loading']);
    expect(await longLines(page)).toEqual([expect.stringMatching(/: (Uma linha\. )+/)]);
    await setTextSize(page, '200%');
    expect(await brokenWords(page)).toContain('inconstitucional');
    expect(await cutHeadings(page)).toEqual(['Sobre e método']);
    const width = await page.evaluate(async () => {
      await fetch('https://example.com/', { mode: 'no-cors' }).then(String, String);
      const image = new Image();
      image.src = 'https://upload.wikimedia.org/any.jpg';
      await image.decode();
      return image.naturalWidth;
    });
    expect(width, 'a remote photo is answered without a network').toBe(300);
    const wanted = [
      'console: broken',
      'uncaught: broken',
      'request to a foreign origin: GET https://example.com/',
    ];
    await expect
      .poll(() => wanted.filter((text) => !problems.some((problem) => problem.startsWith(text))))
      .toEqual([]);
    problems.length = 0;
  });
});
