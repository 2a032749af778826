import { describe, expect, it } from 'vitest';
import { chromium } from '@playwright/test';
import { browserFlags, findBrowser, type Machine } from './find-browser.ts';

interface Story {
  env?: Record<string, string>;
  present?: string[];
  /** Of all paths, those that start when given the flag of their version. */
  starts?: string[];
  /** What each installer leaves behind, by the first word of its last argument list. */
  installs?: { playwright?: string; apt?: string; aptPackage?: string };
  isRoot?: boolean;
  hasApt?: boolean;
}

function machineOf(story: Story) {
  const paths = new Set(story.present);
  const commands: string[] = [];
  const install = (path: string | undefined): boolean => path !== undefined && paths.add(path).size > 0;
  const machine: Machine = {
    env: story.env ?? {},
    isRoot: story.isRoot ?? false,
    hasApt: story.hasApt ?? true,
    playwrightPaths: () => [...paths].filter((path) => path.startsWith('/playwright/')),
    systemPaths: () => [...paths].filter((path) => path.startsWith('/usr/')),
    run: (command, args) => {
      if (args.includes('--version')) {
        const ok = story.starts?.includes(command) ?? false;
        return Promise.resolve({
          ok,
          output: ok ? 'Chromium 150.0' : 'error while loading shared libraries',
        });
      }
      if (command === 'apt-get') {
        const verb = args.find((word) => word === 'update' || word === 'install') ?? '';
        commands.push(`apt-get ${verb}`);
        const { apt, aptPackage = 'chromium-headless-shell' } = story.installs ?? {};
        const ok = verb === 'update' || (args.at(-1) === aptPackage && install(apt));
        return Promise.resolve({ ok, output: '' });
      }
      commands.push('playwright install');
      return Promise.resolve({ ok: install(story.installs?.playwright), output: '' });
    },
    say: () => undefined,
  };
  return { machine, commands };
}

describe('findBrowser', () => {
  it.each(['PAUTA_CHROMIUM', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE'])(
    'prefers the one named by %s',
    async (name) => {
      const { machine } = machineOf({
        env: { [name]: '/mine' },
        present: ['/usr/bin/chromium'],
        starts: ['/mine', '/usr/bin/chromium'],
      });
      expect(await findBrowser(machine)).toBe('/mine');
    },
  );

  it('does not replace in silence a named one that does not start', async () => {
    const { machine, commands } = machineOf({
      env: { PAUTA_CHROMIUM: '/broken' },
      present: ['/usr/bin/chromium'],
      starts: ['/usr/bin/chromium'],
    });
    await expect(findBrowser(machine)).rejects.toThrow(
      'PAUTA_CHROMIUM=/broken não é um Chromium que inicia. Corrija ou remova a variável.',
    );
    expect(commands).toEqual([]);
  });

  it("takes Playwright's before the system's", async () => {
    const present = ['/usr/bin/chromium', '/playwright/chrome'];
    const { machine, commands } = machineOf({ present, starts: present });
    expect(await findBrowser(machine)).toBe('/playwright/chrome');
    expect(commands).toEqual([]);
  });

  it("installs Debian's whole browser where a release has no package of the shell", async () => {
    const { machine, commands } = machineOf({
      isRoot: true,
      installs: { apt: '/usr/bin/chromium', aptPackage: 'chromium' },
      starts: ['/usr/bin/chromium'],
    });
    expect(await findBrowser(machine)).toBe('/usr/bin/chromium');
    expect(commands.slice(-2)).toEqual(['apt-get install', 'apt-get install']);
  });

  it('passes over one that is there but does not start', async () => {
    const { machine } = machineOf({
      present: ['/playwright/chrome', '/usr/bin/chromium', '/usr/bin/google-chrome'],
      starts: ['/usr/bin/google-chrome'],
    });
    expect(await findBrowser(machine)).toBe('/usr/bin/google-chrome');
  });

  it('downloads one when there is none', async () => {
    const { machine, commands } = machineOf({
      installs: { playwright: '/playwright/chrome' },
      starts: ['/playwright/chrome'],
    });
    expect(await findBrowser(machine)).toBe('/playwright/chrome');
    expect(commands).toEqual(['playwright install']);
  });

  it("installs Debian's as root when the download fails or lacks libraries", async () => {
    const { machine, commands } = machineOf({
      isRoot: true,
      installs: { playwright: '/playwright/chrome', apt: '/usr/bin/chromium-headless-shell' },
      starts: ['/usr/bin/chromium-headless-shell'],
    });
    expect(await findBrowser(machine)).toBe('/usr/bin/chromium-headless-shell');
    expect(commands).toEqual(['playwright install', 'apt-get update', 'apt-get install']);
  });

  it.each([
    { who: 'an ordinary user', isRoot: false, hasApt: true },
    { who: 'root without apt', isRoot: true, hasApt: false },
  ])('tells $who in one sentence what to install', async ({ isRoot, hasApt }) => {
    const { machine, commands } = machineOf({ isRoot, hasApt });
    await expect(findBrowser(machine)).rejects.toThrow(
      'Os testes de navegador precisam do Chromium: instale-o (no Debian, "sudo apt-get install chromium") ' +
        'ou aponte um com a variável PAUTA_CHROMIUM.',
    );
    expect(commands).toEqual(['playwright install']);
  });
});

describe('browserFlags', () => {
  it('gives up the sandbox for root alone', () => {
    expect(browserFlags(true)).toContain('--no-sandbox');
    expect(browserFlags(false)).not.toContain('--no-sandbox');
  });

  it("keeps what Playwright's own flag turns off, which it replaces", async () => {
    const featuresIn = (text: string) => /--disable-features=(\S+)/.exec(text)?.[1]?.split(',') ?? [];
    // Node knows none of the flags, and the failure tells them all.
    const failure = await chromium.launch({ executablePath: process.execPath }).then(String, String);
    expect(featuresIn(failure)).toContain('HttpsUpgrades');
    expect(featuresIn(browserFlags(false).join(' '))).toEqual(expect.arrayContaining(featuresIn(failure)));
  });
});
