import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { escapeMarkup } from '../../lib/text/escape-markup.ts';
import { ownPhotosMeta } from '../../lib/election/own-photos.ts';
import { paths } from '../../lib/paths.ts';
import { addressesOf, siteMap } from '../../lib/site-map.ts';
import type { PublicRecords } from '../records.ts';
import { writeInto } from '../write-file.ts';
import { sessionChunk, tapChunks } from '../bundle/chunks.ts';
import { dataBlock, fillPage, fillStyle, withoutEntry } from './fill.ts';
import {
  entryOf,
  fallbackFile,
  keysNamed,
  keysOf,
  manifestFile,
  readManifest,
  scriptsOf,
  scriptsOfEntry,
  templateFile,
  wayTo,
} from './modules.ts';
import { factsText, headText } from './page-html.ts';
import type { PageStart, Place } from './page-start.ts';
import type { PrerenderedPage, PrerenderedSite, RenderOptions } from './render.tsx';
import type { ReadPlace } from './routes.ts';
import { fileOf, type StaticPage, staticPages } from './static-pages.ts';
import { inlineStyle, linkedStyles, readStyles, stylePreloads, stylesFile } from './styles.ts';

interface SiteOptions {
  render: (options: RenderOptions) => Promise<PrerenderedSite>;
  folder: string;
  siteUrl: string | null;
  records: PublicRecords;
  ownPhotos: string;
}

interface Parts {
  template: string;
  linkedTemplate: string;
  site: PrerenderedSite;
  siteUrl: string | null;
  ownPhotos: string;
  styles: readonly string[];
  entry: string;
  entryScripts: readonly string[];
  scriptsNamed: (names: readonly string[]) => string[];
  scriptsOfPage: (page: string) => string[];
  /** Of what the file does not begin with: its code, and what reads its data. */
  scriptsOfPlace: (place: Pick<ReadPlace, 'page' | 'readBy'>) => string[];
}

function commonHead(
  parts: Parts,
  start: Pick<PageStart, 'path' | 'places' | 'taps'>,
  pageScripts: readonly string[],
): string {
  const { site, ownPhotos, entry, entryScripts, scriptsNamed } = parts;
  // The panel has no choices.
  const ofSession = scriptsNamed(hasOwnFrame(start.path ?? '') ? [sessionChunk] : tapChunks);
  const sessionScripts = ofSession.filter((one) => !pageScripts.includes(one));
  const [read] = site.places.flatMap(({ reads }) => reads);
  const origin = read ? `<link rel="preconnect" href="${new URL(read.url).origin}" crossorigin>` : '';
  const photos = `<meta name="${ownPhotosMeta}" content="${escapeMarkup(ownPhotos)}">`;
  const told: PageStart = {
    ...start,
    key: site.key,
    entry,
    modules: [...entryScripts, ...pageScripts],
    session: { key: site.sessionKey, modules: sessionScripts },
  };
  return origin + photos + dataBlock('start', told);
}

/** Nothing where the head has no reads. */
function placesAt({ site, scriptsOfPlace }: Parts, address: string, isShown: boolean): Place[] {
  return site.places.flatMap(({ path, at, reads, ownReads, page, readBy }) => {
    const isPage = new RegExp(at).test(address);
    if (reads.length + ownReads.length === 0 || !(isPage || path === address)) return [];
    return {
      at,
      reads,
      ownReads,
      ...(isShown && { isShown }),
      modules: isPage ? [] : scriptsOfPlace({ page, readBy }),
    };
  });
}

function pageHtml(parts: Parts, page: PrerenderedPage, { head, data }: StaticPage): string {
  const { path, isShown, queries, taps } = page;
  const isLinked = path.startsWith(paths.deputy(''));
  const places = placesAt(parts, path, isShown);
  return fillPage(
    isLinked ? parts.linkedTemplate : parts.template,
    (isLinked ? stylePreloads(parts.styles) : '') +
      commonHead(parts, { path, places, taps }, parts.scriptsOfPage(page.page)) +
      page.head +
      factsText(head, data),
    page.root + dataBlock('publication', { ...parts.site.publication, queries }),
  );
}

const recordFolders = addressesOf(siteMap.filter(({ file }) => file === 'records')).folders.map((folder) =>
  dirname(fileOf(`${folder}id`)),
);

/** The panel has another frame: its screens begin with nothing. */
const hasOwnFrame = (path: string) => path.startsWith(paths.admin);

function frameHtml(
  parts: Parts,
  { head, page }: Pick<StaticPage, 'head' | 'page'>,
  isFallback: boolean,
): string {
  const { site } = parts;
  const everywhere = site.places.map((place) => {
    const { at, reads, ownReads } = place;
    return { at, reads, ownReads, modules: parts.scriptsOfPlace(place) };
  });
  const path = isFallback ? null : (head.path ?? null);
  const own = page === undefined ? [] : parts.scriptsOfPage(page);
  const places = isFallback ? everywhere : placesAt(parts, path ?? '', false);
  const start = commonHead(parts, { path, places, taps: null }, own);
  const root = path !== null && hasOwnFrame(path) ? undefined : site.frame.root;
  return fillPage(parts.template, start + headText(head, parts.siteUrl), root);
}

async function removeOthers(folder: string, files: readonly string[]): Promise<void> {
  for (const record of recordFolders) {
    const target = join(folder, record);
    const own = files.filter((file) => dirname(file) === record);
    if (own.length === 0) await rm(target, { recursive: true, force: true });
    else if (existsSync(target))
      for (const name of await readdir(target))
        if (!own.includes(`${record}/${name}`)) await rm(join(target, name), { recursive: true });
  }
}

/** Returns a sentence for the publisher when pages lack their data, else null. */
export async function writePages(options: SiteOptions): Promise<string | null> {
  const { render, folder, siteUrl, records, ownPhotos } = options;
  const styles = readStyles(await readFile(join(folder, stylesFile), 'utf8'));
  const style = await Promise.all(styles.map((address) => readFile(join(folder, address), 'utf8')));
  const manifest = await readManifest(join(folder, manifestFile));
  const entry = entryOf(manifest);
  const built = withoutEntry(await readFile(join(folder, templateFile), 'utf8'), entry);
  const site = await render({ records, ownPhotos });
  const wayToPage = (page: string) => wayTo(manifest, `src/pages/${page}.tsx`);
  const parts: Parts = {
    template: fillStyle(built, inlineStyle(style.join(''))),
    linkedTemplate: fillStyle(built, linkedStyles(styles)),
    styles,
    site,
    siteUrl,
    ownPhotos,
    entry,
    entryScripts: scriptsOfEntry(manifest),
    scriptsNamed: (names) => scriptsOf(manifest, keysNamed(manifest, names)),
    scriptsOfPage: (page) => scriptsOf(manifest, wayToPage(page)),
    scriptsOfPlace: ({ page, readBy }) =>
      scriptsOf(manifest, [...wayToPage(page), ...(readBy === undefined ? [] : keysOf(manifest, readBy))]),
  };
  const pages = staticPages(records, site.heads, siteUrl);
  await removeOthers(
    folder,
    pages.map(({ file }) => file),
  );
  for (const page of pages) {
    const rendered = site.pages.find(({ path }) => path === page.head.path);
    const html = rendered ? pageHtml(parts, rendered, page) : frameHtml(parts, page, false);
    await writeInto(folder, page.file, html);
  }
  await writeInto(folder, fallbackFile, frameHtml(parts, { head: {} }, true));
  return site.failures.length === 0
    ? null
    : `O backend não respondeu (${site.failures.join('; ')}): estas páginas começam sem os seus dados.`;
}
