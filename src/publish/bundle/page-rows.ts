import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import * as rows from '../../lib/page-rows.ts';

const file = resolve('src/lib/page-rows.ts');

/** Writes the browser's part of the table of pages as data: what the table knows besides is not sent. */
export function pageRows(): Plugin {
  return {
    name: 'page-rows',
    apply: 'build',
    load(id) {
      if (id !== file) return null;
      const written = Object.entries(rows).map(
        ([name, of]) => `export const ${name} = ${JSON.stringify(of)};`,
      );
      return written.join('\n');
    },
  };
}
