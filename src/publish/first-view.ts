import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { deputyPage, drawnPages, fileOf } from '../lib/drawn-pages.ts';
import { placeForList } from './drawn-list.ts';
import { drawFirstRender, type Drawing, type FirstRender } from './first-render.ts';

interface Site {
  root: string;
  mode: string;
}

/** One module with all that it imports, as a script that can stand inside a page. */
async function inlineScript(
  { root, mode }: Site,
  file: string,
  define: Record<string, string>,
): Promise<string> {
  const result = await build({
    root,
    mode,
    define,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': resolve(root, 'src') } },
    build: {
      target: 'es2022',
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: resolve(root, file),
        output: { format: 'iife' },
        treeshake: { moduleSideEffects: false },
      },
    },
  });
  const outputs: readonly unknown[] = Array.isArray(result) ? result : [result];
  const [output] = outputs.filter(isOutput);
  const code = output?.output[0].code.trim();
  if (code === undefined || code.includes('</')) throw new Error(`${file} não cabe dentro de uma página.`);
  return code;
}

function isOutput(value: unknown): value is Rolldown.RolldownOutput {
  return typeof value === 'object' && value !== null && 'output' in value;
}

/** Styles written on elements are refused by the site's policy; React puts its own there when it takes over. */
function withoutStyles(markup: string): string {
  return markup.replaceAll(/ style="[^"]*"/g, '');
}

function replaceOnce(html: string, found: string, replacement: string): string {
  if (html.split(found).length !== 2) throw new Error(`index.html não tem exatamente um ${found}.`);
  return html.replace(found, () => replacement);
}

/** The scripts of a page that begins with some modules of src, without those that the document names already. */
function scriptsOf(bundle: Rolldown.OutputBundle, html: string, modules: readonly string[]): string[] {
  const found = new Set<string>();
  const chunks = Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [one] : []));
  const waiting = modules.map((module) => {
    const own = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${module}`)));
    if (own === undefined) throw new Error(`${module} não está em script nenhum.`);
    return own.fileName;
  });
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    waiting.push(...(chunks.find(({ fileName }) => fileName === file)?.imports ?? []));
  }
  return [...found].filter((file) => !html.includes(`/${file}"`)).map((file) => `/${file}`);
}

const scriptTag = /[ \t]*(<link rel="modulepreload"[^>]*>|<script type="module"[^>]*><\/script>)\n?/g;

/**
 * A drawn page is seen before its scripts are even asked for: they stand in a template, and the script at the foot takes
 * them out. Letters and the first photo come before them.
 */
export function afterPaint(html: string): string {
  const tags = [...html.matchAll(scriptTag)].map(([, tag = '']) => tag);
  const template = `<template data-scripts>${tags.join('')}</template>`;
  return replaceOnce(html.replaceAll(scriptTag, ''), scriptsPlace, template);
}

const container = '<div id="root"></div>';
const headScript = '<script data-first-view>';
const scriptsPlace = '<template data-scripts></template>';

/** The file of the page at a path or pattern: the first render in its place, the one for people with a session beside it. */
export function drawnPage(
  html: string,
  path: string,
  { visitor, person }: Drawing,
  footScript: string,
): string {
  const markup = [
    `<div id="root">${withoutStyles(visitor)}</div>`,
    `<template data-drawn>${withoutStyles(person)}</template>`,
    placeForList,
    scriptsPlace,
    `<script>${footScript}</script>`,
  ].join('\n    ');
  return replaceOnce(
    replaceOnce(html, container, markup),
    headScript,
    `<script data-drawn="${path}" data-photo="">`,
  );
}

/** What the script in every page's head is made with. */
function headDefinitions(
  { listRead, deputiesRead, candidateRead, deputyRead, legislatureEnd }: FirstRender,
  pageScripts: Readonly<Record<string, readonly string[]>>,
): Record<string, string> {
  const values = {
    __LIST_READ__: listRead,
    __DEPUTIES_READ__: deputiesRead,
    __CANDIDATE_READ__: candidateRead,
    __DEPUTY_READ__: deputyRead,
    __PAGE_SCRIPTS__: pageScripts,
    __LEGISLATURE_END__: legislatureEnd,
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]));
}

function preloadLinks(html: string, files: readonly string[]): string {
  const links = files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
  return replaceOnce(html, '</head>', `  ${links.join('\n    ')}\n  </head>`);
}

/**
 * Puts into the built pages what shows something before the application's code is there: into each the script that asks
 * for the list where a screen begins with one; into the files of the drawn pages also the page as it is first drawn. Hosts
 * may answer with them addresses that only the application knows, so their scripts take it away there before it is seen.
 */
export function firstView(): Plugin {
  let site: Site = { root: '', mode: '' };
  let drawing: Promise<FirstRender> | undefined;
  const draw = () => (drawing ??= drawFirstRender(site.root, site.mode));
  return {
    name: 'first-view',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, mode }) {
      site = { root, mode };
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const first = await draw();
        const pages = [...drawnPages, { path: deputyPage.pattern, modules: deputyPage.modules }];
        const scripts = pages.map(({ path, modules }) => [path, scriptsOf(bundle, html, modules)] as const);
        const define = headDefinitions(first, Object.fromEntries(scripts));
        const script = await inlineScript(site, 'src/app/head-script.ts', define);
        const origin = new URL(first.listRead.url).origin;
        const connection = `<link rel="preconnect" href="${origin}" crossorigin>`;
        const marker = '<script src="/theme.js">';
        return replaceOnce(html, marker, `${connection}\n    ${headScript}${script}</script>\n    ${marker}`);
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const built = bundle['index.html'];
        if (built?.type !== 'asset' || typeof built.source !== 'string')
          throw new Error('O site não tem index.html.');
        const html = built.source;
        const { drawings } = await draw();
        const foot = await inlineScript(site, 'src/app/foot-script.ts', {});
        for (const { path, modules } of drawnPages) {
          const drawn = drawings[path];
          if (drawn === undefined) throw new Error(`${path} não foi desenhada.`);
          const page = preloadLinks(drawnPage(html, path, drawn, foot), scriptsOf(bundle, html, modules));
          const source = afterPaint(page);
          if (fileOf(path) === 'index.html') built.source = source;
          else this.emitFile({ type: 'asset', fileName: fileOf(path), source });
        }
      },
    },
  };
}
