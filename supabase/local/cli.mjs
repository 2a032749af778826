import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureInstalled, nodeRefusal } from './cli/install.mjs';

/**
 * The door of every npm script: `node supabase/local/cli.mjs <command> […args]`. Installs what is missing, then runs
 * `cli/commands/<command>.ts` in this same process, so that Ctrl-C reaches it directly. A colon is written as a hyphen.
 */
const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = path.join(root, 'supabase/local/cli/commands');

function commandFile(name) {
  const file = path.join(folder, `${name.replaceAll(':', '-')}.ts`);
  return existsSync(file) ? file : undefined;
}

function commandNames() {
  return readdirSync(folder)
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
