import { defineConfig, mergeConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import viteConfig from './vite.config.ts';

/** What the tests of rules, components and screens have around them. */
const inBrowser = {
  environment: 'jsdom',
  setupFiles: ['tests/setup.ts', ...(process.env['WEATHER_SEED'] === undefined ? [] : ['tests/weather.ts'])],
  testTimeout: 60_000,
  // Megabytes; collecting young objects less often saves time.
  execArgv: ['--max-semi-space-size=64'],
  // Files share process and jsdom, slow to start; setup.ts parts their state.
  isolate: false,
  // It remembers the classes of the first database that it meets, and each file has its own.
  server: { deps: { inline: ['idb'] } },
  env: {
    VITE_SUPABASE_URL: 'http://backend.test',
    VITE_SUPABASE_ANON_KEY: 'anon-key-of-the-tests',
  },
};

/** Under a database or a server, which are slow to start; times in milliseconds. */
const inNode = (name: string, own: TestProjectInlineConfiguration['test']) => ({
  extends: true as const,
  test: { name, environment: 'node', isolate: false, testTimeout: 60_000, hookTimeout: 120_000, ...own },
});

/** One project per kind of test (CONTRIBUTING: tests). */
export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      // A busy machine is waited for by condition; this is how long at most.
      expect: { poll: { timeout: 20_000 } },
      setupFiles: ['tests/repeated-draws.ts'],
      // Reads that fail on purpose, by the hundred.
      onConsoleLog: (log) => !log.startsWith('Loading failed'),
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            ...inBrowser,
            include: ['src/**/*.test.{ts,tsx}'],
            exclude: [
              'src/publish/!(pages)/**',
              'src/publish/pages/{render,write-pages,server-build}.test.ts',
            ],
          },
        },
        {
          extends: true,
          test: { name: 'unit-screens', ...inBrowser, include: ['tests/screens/**/*.test.tsx'] },
        },
        inNode('local', {
          globalSetup: ['tests/database/global-setup.ts'],
          include: [
            'supabase/{local,ops}/**/*.test.ts',
            'tests/laws/**/*.test.ts',
            'src/publish/!(pages)/**/*.test.ts',
            'src/publish/pages/{render,write-pages,server-build}.test.ts',
          ],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        }),
        inNode('database', {
          globalSetup: ['tests/database/global-setup.ts'],
          include: ['tests/database/**/*.test.ts'],
        }),
        inNode('functions', {
          globalSetup: ['tests/database/global-setup.ts'],
          include: ['supabase/functions/**/*.test.ts', 'tests/functions/**/*.test.ts'],
        }),
        ...['contract', 'security'].map((name) =>
          inNode(name, {
            globalSetup: ['tests/contract/global-setup.ts'],
            include: [`tests/${name}/**/*.test.ts`],
            testTimeout: 30_000,
          }),
        ),
        inNode('official', {
          globalSetup: ['tests/official/global-setup.ts'],
          include: [
            'tests/official/**/*.test.ts',
            'tests/database/pgtap.test.ts',
            'tests/contract/{concurrency,lock-order}.test.ts',
          ],
          isolate: true,
        }),
      ],
    },
  }),
);
