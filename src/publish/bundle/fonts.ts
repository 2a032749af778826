import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const folder = resolve('node_modules/.cache/fonts');
const { resolve: resolvePackage } = createRequire(import.meta.url);
const source = '@fontsource-variable';
/** Families of the design language, in the weights the styles use. */
const families = [
  {
    name: 'text',
    file: `${source}/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2`,
    weights: { min: 400, max: 700 },
  },
  {
    name: 'head',
    file: `${source}/stix-two-text/files/stix-two-text-latin-wght-normal.woff2`,
    weights: { min: 400, max: 700 },
  },
] as const;

/** Latin-1 for Portuguese and neighbours' names, typographic marks, arrows, the sum sign. */
const repertoire = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...Array.from({ length: 0xff - 0xa0 + 1 }, (_, index) => String.fromCodePoint(0xa0 + index)),
  '–—‘’“”•…‹›€™−×→←↑↓†\u2011\u202f',
].join('');

/** Halves their bytes, once per version. Rejects when a font cannot be read. */
async function cutFonts(): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { name, file, weights } of families) {
    const original = await readFile(resolvePackage(file));
    const recipe = createHash('sha256').update(original).update(repertoire).update(JSON.stringify(weights));
    const mark = join(folder, `${name}.${recipe.digest('hex').slice(0, 12)}`);
    if (existsSync(mark)) continue;
    const cut = await subsetFont(original, repertoire, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    });
    await writeFile(join(folder, `${name}.woff2`), cut);
    await writeFile(mark, '');
  }
}

/** `@fonts/<name>.woff2`; preloads them, so text is seldom painted twice. */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    apply: (_config, { mode }) => mode !== 'test',
    config: async () => {
      await cutFonts();
      return { resolve: { alias: { '@fonts': folder } } };
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  };
}
