import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimDataFolder, DataInUseError, deleteDataFolder } from './data-folder.ts';
import { ForeignFolderError } from './own-folder.ts';
import { openStorage } from './storage.ts';

let folder: string;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'data-')), 'local');
});

afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

test('a folder belongs to one process at a time, and the second says whose it is', async () => {
  const first = await claimDataFolder(folder);
  await expect(claimDataFolder(folder)).rejects.toThrow(DataInUseError);
  await expect(deleteDataFolder(folder)).rejects.toThrow(
    `Os dados em ${folder} já estão em uso pelo processo ${process.pid}.`,
  );
  await first.release();
  await (await claimDataFolder(folder)).release();
});

test.each(['', '/dentro'])(
  'a file in the place of the folder%s is told in one sentence, and stays',
  async (below) => {
    await writeFile(folder, 'meu');
    const sentence = `${folder}${below} não pode ser uma pasta, porque há um arquivo com esse nome ou no caminho dela, e nada foi mudado. Aponte LOCAL_DATA_FOLDER para uma pasta nova ou vazia e tente novamente.`;
    await expect(openStorage({ kind: 'folder', folder: `${folder}${below}` })).rejects.toThrow(sentence);
    await expect(deleteDataFolder(`${folder}${below}`)).rejects.toThrow(sentence);
    expect(await readFile(folder, 'utf8')).toBe('meu');
  },
);

test('the lock of a process that is gone, or a broken one, does not hold anybody', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  await mkdir(folder, { recursive: true });
  for (const content of [
    JSON.stringify({ pid: child.pid, startedAt: '1' }),
    JSON.stringify({ pid: process.pid, startedAt: 'another life of this number' }),
    '{"pid":',
  ]) {
    await writeFile(join(folder, 'lock.7'), content);
    await (await claimDataFolder(folder)).release();
  }
});

test('a database whose first creation was interrupted is cleared, a finished one stays', async () => {
  const first = await claimDataFolder(folder);
  await mkdir(first.database);
  await first.release();
  const second = await claimDataFolder(folder);
  expect(existsSync(second.database)).toBe(false);
  await mkdir(second.database);
  await second.markReady();
  await second.release();
  const third = await claimDataFolder(folder);
  expect(existsSync(third.database)).toBe(true);
  await third.release();
});

test('of many that start at once over what a crash left, one gets the folder', async () => {
  await mkdir(folder, { recursive: true });
  const gone = JSON.stringify({ pid: process.pid, startedAt: 'another life of this number' });
  await writeFile(join(folder, 'lock.3'), gone);
  await writeFile(join(folder, 'lock.4'), gone);
  const starts = await Promise.allSettled(Array.from({ length: 12 }, () => claimDataFolder(folder)));
  const refused = starts.filter(
    (start) => start.status === 'rejected' && start.reason instanceof DataInUseError,
  );
  expect(refused).toHaveLength(11);
  for (const start of starts) if (start.status === 'fulfilled') await start.value.release();
  await (await claimDataFolder(folder)).release();
  expect(await readdir(folder)).toEqual(['.pauta-aberta', 'lock.6']);
});

test('a late start with an old number withdraws before a higher claim', async () => {
  const first = await claimDataFolder(folder);
  await rename(join(folder, 'lock.1'), join(folder, 'lock.9'));
  await writeFile(join(folder, 'lock.2'), '');
  await expect(claimDataFolder(folder)).rejects.toThrow(DataInUseError);
  await rename(join(folder, 'lock.9'), join(folder, 'lock.1'));
  await first.release();
});

test.each([
  ['a database of somebody else', async () => mkdir(join(folder, 'database'), { recursive: true })],
  ['a site of somebody else', async () => mkdir(join(folder, 'site'), { recursive: true })],
  [
    'other files',
    async () => {
      await mkdir(folder);
      await writeFile(join(folder, 'lock.1'), '');
      await writeFile(join(folder, 'cartas.txt'), 'minhas');
    },
  ],
])('a folder with %s is refused and stays as it is', async (_what, fill) => {
  await fill();
  const before = await readdir(folder, { recursive: true });
  for (const act of [claimDataFolder, deleteDataFolder]) {
    await expect(act(folder)).rejects.toThrow(ForeignFolderError);
    await expect(act(folder)).rejects.toThrow(
      `A pasta ${folder} tem arquivos que não são do Pauta Aberta, e nada foi mudado nela. Aponte LOCAL_DATA_FOLDER para uma pasta nova ou vazia`,
    );
  }
  expect(await readdir(folder, { recursive: true })).toEqual(before);
});

test('a folder of an older version, without the marker, goes on', async () => {
  const first = await claimDataFolder(folder);
  await mkdir(first.database);
  await first.markReady();
  await first.release();
  await rm(join(folder, '.pauta-aberta'));
  const second = await claimDataFolder(folder);
  expect(second.isReady).toBe(true);
  await second.release();
});

test('deleting leaves no data', async () => {
  const claimed = await claimDataFolder(folder);
  await mkdir(claimed.database);
  await claimed.markReady();
  await claimed.release();
  await deleteDataFolder(folder);
  expect(await readdir(folder)).toEqual(['.pauta-aberta', 'lock.2']);
});
