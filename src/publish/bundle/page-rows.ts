import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import * as rows from '../../lib/page-rows.ts';

const file = resolve('src/lib/page-rows.ts');

/** Build-side facts stay out of the browser's script. */
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
