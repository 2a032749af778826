import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg, type ResvgRenderOptions } from '@resvg/resvg-wasm';

let ready: Promise<void> | null = null;

/**
 * The renderer's own code, which a process may load once only. This module may be there twice: Vite bundles its
 * configuration, and what a build has loaded stays for the steps after it.
 */
async function load(): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  try {
    await initWasm(await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')));
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith('Already initialized'))) throw error;
  }
}

/** Loads the renderer once. */
export function rendererReady(): Promise<void> {
  return (ready ??= load());
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
  await rendererReady();
  const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: width }, ...(font ? { font } : {}) });
  const picture = drawing.render();
  const png = new Uint8Array(picture.asPng());
  picture.free();
  drawing.free();
  return png;
}
