import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';

export interface Chunk {
  file: string;
  /** Source files inside, addressed from the repository's root; those of packages begin with node_modules. */
  modules: string[];
  imports: string[];
  dynamicImports: string[];
  br: number;
  gz: number;
}

export interface Weight {
  br: number;
  gz: number;
}

/** As sent, compressed once like a static host. */
export function weigh(content: string | Uint8Array): Weight {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return {
    br: brotliCompressSync(content, { params }).byteLength,
    gz: gzipSync(content, { level: 9 }).byteLength,
  };
}

function fromRoot(id: string, root: string): string {
  const file = id.replace(/^\0+/, '').replace(/\?.*$/, '');
  const inPackages = file.lastIndexOf('node_modules/');
  return inPackages >= 0 ? file.slice(inPackages) : file.replace(`${root}/`, '');
}

export function readChunks(output: Rolldown.RolldownOutput['output'], root: string): Map<string, Chunk> {
  const chunks = output.flatMap((one) => (one.type === 'chunk' ? [one] : []));
  return new Map(
    chunks.map((chunk) => [
      chunk.fileName,
      {
        file: chunk.fileName,
        modules: Object.keys(chunk.modules).map((id) => fromRoot(id, root)),
        imports: chunk.imports,
        dynamicImports: chunk.dynamicImports,
        ...weigh(chunk.code),
      },
    ]),
  );
}

/** `late` follows dynamic imports too; nothing is followed beyond `stops`. */
export function reach(
  chunks: ReadonlyMap<string, Chunk>,
  from: readonly string[],
  { late = false, stops = new Set<string>() } = {},
): Chunk[] {
  const found = new Map<string, Chunk>();
  const waiting = [...from];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const chunk = chunks.get(file);
    if (!chunk || found.has(file) || stops.has(file)) continue;
    found.set(file, chunk);
    waiting.push(...chunk.imports, ...(late ? chunk.dynamicImports : []));
  }
  return [...found.values()];
}

export function chunkOf(chunks: ReadonlyMap<string, Chunk>, module: string): string {
  const holder = [...chunks.values()].find(({ modules }) => modules.includes(module));
  if (!holder) throw new Error(`O site não contém ${module}.`);
  return holder.file;
}

export function sum(weights: readonly Weight[]): Weight {
  return {
    br: weights.reduce((total, { br }) => total + br, 0),
    gz: weights.reduce((total, { gz }) => total + gz, 0),
  };
}
