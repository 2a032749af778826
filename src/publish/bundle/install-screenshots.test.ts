import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { installScreenshots } from './install-screenshots.ts';

it.each(installScreenshots)(
  '$src is as large as the manifest says, within what browsers take',
  async (one) => {
    const { width, height, format } = await sharp(
      await readFile(`.github/screenshots/${basename(one.src)}`),
    ).metadata();
    expect(one).toMatchObject({ sizes: `${width}x${height}`, type: `image/${format}` });
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
    expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
    expect(width > height).toBe(one.form_factor === 'wide');
  },
);
