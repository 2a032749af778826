import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import * as z from 'zod';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const ending = z.object({ stdout: z.string(), stderr: z.string(), code: z.number().default(0) });

async function commandsIn(folder: string): Promise<{ file: string; command: unknown }[]> {
  const files = (await readdir(`${root}${folder}`)).filter((file) => !file.endsWith('.test.ts'));
  return Promise.all(
    files.map(async (file) => {
      const command: unknown = await import(`${root}${folder}/${file}`);
      return { file, command };
    }),
  );
}

// Here no test's clock runs: together they are the whole workbench.
const folders = await Promise.all(['supabase/local/cli/commands', 'supabase/ops/commands'].map(commandsIn));

async function call(door: 'local' | 'ops', ...args: string[]) {
  const child = promisify(execFile)(process.execPath, [`supabase/${door}/cli.mjs`, ...args], { cwd: root });
  const { stdout, stderr, code } = ending.parse(await child.catch((error: unknown) => error));
  return `${code} ${stdout}${stderr}`;
}

it('start answers --help without starting anything, and refuses what it does not know', async () => {
  expect(await call('local', 'start', '--help')).toMatch(/^0 Uso: start\n[^\n]+\n$/);
  expect(await call('local', 'start', '--porta')).toMatch(/^1 Opção desconhecida: --porta\.\nUso: start\n/);
});

it('an operator finds their own commands at their own door, each with its help', async () => {
  expect(await call('ops', '--help')).toMatch(
    /^0 Comandos: admin:grant, .*data:votes\. Cada um responde a --help\.\n$/,
  );
  expect(await call('ops', 'data:votes')).toMatch(/^1 Falta dizer <pasta.*>\.\nUso: data:votes </);
  expect(await call('local', 'admin:grant', 'ana@exemplo.org')).toMatch(
    /^1 Comando desconhecido: "admin:grant"/,
  );
});

it('every command says how it is called and what it does', () => {
  const usage = z.object({ takes: z.string(), says: z.string().regex(/^\p{Lu}.*\.$/u) });
  for (const commands of folders) {
    expect(commands.length).toBeGreaterThan(5);
    for (const { file, command } of commands)
      expect(z.object({ usage }).safeParse(command).success, file).toBe(true);
  }
});
