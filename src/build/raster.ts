import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg, type ResvgRenderOptions } from '@resvg/resvg-wasm';

let ready: Promise<void> | null = null;

/** The renderer's own code, which a process may load once only. */
async function load(): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  await initWasm(await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')));
}

/**
 * Draws an SVG document as a PNG of `width` pixels; the height follows from its proportion. Texts need their fonts in
 * `font`. Rejects when the document is no SVG.
 */
export async function drawPng(
  svg: string,
  width: number,
  font?: ResvgRenderOptions['font'],
): Promise<Uint8Array<ArrayBuffer>> {
  ready ??= load();
  await ready;
  const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: width }, ...(font ? { font } : {}) });
  const picture = drawing.render();
  const png = new Uint8Array(picture.asPng());
  picture.free();
  drawing.free();
  return png;
}
