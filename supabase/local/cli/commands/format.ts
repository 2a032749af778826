import { runNode } from '../suites/child.ts';

export const usage = { takes: '[arquivo…]', says: 'Escreve todo arquivo, ou os ditos, no formato da casa.' };

export async function run(args: string[]): Promise<void> {
  const { code } = await runNode(['node_modules/oxfmt/bin/oxfmt', ...args], {
    cwd: process.cwd(),
    timeoutMs: 5 * 60_000,
    live: true,
  });
  process.exitCode = code ?? 1;
}
