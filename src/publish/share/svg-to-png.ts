import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg, type ResvgRenderOptions } from '@resvg/resvg-wasm';

let ready: Promise<void> | null = null;

/** WASM loads once per process, but Vite's configuration may bundle this module twice. */
async function load(): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  try {
    await initWasm(await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')));
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith('Already initialized'))) throw error;
  }
}

export function rendererReady(): Promise<void> {
  return (ready ??= load());
}

/** `width` in pixels; texts need their fonts in `font`. Rejects without SVG. */
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
