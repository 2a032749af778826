import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { minify, type Plugin, transformWithOxc } from 'vite';
import { fillStyle } from './fill.ts';
import { fallbackFile, templateFile } from './modules.ts';
import { inlineStyle, styleText, takeEntryStyles } from './styles.ts';

const inlineScripts = ['older-browsers.ts', 'script-failed-notice.ts', 'before-react.ts', 'head.ts'];

async function headScript(): Promise<string> {
  const parts = inlineScripts.map(async (name) => {
    const file = join(import.meta.dirname, name);
    const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
    const script = code.replace(/^export \{\};?$/m, '');
    return (await minify(name, `(() => {${script}})();`)).code;
  });
  const code = (await Promise.all(parts)).join('');
  if (code.includes('</')) throw new Error('head.ts não cabe dentro de uma página.');
  // Throws where it is no script.
  new Script(code);
  return code;
}

/** Keeps the built index.html for `write-site.ts`; dev pages get the script too. */
export function prerender(): Plugin[] {
  let styles: readonly string[] = [];
  return [takeEntryStyles((files) => (styles = files)), headOfPages(), keepTemplate(() => styles)];
}

function headOfPages(): Plugin {
  return {
    name: 'prerender-head',
    config: () => ({ build: { manifest: true } }),
    transformIndexHtml: {
      order: 'pre',
      handler: async () => [{ tag: 'script', children: await headScript(), injectTo: 'head' }],
    },
  };
}

function keepTemplate(styles: () => readonly string[]): Plugin {
  return {
    name: 'prerender-template',
    apply: 'build',
    enforce: 'post',
    // After the scripts: a linked style sheet would hold back the inline one.
    transformIndexHtml: { order: 'post', handler: () => [{ tag: 'style', injectTo: 'head' }] },
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') this.error('O site não tem index.html.');
      const template = String(page.source);
      page.source = fillStyle(template, inlineStyle(styleText(bundle, styles())));
      this.emitFile({ type: 'asset', fileName: templateFile, source: template });
      this.emitFile({ type: 'asset', fileName: fallbackFile, source: page.source });
    },
  };
}
