import type { Plugin } from 'vite';

/** The document of every address that has no file of its own; the other pages are made from it. */
export const fallbackFile = '200.html';

/** Keeps index.html as it is before the home page is drawn into it; stands before the plugin that draws. */
export function fallbackPage(): Plugin {
  return {
    name: 'fallback-page',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const home = bundle['index.html'];
        if (home?.type !== 'asset') return;
        this.emitFile({ type: 'asset', fileName: fallbackFile, source: home.source });
      },
    },
  };
}
