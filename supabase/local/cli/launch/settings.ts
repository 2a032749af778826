import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import type { ChamberChoice } from '../../stand-ins/camara/chamber.ts';
import { functionEnvironment } from './function-environment.ts';
import type { NewsChoice } from '../../stand-ins/news/feeds.ts';
import type { Storage } from '../storage/storage.ts';
import { isSystemError } from '../../emulator/system-error.ts';

/** A Supabase project that somebody else runs: the hosted one, or the CLI's containers. */
export interface ForeignProject {
  url: string;
  anonKey: string;
}

export interface LaunchSettings {
  appPort: number;
  backendPort: number;
  /** Set when the environment points the application at another project: no embedded backend then. */
  foreign: ForeignProject | null;
  /** The stack of the Supabase CLI in place of the embedded backend. */
  officialStack: boolean;
  /** Null: the address where it is served from here. */
  siteUrl: string | null;
  /** Folder of everything that a start writes: the embedded database and the built site. */
  folder: string;
  storage: Storage;
  functionVariables: Record<string, string>;
  camara: ChamberChoice;
  news: NewsChoice;
}

type Variables = Readonly<Record<string, string | undefined>>;

const defaultFolder = '.data/local';

/** Later files win, and the shell over all of them. Throws a sentence for a file that Vite would misread. */
export async function readVariables(root: string, mode: string, shell: Variables): Promise<Variables> {
  const files = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`];
  const layers = await Promise.all(
    files.map(async (file) => {
      try {
        const text = await readFile(join(root, file), 'utf8');
        // It would become part of the first name, here and in Vite.
        if (text.startsWith('\uFEFF'))
          throw new Error(`${file} começa com uma marca invisível (BOM): salve-o em UTF-8 sem BOM.`);
        return parseEnv(text);
      } catch (error) {
        if (isSystemError(error, 'ENOENT')) return {};
        throw error;
      }
    }),
  );
  return [...layers, shell].reduce<Variables>((all, layer) => ({ ...all, ...layer }), {});
}

function readPort(variables: Variables, name: string, fallback: number): number {
  const text = variables[name]?.trim() ?? '';
  if (text === '') return fallback;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) {
    throw new Error(`${name} deve ser um número de porta (0 a 65535), e não "${text}".`);
  }
  return port;
}

function readForeign(variables: Variables, backendPort: number): ForeignProject | null {
  const url = variables['VITE_SUPABASE_URL']?.trim() ?? '';
  if (url === '') return null;
  if (!URL.canParse(url)) throw new Error(`VITE_SUPABASE_URL não é um endereço: "${url}".`);
  const own = ['127.0.0.1', 'localhost'].map((host) => `http://${host}:${backendPort}`);
  if (own.includes(new URL(url).origin)) return null;
  const anonKey = variables['VITE_SUPABASE_ANON_KEY']?.trim() ?? '';
  if (anonKey === '')
    throw new Error(`VITE_SUPABASE_URL aponta para ${url}, mas falta VITE_SUPABASE_ANON_KEY.`);
  return { url, anonKey };
}

/** 'auto': an external service while it answers; 'snapshot': always its copy in the repository. */
function readSource(variables: Variables, name: 'CAMARA' | 'NOTICIAS'): 'auto' | 'snapshot' {
  const text = variables[name]?.trim() ?? '';
  if (text !== '' && text !== 'auto' && text !== 'snapshot')
    throw new Error(`${name} deve ser "auto" ou "snapshot", e não "${text}".`);
  return text === 'snapshot' ? 'snapshot' : 'auto';
}

function readOfficialStack(variables: Variables): boolean {
  const text = variables['SUPABASE_STACK']?.trim() ?? '';
  if (text !== '' && text !== 'oficial')
    throw new Error(`SUPABASE_STACK deve ser "oficial" ou vazio, e não "${text}".`);
  return text === 'oficial';
}

/** Null without it. Throws a sentence for what is no address. */
export function readServer(variables: Variables, name: 'LOCAL_DATABASE_URL' | 'DATABASE_URL'): string | null {
  const url = variables[name]?.trim() ?? '';
  if (url === '') return null;
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url))
    throw new Error(`${name} deve ser um endereço como postgresql://pessoa:senha@127.0.0.1:5432/banco.`);
  return url;
}

function readStorage(variables: Variables, folder: string): Storage {
  const url = readServer(variables, 'LOCAL_DATABASE_URL');
  return url === null ? { kind: 'folder', folder, votes: 'all' } : { kind: 'server', url, votes: 'all' };
}

/** Throws an Error with a sentence for the user when contradictory. */
export function launchSettings(variables: Variables, root: string): LaunchSettings {
  const backendPort = readPort(variables, 'BACKEND_PORT', 54321);
  const folder = resolve(root, variables['LOCAL_DATA_FOLDER']?.trim() || defaultFolder);
  return {
    appPort: readPort(variables, 'APP_PORT', 5173),
    backendPort,
    foreign: readForeign(variables, backendPort),
    officialStack: readOfficialStack(variables),
    siteUrl: variables['VITE_SITE_URL']?.trim() || null,
    folder,
    storage: readStorage(variables, folder),
    functionVariables: functionEnvironment(variables),
    camara: readSource(variables, 'CAMARA'),
    news: readSource(variables, 'NOTICIAS'),
  };
}
