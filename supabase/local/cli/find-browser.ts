import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';

/** Each step can be proven without a real machine. */
export interface Machine {
  env: Readonly<Record<string, string | undefined>>;
  isRoot: boolean;
  hasApt: boolean;
  /** Absolute paths of Playwright's browsers that exist, of any release; best first. */
  playwrightPaths(): string[];
  /** Playwright does not search the PATH; only existing files. */
  systemPaths(): string[];
  /** Never rejects: a missing or slow program is just not ok. */
  run(command: string, args: string[], options: RunOptions): Promise<RunResult>;
  say(sentence: string): void;
}

interface RunOptions {
  timeoutMs: number;
  env?: Record<string, string>;
}

interface RunResult {
  ok: boolean;
  output: string;
}

const variables = ['PAUTA_CHROMIUM', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE'];
/** The windowless shell needs a third less processor, like Playwright's own. */
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const debianPackages = ['chromium-headless-shell', 'chromium'];
const systemPlaces = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const minute = 60_000;

/** The last flag of features wins, so Playwright's own are repeated (a test compares). */
const unwantedFeatures = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  ...['msForceBrowserSignIn', 'msEdgeUpdateLaunchServicesPreferredVersion'],
  // Each window of a whole Chromium opens two pages of its own.
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxSimplification'],
  // A process made ready for another site is never used.
  'SpareRendererForSitePerProcess',
];

/** Root in a container has no user namespace for the sandbox. */
export function browserFlags(isRoot: boolean): string[] {
  const quiet = [
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    `--disable-features=${unwantedFeatures.join(',')}`,
  ];
  return isRoot ? ['--no-sandbox', ...quiet] : quiet;
}

async function firstThatStarts(candidates: string[], machine: Machine): Promise<string | undefined> {
  for (const candidate of candidates) {
    const args = machine.isRoot ? ['--no-sandbox', '--version'] : ['--version'];
    const { ok, output } = await machine.run(candidate, args, { timeoutMs: minute });
    if (ok && /chrom/i.test(output)) return candidate;
  }
  return undefined;
}

async function installByPlaywright(machine: Machine): Promise<void> {
  machine.say('Nenhum Chromium encontrado: baixando o do Playwright...');
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  await machine.run(process.execPath, [cli, 'install', '--only-shell', 'chromium'], {
    timeoutMs: 4 * minute,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  });
}

/** Older releases do not have the shell's package. */
async function installByApt(machine: Machine): Promise<void> {
  machine.say('Instalando o Chromium do sistema (apt-get)...');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const waitForLock = ['-o', 'DPkg::Lock::Timeout=120', '-q'];
  await machine.run('apt-get', [...waitForLock, 'update'], { timeoutMs: 3 * minute, env });
  for (const name of debianPackages) {
    const args = [...waitForLock, 'install', '-y', '--no-install-recommends', name];
    if ((await machine.run('apt-get', args, { timeoutMs: 8 * minute, env })).ok) return;
  }
}

/** Named, Playwright's, system's, downloaded, then Debian's. Rejects with one Portuguese sentence. */
export async function findBrowser(machine: Machine = thisMachine()): Promise<string> {
  for (const variable of variables) {
    const named = machine.env[variable];
    if (!named) continue;
    const started = await firstThatStarts([named], machine);
    if (started) return started;
    throw new Error(`${variable}=${named} não é um Chromium que inicia. Corrija ou remova a variável.`);
  }

  const present = await firstThatStarts([...machine.playwrightPaths(), ...machine.systemPaths()], machine);
  if (present) return present;

  await installByPlaywright(machine);
  const downloaded = await firstThatStarts(machine.playwrightPaths(), machine);
  if (downloaded) return downloaded;

  if (machine.isRoot && machine.hasApt) {
    await installByApt(machine);
    const installed = await firstThatStarts(machine.systemPaths(), machine);
    if (installed) return installed;
  }
  throw new Error(
    'Os testes de navegador precisam do Chromium: instale-o (no Debian, "sudo apt-get install chromium") ' +
      'ou aponte um com a variável PAUTA_CHROMIUM.',
  );
}

function cachedBrowsers(env: Machine['env']): string[] {
  const folders = [
    env['PLAYWRIGHT_BROWSERS_PATH'] ?? '',
    path.join(homedir(), '.cache/ms-playwright'),
    path.join(homedir(), 'Library/Caches/ms-playwright'),
  ].filter((folder) => existsSync(folder));
  const insides = [
    'chrome-headless-shell-linux64/chrome-headless-shell',
    'chrome-linux/headless_shell',
    'chrome-linux64/chrome',
    'chrome-linux/chrome',
  ];
  return folders
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.startsWith('chromium'))
        .sort()
        .reverse()
        .flatMap((name) => insides.map((inside) => path.join(folder, name, inside))),
    )
    .filter((file) => existsSync(file));
}

function systemBrowsers(env: Machine['env']): string[] {
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const named = systemNames.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...named, ...systemPlaces].filter((file) => existsSync(file));
}

function thisMachine(): Machine {
  return {
    env: process.env,
    isRoot: process.getuid?.() === 0,
    hasApt: existsSync('/usr/bin/apt-get'),
    playwrightPaths: () => [
      ...[chromium.executablePath()].filter((file) => existsSync(file)),
      ...cachedBrowsers(process.env),
    ],
    systemPaths: () => systemBrowsers(process.env),
    run: (command, args, { timeoutMs, env }) =>
      new Promise((resolve) => {
        execFile(
          command,
          args,
          { timeout: timeoutMs, killSignal: 'SIGKILL', maxBuffer: 64 << 20, env: { ...process.env, ...env } },
          (error, stdout, stderr) => {
            resolve({ ok: error === null, output: `${stdout}${stderr}` });
          },
        );
      }),
    say: (sentence) => {
      process.stderr.write(`${sentence}\n`);
    },
  };
}

export async function launchBrowser(): Promise<Browser> {
  const args = browserFlags(process.getuid?.() === 0);
  return chromium.launch({ executablePath: await findBrowser(), args });
}
