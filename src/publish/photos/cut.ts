import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { cached } from '../share/file-cache.ts';
import type { WantedPhoto } from './wanted.ts';

/** Rows, cards and profiles of candidates; lists and profiles of deputies. */
export const widthsOf: Readonly<Record<WantedPhoto['kind'], readonly number[]>> = {
  candidate: [144, 232, 544],
  deputy: [144, 544],
};

let ownStamp: Promise<string> | null = null;

/** A change of how photos are cut cuts all of them anew. */
function stamp(): Promise<string> {
  return (ownStamp ??= readFile(fileURLToPath(import.meta.url), 'utf8').then(
    (text) => text + sharp.versions.sharp,
  ));
}

async function cutNow(original: Uint8Array, width: number, credit: string | null): Promise<Uint8Array> {
  const picture = sharp(original, { limitInputPixels: 100_000_000 }).autoOrient();
  const { autoOrient: size } = await picture.metadata();
  const wide = Math.min(width, size.width, Math.floor((size.height * 3) / 4));
  return picture
    .resize({ width: wide, height: Math.round((wide * 4) / 3), fit: 'cover', position: 'top' })
    .withExif(credit === null ? {} : { IFD0: { Copyright: credit } })
    .webp({ quality: 78, effort: 5 })
    .toBuffer();
}

/** 3:4 WebP from the photo's top, never enlarged, credit inside. Rejects without a picture. */
export async function cutPhoto(
  original: Uint8Array,
  width: number,
  credit: string | null,
): Promise<Uint8Array> {
  const recipe = createHash('sha256')
    .update(`${await stamp()}\n${width}\n${credit ?? ''}\n`)
    .update(original)
    .digest('hex');
  return cached(`${recipe.slice(0, 24)}.webp`, () => cutNow(original, width, credit));
}
