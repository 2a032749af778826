import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const source = '.github/screenshots';
const folder = 'screenshots';

/** The README's pictures, which have nobody's photo. */
const pictures = [
  { file: 'inicio-360-claro.png', sizes: '360x780', form_factor: 'narrow', label: 'Página inicial' },
  {
    file: 'despesas-360-claro.png',
    sizes: '360x780',
    form_factor: 'narrow',
    label: 'Despesas de um deputado',
  },
  { file: 'candidatos-1280-claro.png', sizes: '1280x900', form_factor: 'wide', label: 'Lista de candidatos' },
] as const;

export const installScreenshots = pictures.map(({ file, ...said }) => ({
  src: `${folder}/${file}`,
  type: 'image/png',
  ...said,
}));

export function screenshots(): Plugin {
  return {
    name: 'screenshots',
    apply: 'build',
    async generateBundle() {
      for (const { file } of pictures)
        this.emitFile({
          type: 'asset',
          fileName: `${folder}/${file}`,
          source: await readFile(join(resolve(source), file)),
        });
    },
  };
}
