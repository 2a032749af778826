import type { Plugin, Rolldown } from 'vite';
import * as z from 'zod';

export const stylesFile = '.vite/styles.json';

const stylesSchema = z.array(z.string());

export function readStyles(json: string): string[] {
  return stylesSchema.parse(JSON.parse(json));
}

/** Inlined: distant phones need no second request before first paint. */
export function inlineStyle(style: string): string {
  if (/<\/style/i.test(style)) throw new Error('A folha de estilos não cabe dentro de uma página.');
  return `<style>${style}</style>`;
}

/** The first paint waits for the linked style sheet alone. */
export function stylePreloads(addresses: readonly string[]): string {
  return addresses.map((href) => `<link rel="preload" as="style" crossorigin href="${href}">`).join('');
}

/** Linked, where hundreds of pages would be hundreds of copies. */
export function linkedStyles(addresses: readonly string[]): string {
  return addresses.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`).join('');
}

function textOf(bundle: Rolldown.OutputBundle, file: string): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`O site não tem ${file}.`);
  return typeof asset.source === 'string' ? asset.source : new TextDecoder().decode(asset.source);
}

export function styleText(bundle: Rolldown.OutputBundle, files: readonly string[]): string {
  return files.map((file) => textOf(bundle, file)).join('');
}

/** Pages include the entry's style sheet, so nothing else may load it. */
export function takeEntryStyles(onTaken: (files: readonly string[]) => void): Plugin {
  return {
    name: 'prerender-styles',
    apply: 'build',
    enforce: 'pre',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const files: string[] = [];
        for (const one of Object.values(bundle)) {
          if (one.type !== 'chunk' || !one.isEntry) continue;
          files.push(...(one.viteMetadata?.importedCss ?? []));
          one.viteMetadata?.importedCss.clear();
        }
        if (files.length === 0) this.error('O site não tem folha de estilos.');
        this.emitFile({
          type: 'asset',
          fileName: stylesFile,
          source: JSON.stringify(files.map((file) => `/${file}`)),
        });
        onTaken(files);
      },
    },
  };
}
