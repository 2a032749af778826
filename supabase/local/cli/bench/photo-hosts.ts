import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Noise that weighs like portraits, sparing Wikimedia and the Chamber. */
export async function standInForPhotoHosts(): Promise<typeof fetch> {
  const noise = { type: 'gaussian', mean: 128, sigma: 16 } as const;
  const sheet = await sharp({ create: { width: 204, height: 272, channels: 3, background: '#888', noise } })
    .resize({ width: 816 })
    .jpeg({ quality: 85 })
    .toBuffer();
  return () =>
    Promise.resolve(new Response(new Uint8Array(sheet), { headers: { 'content-type': 'image/jpeg' } }));
}

/** Number of copies and weight by width. Throws without copies. */
export async function photosIn(directory: string): Promise<string> {
  const files = (await readdir(directory, { recursive: true })).filter((file) => /-\d+\.webp$/.test(file));
  const first = new Map(files.map((file) => [/-(\d+)\.webp$/.exec(file)?.[1] ?? '', file]));
  const weights = [...first].map(async ([width, file]) => {
    const { size } = await stat(join(directory, file));
    return `${width} px ${(size / 1000).toFixed(1).replace('.', ',')} kB`;
  });
  if (files.length === 0) throw new Error('O site não tem fotos: o toque seria medido sem elas.');
  return `${files.length} fotos de imitação, servidas por esta máquina (${(await Promise.all(weights)).join(', ')})`;
}
