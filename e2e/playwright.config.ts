import { defineConfig } from '@playwright/test';
import { browserFlags } from '../supabase/local/cli/find-browser.ts';

/**
 * Journeys in a real browser against the built site and a local backend in memory, at a phone's and a computer's size.
 * `global-setup.ts` finds the browser and starts the site; the workers read their addresses from the environment.
 */
const executablePath = process.env['PAUTA_CHROMIUM'];
const baseURL = process.env['E2E_SITE_URL'];

const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };
/** What administrators write changes the lists that the other journeys read, so they come last. */
const ofPanel = 'admin*.spec.ts';
/** Enters a round whose candidacies must be those of the seed: before anybody adds one. */
const ofResults = 'admin-results.spec.ts';
/** These set the sizes they need themselves, or need none; single tests say so by `once` (fixtures.ts). */
const ofAnySize = [
  'access.spec.ts',
  'fixtures.spec.ts',
  'headers.spec.ts',
  'hydration.spec.ts',
  'prerender.spec.ts',
  'requests.spec.ts',
  'without-scripts.spec.ts',
];
const once = /@once\b/;

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
    // So that nothing is waited for or judged in the middle of a fade; journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a third of the time: PAUTA_TRACE=1 turns it on to look into a failure.
    trace: process.env['PAUTA_TRACE'] === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: browserFlags(process.getuid?.() === 0),
    },
  },
  projects: [
    { name: 'phone', testIgnore: ofPanel, use: phone },
    { name: 'desktop', testIgnore: [ofPanel, ...ofAnySize], grepInvert: once, use: desktop },
    { name: 'panel-results', testMatch: ofResults, dependencies: ['phone', 'desktop'], use: phone },
    {
      name: 'panel-phone',
      testMatch: ofPanel,
      testIgnore: ofResults,
      dependencies: ['panel-results'],
      use: phone,
    },
    {
      name: 'panel-desktop',
      testMatch: ofPanel,
      testIgnore: ofResults,
      dependencies: ['panel-results'],
      grepInvert: once,
      use: desktop,
    },
  ],
});
