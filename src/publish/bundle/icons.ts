import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { drawPng } from '../share/svg-to-png.ts';

function partsOf(favicon: string): { mark: string; tile: string } {
  const mark = /<g\b.*<\/g>/s.exec(favicon)?.[0];
  const tile = /<rect\b[^>]*fill="(#[0-9a-f]{6})"/i.exec(favicon)?.[1];
  if (mark === undefined || tile === undefined)
    throw new Error('public/favicon.svg has no tile with a mark.');
  return { mark, tile };
}

/** `side` in the favicon's units, whose own side is 32. */
function fullSquare({ mark, tile }: { mark: string; tile: string }, side: number): string {
  const [left, top] = [13 - side / 2, 15 - side / 2];
  const box = `${left} ${top} ${side} ${side}`;
  const square = `<rect x="${left}" y="${top}" width="${side}" height="${side}" fill="${tile}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${square}${mark}</svg>`;
}

/** As is; for masks, the mark within the inner 80 %; iOS rounds corners itself. */
export const installIcons = [
  { src: 'icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: 'icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const;

const touchIcon = 'icons/apple-touch.png';

async function drawIcons(favicon: string): Promise<[string, Uint8Array<ArrayBuffer>][]> {
  const parts = partsOf(favicon);
  return [
    ['icons/192.png', await drawPng(favicon, 192)],
    ['icons/512.png', await drawPng(favicon, 512)],
    ['icons/maskable-512.png', await drawPng(fullSquare(parts, 40), 512)],
    [touchIcon, await drawPng(fullSquare(parts, 36), 180)],
  ];
}

export function icons(): Plugin {
  return {
    name: 'icons',
    apply: 'build',
    async generateBundle() {
      const favicon = await readFile(resolve('public/favicon.svg'), 'utf8');
      for (const [fileName, source] of await drawIcons(favicon))
        this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: `/${touchIcon}` }, injectTo: 'head' },
    ],
  };
}
