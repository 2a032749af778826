import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const themeScript = '<script src="/theme.js"></script>';
const styleLink = /[ \t]*<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>\n?/;

/**
 * The page with its style sheet and the script of the theme inside it; throws when it names none. The link stays: the
 * scripts that load parts of the site look for it to know that these styles are there. It is never followed, by the parser
 * because it is turned off, nor by what looks ahead of the parser because it is for no medium.
 */
export function withInlineFiles(html: string, theme: string, styleOf: (file: string) => string): string {
  const [link, file] = styleLink.exec(html) ?? [];
  if (link === undefined || file === undefined) throw new Error('A página não tem folha de estilos.');
  if (!html.includes(themeScript)) throw new Error('A página não tem o script do tema.');
  const style = styleOf(file);
  if (/<\/(style|script)/i.test(style + theme)) throw new Error(`${file} não cabe dentro de uma página.`);
  return html
    .replace(
      link,
      () => `    <style>${style}</style>\n${link.replace(/>\s*$/, ' media="not all" disabled>\n')}`,
    )
    .replace(themeScript, () => `<script>${theme}</script>`);
}

function textOf(bundle: Rolldown.OutputBundle, file: string): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`O site não tem ${file}.`);
  return typeof asset.source === 'string' ? asset.source : new TextDecoder().decode(asset.source);
}

/**
 * Puts into every built page what its first paint waits for, so that a far phone does not ask twice more before it shows
 * anything (performance: first paint). Stands after the plugins that write the pages.
 */
export function inlineFiles(): Plugin {
  let publicFolder = '';
  return {
    name: 'inline-files',
    apply: 'build',
    enforce: 'post',
    configResolved({ publicDir }) {
      publicFolder = publicDir;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const theme = await readFile(join(publicFolder, 'theme.js'), 'utf8');
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.html')) continue;
          file.source = withInlineFiles(textOf(bundle, file.fileName), theme, (style) =>
            textOf(bundle, style),
          );
        }
      },
    },
  };
}
