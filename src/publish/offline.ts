import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { paths } from '../lib/paths.ts';
import { productName } from '../lib/product-name.ts';
import { installIcons } from './icons.ts';
import { installScreenshots, screenshots } from './install-screenshots.ts';
import { retiredWorker } from './unregister-worker.ts';
import { answerPage, prerenderedAddress, prerenderedPage } from './worker-pages.ts';
import { hashedAsset, pageAddress, readingScripts } from './worker-rules.ts';

/** The background of the light theme (tokens): a manifest knows one colour only. */
const paper = '#faf8f5';

const manifest = {
  id: '/',
  name: productName,
  short_name: 'Pauta',
  description:
    'Conheça os candidatos à Presidência 2026 e os deputados federais. Em ordem alfabética, com fonte e data, sem recomendar voto.',
  lang: 'pt-BR',
  dir: 'ltr' as const,
  start_url: paths.home,
  scope: '/',
  display: 'standalone' as const,
  theme_color: paper,
  background_color: paper,
  categories: ['government', 'education', 'news'],
  icons: [...installIcons],
  screenshots: installScreenshots,
  shortcuts: [
    { name: 'Candidatos 2026', url: paths.candidates },
    { name: 'Deputados federais', short_name: 'Deputados', url: paths.deputies },
    { name: 'Minhas Escolhas', short_name: 'Escolhas', url: paths.choices },
  ],
};

/** The whole site's style sheet is inlined in the pages. */
const inPages = /^assets\/index-[^/]*\.css$/;

/** Scripts that the worker fetches beforehand; known once the bundle is cut. */
let scripts: ReadonlySet<string> = new Set();

const chooseScripts: Plugin = {
  name: 'reading-scripts',
  apply: 'build',
  generateBundle: (_options, bundle) => {
    scripts = readingScripts(Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [one] : [])));
  },
};

/** The worker caches the shell and the code of reading pages, no answer of a service: the application keeps those, dated. */
export function offline(): Plugin[] {
  const worker = VitePWA({
    registerType: 'prompt',
    injectRegister: false,
    manifest,
    includeManifestIcons: false,
    workbox: {
      globPatterns: ['200.html', 'favicon.svg', 'assets/*.{js,css,woff2}'],
      manifestTransforms: [
        (entries) => ({
          manifest: entries.filter(
            ({ url }) => !inPages.test(url) && (!url.endsWith('.js') || scripts.has(url)),
          ),
          warnings: [],
        }),
      ],
      dontCacheBustURLsMatching: hashedAsset,
      // No file for a folder: '/' has the data of a publication, which is requested again each time.
      directoryIndex: null,
      navigateFallback: '/200.html',
      navigateFallbackAllowlist: [pageAddress],
      navigateFallbackDenylist: [prerenderedPage],
      clientsClaim: true,
      cleanupOutdatedCaches: true,
      runtimeCaching: [
        { urlPattern: prerenderedAddress, handler: answerPage },
        {
          urlPattern: hashedAsset,
          handler: 'CacheFirst',
          options: {
            cacheName: 'assets',
            cacheableResponse: { statuses: [200] },
            expiration: { maxEntries: 80, purgeOnQuotaError: true },
          },
        },
      ],
      inlineWorkboxRuntime: true,
      sourcemap: false,
      babelPresetEnvTargets: ['chrome >= 100', 'firefox >= 100', 'safari >= 15.4'],
    },
  });
  return [chooseScripts, screenshots(), ...worker, retiredWorker()];
}
