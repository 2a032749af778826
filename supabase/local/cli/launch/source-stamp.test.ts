import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourceStamp } from './source-stamp.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'stamp-'));
  await mkdir(join(root, 'src'));
  await mkdir(join(root, '.data'));
  await writeFile(join(root, 'src', 'main.ts'), 'one');
});

afterEach(() => rm(root, { recursive: true }));

test('the stamp changes with any source, name, variable or env file, and with nothing else', async () => {
  const stamps = [await sourceStamp(root, { VITE_A: '1' })];
  await writeFile(join(root, '.data', 'rows'), 'rows');
  expect(await sourceStamp(root, { VITE_A: '1' })).toBe(stamps[0]);
  stamps.push(await sourceStamp(root, { VITE_A: '2' }));
  await writeFile(join(root, 'src', 'main.ts'), 'two');
  stamps.push(await sourceStamp(root, { VITE_A: '1' }));
  await writeFile(join(root, 'src', 'other.ts'), '');
  stamps.push(await sourceStamp(root, { VITE_A: '1' }));
  await writeFile(join(root, '.env.local'), 'VITE_B=1');
  stamps.push(await sourceStamp(root, { VITE_A: '1' }));
  expect(new Set(stamps).size).toBe(5);
});
