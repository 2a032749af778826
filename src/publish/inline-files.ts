import type { Plugin, Rolldown } from 'vite';

/** What the bundler tells of a part of the site; the styles of a script are Vite's own addition. */
type Part =
  | { type: 'asset'; source: string | Uint8Array }
  | {
      type: 'chunk';
      isEntry: boolean;
      imports: readonly string[];
      viteMetadata?: { importedCss: Set<string> } | undefined;
    };

function textOf(bundle: Record<string, Part>, file: string): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`O site não tem ${file}.`);
  return typeof asset.source === 'string' ? asset.source : new TextDecoder().decode(asset.source);
}

/**
 * Takes the style sheets that the first script comes with from what the scripts ask for, and returns their files: neither
 * the page nor a later part of the site fetches them any more.
 */
export function takeStyles(bundle: Record<string, Part>): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || seen.has(name)) return;
    seen.add(name);
    chunk.imports.forEach(visit);
    for (const file of chunk.viteMetadata?.importedCss ?? []) files.add(file);
    chunk.viteMetadata?.importedCss.clear();
  };
  for (const [name, part] of Object.entries(bundle)) if (part.type === 'chunk' && part.isEntry) visit(name);
  return [...files];
}

/** What the files say. Throws when there is nothing, or what would end the element that holds it. */
export function stylesIn(bundle: Record<string, Part>, files: readonly string[]): string {
  const styles = files.map((file) => textOf(bundle, file)).join('');
  if (styles === '') throw new Error('A página não tem folha de estilos.');
  if (/<\/style/i.test(styles)) throw new Error('A folha de estilos não cabe dentro de uma página.');
  return styles;
}

/**
 * Puts into the built page what its first paint waits for, so that a far phone does not ask twice more before it shows
 * anything (performance: first paint). The page is given a tag, so that nothing in it has to be found and replaced.
 */
export function inlineFiles(): Plugin[] {
  let files: string[] = [];
  return [
    {
      name: 'inline-files',
      apply: 'build',
      generateBundle: {
        // Before Vite writes the page and the lists of what later parts need.
        order: 'pre',
        handler(_options, bundle: Rolldown.OutputBundle) {
          files = takeStyles(bundle);
        },
      },
      transformIndexHtml: {
        order: 'post',
        handler: (_html, { bundle = {} }) => [
          { tag: 'style', children: stylesIn(bundle, files), injectTo: 'head' },
        ],
      },
    },
    {
      name: 'inline-files-leave',
      apply: 'build',
      generateBundle: {
        order: 'post',
        handler(_options, bundle: Rolldown.OutputBundle) {
          for (const file of files) Reflect.deleteProperty(bundle, file);
        },
      },
    },
  ];
}
