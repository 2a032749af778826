import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { minify, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { paths } from '../../lib/paths.ts';
import { productName } from '../../lib/text/product-name.ts';
import { installIcons } from './icons.ts';
import { installScreenshots, screenshots } from './install-screenshots.ts';
import { guardWorker } from './worker-guard.ts';
import { answerPage, prerenderedAddress, prerenderedPage } from './worker-pages.ts';
import { hashedAsset, pageAddress, readingScripts } from './worker-rules.ts';

/** Replaces a worker, deletes its caches and returns pages to the network. */
const farewell = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
    for (const client of await self.clients.matchAll({ type: 'window' })) client.navigate(client.url);
  })());
});
`;

/** The worker of `npm start` may hold this port and keep answering. */
function retiredWorker(): Plugin {
  return {
    name: 'retired-worker',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/sw.js', (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.setHeader('cache-control', 'no-store');
        response.end(farewell);
      });
    },
  };
}

/** The light theme's background: a manifest knows one colour only. */
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

let scripts: ReadonlySet<string> = new Set();
let entry: string | null = null;
let folder = '';

const chooseScripts: Plugin = {
  name: 'reading-scripts',
  apply: 'build',
  configResolved: ({ root, build }) => {
    folder = resolve(root, build.outDir);
  },
  generateBundle: (_options, bundle) => {
    const chunks = Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [one] : []));
    scripts = readingScripts(chunks);
    entry = chunks.find(({ isEntry }) => isEntry)?.fileName ?? null;
  },
};

/** Begins the written worker with its guard. */
const guard: Plugin = {
  name: 'worker-guard',
  apply: 'build',
  enforce: 'post',
  closeBundle: {
    order: 'post',
    sequential: true,
    async handler() {
      if (entry === null) return;
      const file = join(folder, 'sw.js');
      const text = `(${guardWorker.toString()})(${JSON.stringify(`/${entry}`)});`;
      await writeFile(file, (await minify('guard.js', text)).code + (await readFile(file, 'utf8')));
    },
  },
};

/** The browser itself then refuses anything but the built file. */
async function withHash<Entry extends { url: string }>(one: Entry): Promise<Entry> {
  if (!hashedAsset.test(one.url)) return one;
  const hash = createHash('sha256').update(await readFile(join(folder, one.url)));
  return { ...one, integrity: `sha256-${hash.digest('base64')}` };
}

/** Shell and reading pages' code; the application keeps services' answers, dated. */
export function offline(): Plugin[] {
  const worker = VitePWA({
    registerType: 'prompt',
    injectRegister: false,
    manifest,
    includeManifestIcons: false,
    workbox: {
      globPatterns: ['200.html', 'favicon.svg', 'assets/*.{js,css,woff2}'],
      manifestTransforms: [
        async (entries) => {
          const kept = entries.filter(
            ({ url }) => !inPages.test(url) && (!url.endsWith('.js') || scripts.has(url)),
          );
          return { manifest: await Promise.all(kept.map(withHash)), warnings: [] };
        },
      ],
      dontCacheBustURLsMatching: hashedAsset,
      // '/' is no folder file: its publication data are requested again each time.
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
            expiration: { maxEntries: 80, purgeOnQuotaError: true },
          },
        },
      ],
      inlineWorkboxRuntime: true,
      sourcemap: false,
      babelPresetEnvTargets: ['chrome >= 100', 'firefox >= 100', 'safari >= 15.4'],
    },
  });
  return [chooseScripts, screenshots(), ...worker, guard, retiredWorker()];
}
