import { defineConfig } from '@playwright/test';
import { browserFlags } from '../supabase/local/cli/find-browser.ts';

/** `global-setup.ts` starts the site; workers read addresses from the environment. */
const executablePath = process.env['PAUTA_CHROMIUM'];
const baseURL = process.env['E2E_SITE_URL'];

const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };
/** Tests about size use `bothSizes` (fixtures.ts); others run on the phone alone. */
const both = /@both\b/;

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results/e2e',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['line']],
  use: {
    ...(baseURL === undefined ? {} : { baseURL }),
    browserName: 'chromium',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    serviceWorkers: 'block',
    // Nothing is judged in mid-fade; journeys about motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a third; PAUTA_TRACE=1 turns it on.
    trace: process.env['PAUTA_TRACE'] === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        ...browserFlags(process.getuid?.() === 0),
        // One site, kept apart from none, needs one process a page.
        '--disable-site-isolation-trials',
        '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
  projects: [
    { name: 'phone', use: phone },
    { name: 'desktop', grep: both, use: desktop },
  ],
});
