import { copyFile, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Script } from 'node:vm';
import { minify, type Plugin, transformWithOxc } from 'vite';

/** The built index.html as it is before pages are made from it, inside a built site. */
export const templateFile = '.vite/template.html';

/**
 * The same with its style sheet beside it: five hundred pages would be five hundred copies of it. No page by its
 * ending, so that none is put into it after all.
 */
export const linkedTemplateFile = '.vite/linked.txt';

/** The document of every address that has no file of its own. */
export const fallbackFile = '200.html';

/** The scripts without imports that stand inside every page, in their order. */
const inlineScripts = ['script-failed-notice.ts', 'head.ts'];

/** The inline scripts of this folder as one text. */
async function headScript(): Promise<string> {
  const parts = inlineScripts.map(async (name) => {
    const file = join(import.meta.dirname, name);
    const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
    // A module without imports and exports of its own is marked as one by an empty export, which no script may hold.
    const script = code.replace(/^export \{\};?$/m, '');
    return (await minify(name, `(() => {${script}})();`)).code;
  });
  const code = (await Promise.all(parts)).join('');
  if (code.includes('</')) throw new Error('head.ts não cabe dentro de uma página.');
  // Throws where it is no script.
  new Script(code);
  return code;
}

/**
 * Puts the inline script into every page, of the development server too, and keeps the built index.html for the pages that
 * are made from it (`write-site.ts`).
 */
export function prerender(): Plugin[] {
  return [pages(), linkedTemplate()];
}

/** Takes the page before the style sheet is put into it. */
function linkedTemplate(): Plugin {
  return {
    name: 'prerender-linked',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type === 'asset')
        this.emitFile({ type: 'asset', fileName: linkedTemplateFile, source: page.source });
    },
  };
}

function pages(): Plugin {
  let folder = '';
  return {
    name: 'prerender',
    config: () => ({ build: { manifest: true } }),
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async () => [{ tag: 'script', children: await headScript(), injectTo: 'head' }],
    },
    async writeBundle({ dir = folder }) {
      for (const copy of [templateFile, fallbackFile])
        await copyFile(join(dir, 'index.html'), join(dir, copy));
    },
  };
}
