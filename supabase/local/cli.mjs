import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureInstalled, nodeRefusal } from './cli/install.mjs';

/**
 * The door of every npm script: `node supabase/local/cli.mjs <command> […args]`. Installs what is missing, then runs
 * `commands/<command>.ts` in this same process, so that Ctrl-C reaches it directly. A colon is written as a hyphen.
 */
const root = fileURLToPath(new URL('../../', import.meta.url));
const folders = ['supabase/local/cli/commands', 'supabase/local/cli/commands'].map((folder) => path.join(root, folder));

function commandFile(name) {
  const file = `${name.replaceAll(':', '-')}.ts`;
  return folders.map((folder) => path.join(folder, file)).find((candidate) => existsSync(candidate));
}

function commandNames() {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.basename(file, '.ts'))
    .sort();
}

async function main([name = '', ...args]) {
  const refusal = nodeRefusal(process.versions.node);
  if (refusal !== null) throw new Error(refusal);
  const file = /^[a-z:-]+$/.test(name) ? commandFile(name) : undefined;
  if (file === undefined) {
    throw new Error(`Comando desconhecido: "${name}". Os que existem: ${commandNames().join(', ')}.`);
  }
  process.chdir(root);
  await ensureInstalled(root);
  const { register } = await import('tsx/esm/api');
  register();
  const command = await import(pathToFileURL(file).href);
  await command.run(args);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(process.env['PAUTA_DEBUG'] ? error : error.message || String(error));
  process.exitCode = 1;
}
