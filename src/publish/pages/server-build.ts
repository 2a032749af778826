import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PrerenderedSite, RenderOptions, renderSite } from './render.tsx';

interface Renderer {
  renderSite: typeof renderSite;
}

const entry = 'render.mjs';

function isRenderer(built: unknown): built is Renderer {
  return typeof built === 'object' && built !== null && 'renderSite' in built;
}

/** The bundler loads here alone, so other starts are faster. */
async function buildRenderer(root: string, folder: string): Promise<void> {
  const [{ build }, { default: react }] = await Promise.all([import('vite'), import('@vitejs/plugin-react')]);
  await build({
    root,
    mode: 'production',
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: { alias: { '@': resolve(root, 'src') } },
    // Packages as well, so that React is production's in any process.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      ssr: 'src/publish/pages/render.tsx',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      // One file: a hundred small ones take most of a second to load.
      rolldownOptions: { output: { entryFileNames: entry, codeSplitting: false } },
    },
  });
}

async function renderWith(folder: string, options: RenderOptions): Promise<PrerenderedSite> {
  const built: unknown = await import(pathToFileURL(join(folder, entry)).href);
  if (!isRenderer(built)) throw new Error('O site construído para o Node não sabe desenhar páginas.');
  return built.renderSite(options);
}

/** Reuses the build in `kept`, for equal sources. Rejects when it cannot be built. */
export async function renderKept(
  root: string,
  options: RenderOptions,
  kept: string,
): Promise<PrerenderedSite> {
  if (!existsSync(kept)) {
    const unfinished = `${kept}-unfinished`;
    await buildRenderer(root, unfinished);
    await rename(unfinished, kept);
  }
  return renderWith(kept, options);
}

export async function renderBuilt(root: string, options: RenderOptions): Promise<PrerenderedSite> {
  const cache = resolve(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'prerender-'));
  try {
    await buildRenderer(root, folder);
    return await renderWith(folder, options);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
