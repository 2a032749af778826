import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { expect, it } from 'vitest';

/** A row of the table "Se você mexe em X, mexe em Y". */
function rowOf(name: string): string {
  const row = readFileSync('CONTRIBUTING.md', 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| ${name} `));
  if (row === undefined) throw new Error(`CONTRIBUTING.md has no row for ${name}.`);
  return row;
}

/** Where words of a row lead that are no path. */
const folders: Readonly<Record<string, RegExp>> = {
  migração: /^supabase\/migrations\//,
  pgTAP: /^supabase\/tests\//,
  'npm run db:types': /database\.types\.ts$/,
  'npm run seed:generate': /^supabase\/seed[\w-]*\.sql$/,
};

const sources = ['src', 'supabase', 'tests/database']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /^(src|supabase)\/.*\.(tsx?|sql|json)$|(grants|declarations)\.txt$/.test(file))
  .filter((file) => !/node_modules|\/functions\/|\.test\.tsx?$/.test(file));

/** Without the row's own files; `page` replaces its x-page. */
function notInRow(row: string, names: RegExp, page = ''): string[] {
  const paths = Array.from(row.matchAll(/`([\w./-]+\.\w+)`/g), ([, path = '']) => path);
  const known = Object.entries(folders).flatMap(([word, folder]) => (row.includes(word) ? folder : []));
  return sources
    .filter((file) => names.test(readFileSync(file, 'utf8')))
    .filter((file) => !paths.some((path) => file.endsWith(path.replace('x-page', page))))
    .filter((file) => !known.some((folder) => folder.test(file)));
}

/** Same-named deputies' column, and one record's hand-gathered sources. */
const others = /features\/deputies|compare-deputy|stand-ins\/camara|seed\/curation\.ts$/;

it('a column that readers see is written in the files of its row alone', () => {
  const row = rowOf('uma coluna');
  expect(notInRow(row, /\bescolaridade\b/).filter((file) => !others.test(file))).toEqual([]);
  expect(notInRow(row.replace('lib/candidate-fields.ts', ''), /\bescolaridade\b/)).toContain(
    'src/lib/candidate-fields.ts',
  );
});

it('a page is written in the files of its row alone', () => {
  const row = rowOf('uma tela');
  const names = /\bpaths\.accessibility\b|'\/acessibilidade'|accessibility-page/;
  expect(notInRow(row, names, 'accessibility-page')).toEqual([]);
  expect(notInRow(row.replace('lib/site-map.ts', ''), names, 'accessibility-page')).toContain(
    'src/lib/site-map.ts',
  );
});
