import { readFileSync } from 'node:fs';
import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

/** What the tests of rules, components and screens have around them. */
const inBrowser = {
  environment: 'jsdom',
  setupFiles: ['tests/setup.ts'],
  testTimeout: 60_000,
  env: {
    VITE_SUPABASE_URL: 'http://backend.test',
    VITE_SUPABASE_ANON_KEY: 'anon-key-of-the-tests',
  },
};

/** What a test does to the modules of every file that shares them. */
const changesModules = /\bvi\.(mock|doMock|unmock|hoisted|resetModules|stubEnv)\(/;

/**
 * Screens whose tests leave nothing behind: they replace no module, end no session and read no storage, so that they may
 * share one process. Each was proven in shuffled orders; a new file is alone until it is.
 */
const screensTogether = [
  'about-page',
  'admin-candidates',
  'admin-form',
  'admin-sources',
  'analysis-page',
  'candidate-history',
  'candidates-page',
  'compare-candidates',
  'deputies-legislature',
  'deputy-expense-context',
  'deputy-listed',
  'election-outcomes',
  'home-page',
  'my-choices-legislature',
  'news-home',
  'result-page',
  'sample-deputy',
  'shell',
  'vote-page',
]
  .map((name) => `tests/screens/${name}.test.tsx`)
  .filter((file) => !changesModules.test(readFileSync(file, 'utf8')));

/**
 * Six suites, one per kind of proof (CONTRIBUTING: tests):
 * unit and both of unit-screens (rules, components and screens in jsdom), local (the embedded backend's parts and the
 * house laws), database (pgTAP, rights matrix, lints), functions (edge functions), contract (the official client against a running stack)
 * and security (attacks on a running stack by bare HTTP).
 */
export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            ...inBrowser,
            include: ['src/**/*.test.{ts,tsx}'],
            exclude: ['src/publish/**', 'src/prerender/write-site.test.ts'],
            // Small pieces leave nothing behind: they share one process, which takes longer to start than they run.
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'unit-screens',
            ...inBrowser,
            include: ['tests/screens/**/*.test.tsx'],
            exclude: screensTogether,
          },
        },
        {
          extends: true,
          test: { name: 'unit-screens-together', ...inBrowser, include: screensTogether, isolate: false },
        },
        {
          extends: true,
          test: {
            name: 'local',
            environment: 'node',
            isolate: false,
            include: [
              'supabase/local/**/*.test.ts',
              'tests/laws/**/*.test.ts',
              'src/publish/**/*.test.ts',
              'src/prerender/write-site.test.ts',
            ],
            testTimeout: 30_000,
            hookTimeout: 60_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'database',
            environment: 'node',
            include: ['tests/database/**/*.test.ts'],
            testTimeout: 60_000,
            hookTimeout: 120_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'functions',
            environment: 'node',
            include: ['supabase/functions/**/*.test.ts', 'tests/functions/**/*.test.ts'],
            testTimeout: 60_000,
            hookTimeout: 120_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'contract',
            environment: 'node',
            include: ['tests/contract/**/*.test.ts'],
            globalSetup: ['tests/contract/global-setup.ts'],
            testTimeout: 30_000,
            hookTimeout: 120_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'security',
            environment: 'node',
            include: ['tests/security/**/*.test.ts'],
            globalSetup: ['tests/contract/global-setup.ts'],
            testTimeout: 30_000,
            hookTimeout: 120_000,
          },
        },
      ],
    },
  }),
);
