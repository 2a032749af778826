import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, vi } from 'vitest';
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
  const child = promisify(execFile)(process.execPath, [`supabase/${door}/cli.mjs`, ...args], {
    cwd: root,
    env: { ...process.env, BACKEND_PORT: '9' },
  });
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

it('an operator is told in one sentence what no file and no service gives', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ops-'));
  const file = join(folder, 'partidos.json');
  await writeFile(file, '\uFEFF{"gerado_em":"2026-11-01"}');
  await writeFile(
    join(folder, 'votacoes-2026.csv'),
    'id;data;dataHoraRegistro;siglaOrgao;aprovacao;descricao\n',
  );
  vi.stubEnv('DATABASE_URL', 'postgres://ana@127.0.0.1:9/banco');
  const answers = await Promise.all([
    call('ops', 'data:votes', folder),
    call('ops', 'data:parties', file),
    call('ops', 'data:parties', join(folder, 'outro.json')),
    call('ops', 'data:parties', folder),
    call('ops', 'data:parties', join(file, 'outro.json')),
    call('ops', 'admin:grant', 'ana@exemplo.org'),
  ]);
  await rm(folder, { recursive: true });
  vi.unstubAllEnvs();
  expect(answers).toEqual([
    '1 Nada responde no endereço do serviço: 127.0.0.1:9\n',
    `1 ${file} não tem a forma esperada:\n✖ Entrada inválida: esperava um vetor, recebeu um valor "undefined"\n  → at partidos\n`,
    `1 Não existe: ${join(folder, 'outro.json')}\n`,
    '1 É uma pasta, não um arquivo.\n',
    `1 Não é uma pasta: ${join(file, 'outro.json')}\n`,
    '1 O serviço de contas em http://127.0.0.1:9 não respondeu. Ele está no ar?\n',
  ]);
});

it('every command says how it is called and what it does', () => {
  const usage = z.object({ takes: z.string(), says: z.string().regex(/^\p{Lu}.*\.$/u) });
  for (const commands of folders) {
    expect(commands.length).toBeGreaterThan(5);
    for (const { file, command } of commands)
      expect(z.object({ usage }).safeParse(command).success, file).toBe(true);
  }
});
