import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureInstalled, folderRefusal, isInstalled, nodeRefusal } from './install.mjs';

interface LockEntry {
  version?: string;
  integrity?: string;
  optional?: boolean;
  link?: boolean;
}

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'install-'));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function write(file: string, content: unknown): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
}

const a: LockEntry = { version: '1.0.0', integrity: 'sha512-a' };

function wanted(packages: Record<string, LockEntry>): void {
  write('package-lock.json', { packages: { '': {}, ...packages } });
}

function installed(packages: Record<string, LockEntry>): void {
  for (const place of Object.keys(packages)) write(`${place}/package.json`, {});
  write('node_modules/.package-lock.json', { packages });
}

describe('nodeRefusal', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('accepts %s', (version) => {
    expect(nodeRefusal(version)).toBeNull();
  });

  it.each(['20.18.3', '18.20.0'])('refuses %s in words', (version) => {
    expect(nodeRefusal(version)).toBe(
      `Este projeto precisa do Node.js 20.19 ou mais novo; este é o ${version}. Veja https://nodejs.org/.`,
    );
  });
});

it('a folder whose path the tools cannot read is refused in words, others are not', () => {
  for (const folder of ['/a#1/', '/a?/', '/a*/'])
    expect(folderRefusal(folder)).toBe(
      `Ponha este projeto numa pasta sem "#", "?" e "*" no caminho; esta é ${folder}.`,
    );
  expect(folderRefusal('/Meus projetos/joão 100% [novo] (1)/')).toBeNull();
});

describe('isInstalled', () => {
  it('is true when every package is there in the version of the lock', () => {
    wanted({ 'node_modules/a': a });
    installed({ 'node_modules/a': a });
    expect(isInstalled(root)).toBe(true);
  });

  it('is false in a fresh clone', () => {
    wanted({ 'node_modules/a': a });
    expect(isInstalled(root)).toBe(false);
  });

  it('is false after a change of the lock', () => {
    wanted({ 'node_modules/a': { version: '1.0.1', integrity: 'sha512-b' } });
    installed({ 'node_modules/a': a });
    expect(isInstalled(root)).toBe(false);
  });

  it('is false when an interrupted npm left packages without its list', () => {
    wanted({ 'node_modules/a': a });
    write('node_modules/a/package.json', {});
    expect(isInstalled(root)).toBe(false);
  });

  it('is false when the list was cut short', () => {
    wanted({ 'node_modules/a': a });
    write('node_modules/a/package.json', {});
    write('node_modules/.package-lock.json', '{"packages": {"node_mod');
    expect(isInstalled(root)).toBe(false);
  });

  it('is false when a package folder was deleted', () => {
    wanted({ 'node_modules/a': a });
    installed({ 'node_modules/a': a });
    rmSync(path.join(root, 'node_modules/a'), { recursive: true });
    expect(isInstalled(root)).toBe(false);
  });

  it('asks nothing of the workspace but its packages', () => {
    const own = { 'supabase/local': {}, 'node_modules/@own/local': { link: true } };
    wanted({ ...own, 'supabase/local/node_modules/a': a });
    installed({});
    expect(isInstalled(root)).toBe(false);
    installed({ 'supabase/local/node_modules/a': a });
    expect(isInstalled(root)).toBe(true);
  });

  it('does not ask for the optional packages of other platforms', () => {
    wanted({ 'node_modules/a': a, 'node_modules/fsevents': { version: '2.0.0', optional: true } });
    installed({ 'node_modules/a': a });
    expect(isInstalled(root)).toBe(true);
  });
});

describe('ensureInstalled', () => {
  const calls: string[][] = [];
  const npm = (args: string[]): Promise<void> => {
    calls.push(args);
    installed({ 'node_modules/a': a });
    return Promise.resolve();
  };

  beforeEach(() => {
    calls.length = 0;
    wanted({ 'node_modules/a': a });
  });

  it('installs once and leaves no lock behind', async () => {
    await ensureInstalled(root, npm);
    await ensureInstalled(root, npm);
    expect(calls.map(([command]) => command)).toEqual(['ci']);
    expect(existsSync(path.join(root, '.data/install.lock'))).toBe(false);
  });

  it('lets only one of two parallel runs install', async () => {
    await Promise.all([ensureInstalled(root, npm), ensureInstalled(root, npm)]);
    expect(calls).toHaveLength(1);
  });

  it('passes over the lock of a process that died', async () => {
    const child = spawn(process.execPath, ['--eval', '']);
    await once(child, 'exit');
    write('.data/install.lock/pid', String(child.pid));
    await ensureInstalled(root, npm);
    expect(calls).toHaveLength(1);
  });

  it('gives the lock back when npm fails', async () => {
    const failing = (): Promise<void> => Promise.reject(new Error('sem rede'));
    await expect(ensureInstalled(root, failing)).rejects.toThrow('sem rede');
    await ensureInstalled(root, npm);
    expect(calls).toHaveLength(1);
  });
});
