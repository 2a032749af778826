import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { PrerenderedSite, RenderOptions, renderSite } from './render';

interface Renderer {
  renderSite: typeof renderSite;
}

function isRenderer(built: unknown): built is Renderer {
  return typeof built === 'object' && built !== null && 'renderSite' in built;
}

/** Builds the application for Node and has it render every page. Rejects when it cannot be built. */
export async function renderBuilt(
  root: string,
  mode: string,
  options: RenderOptions,
): Promise<PrerenderedSite> {
  const cache = resolve(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'prerender-'));
  try {
    await build({
      root,
      mode,
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      resolve: { alias: { '@': resolve(root, 'src') } },
      // Packages as well, so that React is the one of production whatever this process is.
      ssr: { noExternal: true },
      build: {
        ssr: 'src/prerender/render.tsx',
        outDir: folder,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: 'render.mjs' } },
      },
    });
    const built: unknown = await import(pathToFileURL(join(folder, 'render.mjs')).href);
    if (!isRenderer(built)) throw new Error('O site construído para o Node não sabe desenhar páginas.');
    return await built.renderSite(options);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
