import { loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import { launchBrowser } from '../find-browser.ts';
import { percentile, tableText } from '../bench/measure.ts';
import { signIn } from '../bench/sign-in.ts';
import { agree } from '../bench/tap.ts';
import { startTemporarySite } from '../launch/temporary-site.ts';

export const usage = { takes: '', says: 'Mede quanto cada tela leva para responder a um toque.' };

const slowdown = 4;
/** Milliseconds: the product's goal for each of these interactions. */
const goal = 100;

interface Act {
  name: string;
  open: string;
  ready: (page: Page) => Promise<void>;
  /** Done several times, so that it must undo or vary itself. */
  run: (page: Page, round: number) => Promise<void>;
}

const rounds = 6;
const tabs = ['Favoritos', 'Ignorados', 'Candidatos'] as const;

const heart = (page: Page, place: number) => page.getByRole('button', { name: /^Favorit/ }).nth(place);

const acts: readonly Act[] = [
  {
    name: 'digitar no filtro de deputados',
    open: '/deputados-federais',
    ready: (page) => page.getByRole('heading', { level: 3 }).nth(20).waitFor(),
    run: (page, round) => page.getByLabel('Nome').pressSequentially('silva'.charAt(round % 5)),
  },
  {
    name: 'trocar de aba no início',
    open: '/',
    ready: (page) => page.getByRole('tab', { name: 'Favoritos' }).waitFor(),
    run: (page, round) => page.getByRole('tab', { name: tabs[round % tabs.length] ?? '' }).click(),
  },
  {
    name: 'favoritar um candidato',
    open: '/candidatos-2026',
    ready: (page) => heart(page, 0).waitFor(),
    run: (page) => heart(page, 1).click(),
  },
  {
    name: 'favoritar um deputado',
    open: '/deputados-federais',
    ready: (page) => heart(page, 20).waitFor(),
    run: (page) => heart(page, 1).click(),
  },
];

/** As the browser measures INP (Event Timing). */
async function watchInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const durations: number[] = [];
    Reflect.set(window, 'durations', durations);
    // The browser's minimum; without it only events above 104 ms are reported.
    const everyInteraction = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId) durations.push(entry.duration);
    }).observe(everyInteraction);
  });
}

async function measure(page: Page, site: string, act: Act): Promise<number[]> {
  await page.goto(site + act.open);
  await act.ready(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await watchInteractions(page);
  for (let round = 0; round < rounds; round += 1) {
    await act.run(page, round);
    await page.waitForTimeout(700);
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.detach();
  const durations: unknown = await page.evaluate((): unknown => Reflect.get(window, 'durations'));
  return Array.isArray(durations) ? durations.filter((one: unknown) => typeof one === 'number') : [];
}

async function measureAll(site: string): Promise<string> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 780 }, hasTouch: true });
    await signIn(page, site);
    await agree(page, `${site}/candidatos-2026`);
    const rows: (string | number)[][] = [];
    for (const act of acts) {
      const times = await measure(page, site, act);
      const worst = Math.max(0, ...times);
      rows.push([act.name, times.length, percentile(times, 0.5), worst, worst > goal ? 'lento' : '']);
    }
    return tableText(['interação', 'eventos', 'p50 ms', 'pior ms', ''], rows);
  } finally {
    await browser.close();
  }
}

export async function run(): Promise<void> {
  const { url, stop } = await startTemporarySite(process.cwd());
  try {
    const table = await measureAll(url);
    const load = loadavg()[0]?.toFixed(1) ?? '?';
    process.stdout.write(
      `processador ${slowdown}x mais lento; objetivo: ${goal} ms\n${table}\ncarga da máquina: ${load}\n`,
    );
  } finally {
    await stop();
  }
}
