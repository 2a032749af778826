import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { cached } from './file-cache.ts';

const { resolve: resolvePackage } = createRequire(import.meta.url);
const source = '@fontsource-variable';

const stix = `${source}/stix-two-text/files/stix-two-text`;
const atkinson = `${source}/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next`;
/** The drawing library knows no variable fonts, so each weight is fixed. */
const faces = [
  { file: `${stix}-latin-wght-normal.woff2`, weight: 700 },
  { file: `${stix}-latin-ext-wght-normal.woff2`, weight: 700 },
  { file: `${stix}-latin-wght-normal.woff2`, weight: 500 },
  { file: `${atkinson}-latin-wght-normal.woff2`, weight: 400 },
] as const;

/** Latin letters with every mark that names are written with, and typographic signs. */
const repertoire = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...Array.from({ length: 0x17f - 0xa0 + 1 }, (_, index) => String.fromCodePoint(0xa0 + index)),
  '–—‘’“”•…',
].join('');

/** TrueType, converted once per version. Rejects when one cannot be read. */
export async function cardFonts(): Promise<Uint8Array[]> {
  return Promise.all(
    faces.map(async ({ file, weight }) => {
      const original = await readFile(resolvePackage(file));
      const recipe = createHash('sha256').update(original).update(repertoire).update(String(weight));
      return cached(`${recipe.digest('hex').slice(0, 24)}.ttf`, () =>
        subsetFont(original, repertoire, { targetFormat: 'truetype', variationAxes: { wght: weight } }),
      );
    }),
  );
}
