import path from 'node:path';
import type { Browser } from '@playwright/test';
import { launchBrowser } from '../find-browser.ts';
import { startTemporarySite } from '../launch/temporary-site.ts';
import { candidateId } from '../../data/seed/convert.ts';

export const usage = { takes: '', says: 'Refaz as imagens do README.' };

interface Picture {
  name: string;
  path: string;
  /** A text that is there once the data is. */
  text: string;
  /** What the picture starts with; the top of the page without it. */
  from?: string;
  width: 360 | 1280;
  theme: 'light' | 'dark';
}

/** Nobody is picked: the first of each list, by the alphabet. */
const first = 'Clariana Barão';
const firstCandidate = candidateId('clariana-barao');
const firstDeputy = '204379';

const pictures: readonly Picture[] = [
  { name: 'inicio-360-claro', path: '/', text: first, width: 360, theme: 'light' },
  { name: 'inicio-1280-escuro', path: '/', text: first, width: 1280, theme: 'dark' },
  { name: 'candidatos-1280-claro', path: '/candidatos-2026', text: first, width: 1280, theme: 'light' },
  {
    name: 'candidato-360-escuro',
    path: `/candidato/${firstCandidate}`,
    text: first,
    width: 360,
    theme: 'dark',
  },
  {
    name: 'despesas-360-claro',
    path: `/deputado-federal/${firstDeputy}?aba=despesas`,
    text: 'Baixar CSV',
    from: 'Despesas',
    width: 360,
    theme: 'light',
  },
];

const folder = '.github/screenshots';

async function take(browser: Browser, site: string, picture: Picture): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: picture.width, height: picture.width === 360 ? 780 : 900 },
    colorScheme: picture.theme,
    reducedMotion: 'reduce',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  });
  // Photos belong to their authors; initials are the same everywhere.
  await context.route(
    (url) => !['localhost', '127.0.0.1'].includes(url.hostname),
    (route) => route.abort(),
  );
  const page = await context.newPage();
  await page.goto(new URL(picture.path, site).href);
  await page.getByText(picture.text).first().waitFor();
  if (picture.from !== undefined)
    await page.getByRole('tab', { name: picture.from }).evaluate((tab) => tab.scrollIntoView());
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: path.join(folder, `${picture.name}.png`), animations: 'disabled' });
  await context.close();
}

export async function run(): Promise<void> {
  const { url, stop } = await startTemporarySite(process.cwd());
  try {
    const browser = await launchBrowser();
    for (const picture of pictures) await take(browser, url, picture);
    await browser.close();
  } finally {
    await stop();
  }
  console.log(`${pictures.length} imagens em ${folder}.`);
}
