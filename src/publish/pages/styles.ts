import type { Plugin, Rolldown } from 'vite';
import * as z from 'zod';

/** Addresses of the style sheets that every page begins with, inside a built site. */
export const stylesFile = '.vite/styles.json';

const stylesSchema = z.array(z.string());

/** Reads the text of `stylesFile`. */
export function readStyles(json: string): string[] {
  return stylesSchema.parse(JSON.parse(json));
}

/** A page's style sheet inside the page itself: no far phone asks once more before it shows anything. */
export function inlineStyle(style: string): string {
  if (/<\/style/i.test(style)) throw new Error('A folha de estilos não cabe dentro de uma página.');
  return `<style>${style}</style>`;
}

/** For the head of a page with a linked style sheet: the first paint waits for it alone, before all that only makes the page work. */
export function stylePreloads(addresses: readonly string[]): string {
  return addresses.map((href) => `<link rel="preload" as="style" crossorigin href="${href}">`).join('');
}

/** The same beside the page, where hundreds of pages would be hundreds of copies. */
export function linkedStyles(addresses: readonly string[]): string {
  return addresses.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`).join('');
}

function textOf(bundle: Rolldown.OutputBundle, file: string): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`O site não tem ${file}.`);
  return typeof asset.source === 'string' ? asset.source : new TextDecoder().decode(asset.source);
}

/** The style sheets of a bundle's entries, in their order, as one text. */
export function styleText(bundle: Rolldown.OutputBundle, files: readonly string[]): string {
  return files.map((file) => textOf(bundle, file)).join('');
}

/**
 * Takes the style sheet of the entry out of what Vite links and loads: pages are written with it, so neither the document
 * nor a part of the site that comes later has to ask for it.
 */
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
