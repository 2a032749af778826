import { loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { percentile, tableText } from '../bench/measure.ts';
import { signIn } from '../bench/sign-in.ts';
import { agree, measureTap, newVisit, type Session, type Tap, undo } from '../bench/tap.ts';
import { launchBrowser } from '../find-browser.ts';
import { photosIn, standInForPhotoHosts } from '../bench/photo-hosts.ts';
import { startTemporarySite } from '../launch/temporary-site.ts';

export const usage = { takes: '', says: 'Mede quando um toque é atendido depois de abrir cada página.' };

const rounds = 5;
/** Most seconds until a tap is answered (goal of the product). */
const goals = { visitor: 2.8, person: 3.7 };

const inSeconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2).replace('.', ',');

async function addressesOf(browser: Browser, site: string): Promise<[name: string, address: string][]> {
  const page = await browser.newPage();
  await page.goto(`${site}/candidatos-2026`);
  const link = await page.locator('a[href^="/candidato/"]').first().getAttribute('href');
  await page.close();
  if (link === null) throw new Error('A lista não tem nenhum candidato.');
  return [
    ['início', `${site}/`],
    ['candidatos', `${site}/candidatos-2026`],
    ['um candidato', site + link],
    ['deputados', `${site}/deputados-federais`],
  ];
}

/** A session whose person has agreed to keeping choices and has none. */
async function sessionOf(browser: Browser, site: string): Promise<Session> {
  const context = await newVisit(browser);
  const page = await context.newPage();
  await signIn(page, site);
  await agree(page, `${site}/candidatos-2026`);
  const session = await context.storageState();
  await context.close();
  await undo(browser, `${site}/candidatos-2026`, session);
  return session;
}

function row(name: string, taps: readonly Tap[], goal: number): string[] {
  const acted = taps.map((tap) => tap.acted);
  const median = percentile(acted, 0.5);
  const times = [
    percentile(
      taps.map(({ seen }) => seen),
      0.5,
    ),
    median,
    Math.max(...acted),
  ].map(inSeconds);
  return [name, ...times, median > goal * 1000 ? 'lento' : ''];
}

function say(name: string, who: string, round: number, { seen, acted }: Tap): void {
  process.stderr.write(
    `${name}, ${who}, ${round + 1} de ${rounds}: visto ${inSeconds(seen)} s, respondido ${inSeconds(acted)} s\n`,
  );
}

async function measureAll(browser: Browser, site: string): Promise<string> {
  const addresses = await addressesOf(browser, site);
  const session = await sessionOf(browser, site);
  const rows: string[][] = [];
  for (const [name, address] of addresses) {
    const visitor: Tap[] = [];
    const person: Tap[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const [first, second] = [
        await measureTap(browser, address),
        await measureTap(browser, address, session),
      ];
      visitor.push(first);
      person.push(second);
      say(name, 'visitante', round, first);
      say(name, 'com conta', round, second);
      await undo(browser, address, session);
    }
    rows.push(
      row(`${name}, visitante`, visitor, goals.visitor),
      row(`${name}, com conta`, person, goals.person),
    );
  }
  return tableText(['toque em Favoritar (s)', 'visto', 'mediana', 'pior', ''], rows);
}

export async function run(): Promise<void> {
  const photos = await standInForPhotoHosts();
  const { url, directory, stop } = await startTemporarySite(process.cwd(), 'production', photos);
  const browser = await launchBrowser();
  try {
    const shown = await photosIn(directory);
    const table = await measureAll(browser, url);
    const load = loadavg()[0]?.toFixed(1) ?? '?';
    process.stdout.write(
      `mediana de ${rounds}; objetivo: visitante ${goals.visitor} s, com conta ${goals.person} s\n${shown}\n${table}\ncarga da máquina: ${load}\n`,
    );
  } finally {
    await browser.close();
    await stop();
  }
}
