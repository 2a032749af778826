import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { markdownTable, withMarkedText } from '../marked-text.ts';

export const usage = {
  takes: '[--write]',
  says: 'Mede o primeiro e o segundo npm start, sem fotos; --write o grava em docs/escala.md.',
};

const page = 'docs/escala.md';

/** Seconds from the command to the message that the site answers. */
async function secondsToStart(variables: NodeJS.ProcessEnv): Promise<string> {
  const began = performance.now();
  const child = spawn(process.execPath, ['supabase/local/cli.mjs', 'start'], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let said = '';
  for await (const text of child.stdout.setEncoding('utf8')) {
    said += String(text);
    if (said.includes('Ctrl-C')) break;
  }
  const seconds = (performance.now() - began) / 1000;
  child.kill('SIGINT');
  await ended;
  if (!said.includes('Ctrl-C')) throw new Error(`npm start terminou sem responder:\n${said}`);
  return `${seconds.toFixed(1).replace('.', ',')} s`;
}

export async function run(args: readonly string[]): Promise<void> {
  const folder = join(await mkdtemp(join(tmpdir(), 'pauta-start-')), 'data');
  // Both starts share the backend's address, for which the site is built.
  const ports = { APP_PORT: String(await freePort()), BACKEND_PORT: String(await freePort()) };
  const variables = { ...ports, LOCAL_DATA_FOLDER: folder, FOTOS: 'nenhuma', VITE_SUPABASE_URL: '' };
  try {
    const rows = [['`npm start`', 'Até responder']];
    for (const name of ['Primeiro', 'Segundo']) rows.push([name, await secondsToStart(variables)]);
    const load = loadavg()[0]?.toFixed(1).replace('.', ',') ?? '?';
    const day = new Date().toISOString().slice(0, 10);
    const text = `Em ${day}, sem fotos, carga da máquina ${load}:\n\n${markdownTable(rows)}`;
    console.log(text);
    const mark = 'node supabase/local/cli.mjs bench:start --write';
    if (args.includes('--write'))
      await writeFile(page, withMarkedText(await readFile(page, 'utf8'), mark, text));
  } finally {
    await rm(join(folder, '..'), { recursive: true, force: true });
  }
}
