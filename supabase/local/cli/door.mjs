import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureInstalled, folderRefusal, nodeRefusal } from './install.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));

function commandNames(folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  return files
    .map((file) => path.basename(file, '.ts').replace('-', ':'))
    .sort()
    .join(', ');
}

async function openDoor(folder, [name = '', ...args]) {
  const refusal = nodeRefusal(process.versions.node) ?? folderRefusal(root);
  if (refusal !== null) throw new Error(refusal);
  if (name === '--help') {
    console.log(`Comandos: ${commandNames(folder)}. Cada um responde a --help.`);
    return;
  }
  const file = path.join(folder, `${name.replace(':', '-')}.ts`);
  if (!/^[a-z:-]+$/.test(name) || !existsSync(file))
    throw new Error(`Comando desconhecido: "${name}". Os que existem: ${commandNames(folder)}.`);
  process.chdir(root);
  await ensureInstalled(root);
  const { register } = await import('tsx/esm/api');
  register();
  const { refusalOf, usageText } = await import('./usage.ts');
  const { run, usage } = await import(pathToFileURL(file).href);
  if (args[0] === '--help') {
    console.log(usageText(name, usage));
    return;
  }
  const fault = refusalOf(usage, args);
  if (fault !== null) throw new Error(`${fault}\n${usageText(name, usage)}`);
  await run(args);
}

/** Of the operating system, whose own words are English. */
const troubles = {
  ENOENT: 'Não existe',
  ENOTDIR: 'Não é uma pasta',
  EISDIR: 'É uma pasta, não um arquivo',
  EACCES: 'Sem permissão para ler ou escrever',
  EROFS: 'Não aceita que se escreva',
  ENOSPC: 'Não há mais espaço no disco',
  ECONNREFUSED: 'Nada responde no endereço do serviço',
  ENOTFOUND: 'Nenhuma máquina tem este nome',
  ETIMEDOUT: 'O serviço não respondeu a tempo',
};

function sentenceOf(error) {
  const trouble = troubles[error.code];
  if (trouble === undefined) return error.message || String(error);
  const place = error.path ?? error.hostname ?? (error.address && `${error.address}:${error.port}`);
  return place ? `${trouble}: ${place}` : `${trouble}.`;
}

/**
 * Runs `<name>.ts` in this process, so that Ctrl-C reaches it.
 * @param {URL} folder of the commands
 * @param {string[]} args name of the command and its arguments
 */
export async function runCommand(folder, args) {
  try {
    await openDoor(fileURLToPath(folder), args);
  } catch (error) {
    console.error(process.env['PAUTA_DEBUG'] ? error : sentenceOf(error));
    process.exitCode = 1;
  }
}
