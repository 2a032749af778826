import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type FileContents, type FileName, fileSchemas } from './file-schemas.ts';

const decompress = promisify(brotliDecompress);

/** Each file is checked when it is first requested. */
export interface Copy {
  /** Rejects with ZodError when the file is not of its shape. */
  read<Name extends FileName>(name: Name): Promise<FileContents[Name]>;
}

async function readFileOf(name: FileName): Promise<unknown> {
  const compressed = await readFile(new URL(`../../data/camara/${name}.json.br`, import.meta.url));
  return JSON.parse((await decompress(compressed)).toString('utf8'));
}

type Readers = { [Name in FileName]: () => Promise<FileContents[Name]> };

/** Reads once and remembers. */
function reader<T>(name: FileName, parse: (json: unknown) => T): () => Promise<T> {
  let content: Promise<T> | null = null;
  return () => (content ??= readFileOf(name).then(parse));
}

export function openCopy(): Copy {
  const readers: Readers = {
    deputados: reader('deputados', (json) => fileSchemas.deputados.parse(json)),
    'deputados-legislatura-57': reader('deputados-legislatura-57', (json) =>
      fileSchemas['deputados-legislatura-57'].parse(json),
    ),
    'deputados-detalhes': reader('deputados-detalhes', (json) =>
      fileSchemas['deputados-detalhes'].parse(json),
    ),
    despesas: reader('despesas', (json) => fileSchemas.despesas.parse(json)),
    'despesas-totais-2026': reader('despesas-totais-2026', (json) =>
      fileSchemas['despesas-totais-2026'].parse(json),
    ),
    discursos: reader('discursos', (json) => fileSchemas.discursos.parse(json)),
    proposicoes: reader('proposicoes', (json) => fileSchemas.proposicoes.parse(json)),
    partidos: reader('partidos', (json) => fileSchemas.partidos.parse(json)),
    ufs: reader('ufs', (json) => fileSchemas.ufs.parse(json)),
    'tipos-despesa': reader('tipos-despesa', (json) => fileSchemas['tipos-despesa'].parse(json)),
    situacoes: reader('situacoes', (json) => fileSchemas.situacoes.parse(json)),
    votacoes: reader('votacoes', (json) => fileSchemas.votacoes.parse(json)),
    votos: reader('votos', (json) => fileSchemas.votos.parse(json)),
    'votos-complemento': reader('votos-complemento', (json) => fileSchemas['votos-complemento'].parse(json)),
    'partidos-no-voto': reader('partidos-no-voto', (json) => fileSchemas['partidos-no-voto'].parse(json)),
  };
  return { read: (name) => readers[name]() };
}
