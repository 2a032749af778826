import type { License, Source, Table } from './tables.ts';

export interface WrittenFile {
  file: string;
  table: Table;
  bytes: number;
}

const byTitle = (a: Source, b: Source) =>
  a.title.localeCompare(b.title, 'pt-BR') || a.path.localeCompare(b.path);

export function uniqueSources(sources: readonly Source[]): Source[] {
  return [...new Map(sources.map((one) => [`${one.title} ${one.path}`, one])).values()].toSorted(byTitle);
}

interface Resource {
  profile: 'tabular-data-resource' | 'data-resource';
  name: string;
  title: string;
  description?: string;
  path: string;
  format: string;
  mediatype: string;
  encoding: 'utf-8';
  bytes: number;
  /** Our own property, which the specification allows. */
  rows: number;
  licenses: readonly License[];
  sources: readonly Source[];
}

function resourceOf({ file, table, bytes }: WrittenFile): Resource & Record<string, unknown> {
  const { name, title, description, licenses, sources, columns, rows } = table;
  const shared = {
    title,
    ...(description !== undefined && { description }),
    path: file,
    encoding: 'utf-8',
    bytes,
    rows: rows.length,
    licenses,
    sources,
  } as const;
  if (file.endsWith('.json'))
    return {
      profile: 'data-resource',
      name: `${name}-json`,
      format: 'json',
      mediatype: 'application/json',
      ...shared,
    };
  return {
    profile: 'tabular-data-resource',
    name,
    format: 'csv',
    mediatype: 'text/csv',
    ...shared,
    dialect: { delimiter: ';' },
    schema: {
      fields: columns.map(({ name: field, type }) => ({
        name: field,
        type,
        ...(type === 'number' && { decimalChar: ',' }),
        ...(type === 'boolean' && { trueValues: ['sim'], falseValues: ['não'] }),
      })),
    },
  };
}

/** Frictionless Data Package 1.0; `created` is when it was written. */
export function descriptor(files: readonly WrittenFile[], created: Date): object {
  return {
    profile: 'data-package',
    name: 'pauta-aberta',
    title: 'Pauta Aberta',
    created: created.toISOString(),
    resources: files.map(resourceOf),
  };
}
