import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-wasm';
import { imageSize } from '../../seo/share-tags';
import { drawPng, rendererReady } from './svg-to-png.ts';
import { type Card, cardSvg, type Measure, textElement } from './share-image-svg.ts';
import { cardFonts } from './share-image-fonts.ts';
import { cached } from './file-cache.ts';

const { resolve: resolvePackage } = createRequire(import.meta.url);

const wasm = '@resvg/resvg-wasm/index_bg.wasm';

/** The house's fonts alone. */
type Renderer = (card: Card) => Promise<Uint8Array>;

async function createRenderer(): Promise<Renderer> {
  const [fontBuffers] = await Promise.all([cardFonts(), rendererReady()]);
  const font = { fontBuffers };
  const measure: Measure = (text, size, face) => {
    const line = textElement(text, { x: 0, y: size, size, face });
    const drawing = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg">${line}</svg>`, { font });
    const width = drawing.getBBox()?.width ?? 0;
    drawing.free();
    return width;
  };
  return (card) => drawPng(cardSvg(card, measure), imageSize.width, font);
}

let renderer: Promise<Renderer> | null = null;

/** Any change here draws all pictures anew. */
async function toolsStamp(): Promise<string> {
  const tools = [
    'share-image-svg.ts',
    'share-image-fonts.ts',
    'share-images.ts',
    'svg-to-png.ts',
    '../../seo/share-tags.ts',
    '../../lib/text/product-name.ts',
  ];
  const files = [...tools.map((file) => fileURLToPath(new URL(file, import.meta.url))), resolvePackage(wasm)];
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex');
}

/** PNG, in order; each is drawn once, and without misses the library stays unloaded. */
export async function drawCards(cards: readonly Card[]): Promise<Uint8Array[]> {
  const stamp = await toolsStamp();
  const pictures: Uint8Array[] = [];
  for (const card of cards) {
    const recipe = createHash('sha256').update(stamp).update(JSON.stringify(card)).digest('hex').slice(0, 24);
    pictures.push(
      await cached(`${recipe}.png`, async () => {
        const draw = await (renderer ??= createRenderer());
        return draw(card);
      }),
    );
  }
  return pictures;
}
