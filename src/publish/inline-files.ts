import type { Plugin, Rolldown } from 'vite';

const styleLink = /[ \t]*<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>\n?/;

/**
 * The page with its style sheet inside it; throws when it names none. The link stays: the scripts that load parts of the
 * site look for it to know that these styles are there. It is never followed, by the parser because it is turned off, nor by
 * what looks ahead of the parser because it is for no medium.
 */
export function withInlineStyle(html: string, styleOf: (file: string) => string): string {
  const [link, file] = styleLink.exec(html) ?? [];
  if (link === undefined || file === undefined) throw new Error('A página não tem folha de estilos.');
  const style = styleOf(file);
  if (/<\/style/i.test(style)) throw new Error(`${file} não cabe dentro de uma página.`);
  return html.replace(
    link,
    () => `    <style>${style}</style>\n${link.replace(/>\s*$/, ' media="not all" disabled>\n')}`,
  );
}

function textOf(bundle: Rolldown.OutputBundle, file: string): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`O site não tem ${file}.`);
  return typeof asset.source === 'string' ? asset.source : new TextDecoder().decode(asset.source);
}

/**
 * Puts into the built page what its first paint waits for, so that a far phone does not ask twice more before it shows
 * anything (performance: first paint).
 */
export function inlineFiles(): Plugin {
  return {
    name: 'inline-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.html')) continue;
          file.source = withInlineStyle(textOf(bundle, file.fileName), (style) => textOf(bundle, style));
        }
      },
    },
  };
}
