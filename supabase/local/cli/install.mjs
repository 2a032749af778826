import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Uses Node alone: nothing may be installed yet. */

const oldestNode = [20, 19];

/** Null when the version will do. @param {string} version such as "20.19.0" */
export function nodeRefusal(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = oldestNode;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return null;
  return `Este projeto precisa do Node.js ${oldestNode.join('.')} ou mais novo; este é o ${version}. Veja https://nodejs.org/.`;
}

/** Null when tools can read the path: these signs are an address's or a pattern's. @param {string} folder */
export function folderRefusal(folder) {
  if (!/[#?*]/.test(folder)) return null;
  return `Ponha este projeto numa pasta sem "#", "?" e "*" no caminho; esta é ${folder}.`;
}

function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return null;
    throw error;
  }
}

/** The repository and its workspace are not fetched, and the link not imported. */
function isOwn(place, entry) {
  return !place.includes('node_modules/') || entry.link === true;
}

/**
 * Contents, as clones' dates differ; interrupted installs have no list.
 * @param {string} root folder of package.json
 */
export function isInstalled(root) {
  const wanted = readLock(path.join(root, 'package-lock.json'));
  const present = readLock(path.join(root, 'node_modules/.package-lock.json'));
  if (wanted === null || present === null) return false;
  return Object.entries(wanted).every(([place, entry]) => {
    if (isOwn(place, entry)) return true;
    const found = present[place];
    if (found === undefined) return entry.optional === true;
    const same = found.version === entry.version && found.integrity === entry.integrity;
    return same && existsSync(path.join(root, place, 'package.json'));
  });
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Null while a living process holds it; a dead one's is set aside. */
function tryLock(folder) {
  mkdirSync(path.dirname(folder), { recursive: true });
  const mine = `${folder}.${process.pid}`;
  rmSync(mine, { recursive: true, force: true });
  mkdirSync(mine);
  writeFileSync(path.join(mine, 'pid'), String(process.pid));
  try {
    renameSync(mine, folder);
    return () => rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    rmSync(mine, { recursive: true, force: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST' && error.code !== 'EPERM') throw error;
  }
  const holder = Number(readFileIfAny(path.join(folder, 'pid')));
  if (holder === 0 || isAlive(holder)) return null;
  setAside(folder, `${folder}.dead.${holder}`);
  return tryLock(folder);
}

function readFileIfAny(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return '';
    throw error;
  }
}

/** Only one of several waiting processes can rename; the others then meet the new holder. */
function setAside(folder, grave) {
  try {
    renameSync(folder, grave);
    rmSync(grave, { recursive: true, force: true });
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTEMPTY') throw error;
  }
}

function npm(args, cwd) {
  const cli = process.env['npm_execpath'];
  const byNode = cli !== undefined && /\.c?js$/.test(cli);
  const [command, ...before] = byNode ? [process.execPath, cli] : ['npm'];
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...before, ...args], {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: !byNode && process.platform === 'win32',
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`A instalação das dependências falhou (npm ${args[0]}, código ${code}).`));
    });
  });
}

const installArgs = [
  'ci',
  '--include=dev',
  '--prefer-offline',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

/**
 * Several at once take turns. Rejects with a Portuguese sentence when npm fails.
 * @param {string} root folder of package.json
 * @param {(args: string[], cwd: string) => Promise<void>} runNpm replaced in tests
 */
export async function ensureInstalled(root, runNpm = npm) {
  if (isInstalled(root)) return;
  const folder = path.join(root, '.data/install.lock');
  let release = tryLock(folder);
  if (release === null) console.error('Outra instalação está em andamento: aguardando...');
  while (release === null) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    release = tryLock(folder);
  }
  try {
    if (isInstalled(root)) return;
    console.error('Instalando as dependências (npm ci)...');
    await runNpm(installArgs, root);
  } finally {
    release();
  }
}
