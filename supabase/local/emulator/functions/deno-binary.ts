import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** Npm may have blocked the linking script: its entry links too. */
export async function denoBinary(): Promise<string> {
  const folder = dirname(createRequire(import.meta.url).resolve('deno/package.json'));
  const executable = join(folder, process.platform === 'win32' ? 'deno.exe' : 'deno');
  if (!existsSync(executable)) {
    await promisify(execFile)(process.execPath, [join(folder, 'bin.cjs'), '--version']);
  }
  return executable;
}
