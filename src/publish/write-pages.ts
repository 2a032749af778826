import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { candidatePage, drawnPages, fileOf } from '../lib/drawn-pages.ts';
import { dayInBrasilia } from '../lib/format.ts';
import { siteHead } from '../seo/site-head.ts';
import { siteUrlFrom } from '../seo/site-url.ts';
import { type Backend, type PublicCandidate, readCandidates } from '../seo/public-candidates.ts';
import type { Card } from '../seo/share-image-svg.ts';
import { drawCards } from '../seo/share-images.ts';
import { fallbackFile } from './fallback-page.ts';
import { headText, withHead } from '../seo/page-html.ts';
import { staticPages } from '../seo/site-pages.ts';
import { robotsText, sitemapText } from '../seo/sitemap.ts';

export interface PagesOptions {
  /** Of a built site. */
  folder: string;
  /** The site's own origin; null when nobody has said it, and then no page, picture or sitemap claims one. */
  siteUrl: string | null;
  /** Where the candidates are. */
  backend: Backend;
}

/**
 * What the environment says of the site and its backend (VITE_SITE_URL, VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY).
 * Throws a sentence when VITE_SITE_URL is no origin; without the other two no site was built (backend-address.ts).
 */
export function pagesOptions(
  folder: string,
  variables: Readonly<Record<string, string | undefined>>,
): PagesOptions {
  return {
    folder,
    siteUrl: siteUrlFrom(variables['VITE_SITE_URL']),
    backend: {
      url: variables['VITE_SUPABASE_URL']?.trim() ?? '',
      anonKey: variables['VITE_SUPABASE_ANON_KEY']?.trim() ?? '',
    },
  };
}

/** Everything that this step alone writes, taken away first: a candidate who is gone leaves no page behind. */
const own = ['candidato', 'og', 'sitemap.xml'];

const siteCard: Card = {
  title: 'Conheça os candidatos à Presidência 2026 e faça suas escolhas',
  line: 'Eleições 2026 e deputados federais',
  foot: 'Em ordem alfabética, com fonte e data, sem recomendar voto.',
};

function cardOf(candidate: PublicCandidate): Card {
  return {
    title: candidate.nome,
    line: `Presidência da República ${candidate.election_year}`,
    foot: {
      sigla: candidate.partido_sigla,
      name: candidate.partido_nome,
      color: candidate.partido_cor_hex,
      number: candidate.numero_urna,
    },
  };
}

async function write(folder: string, file: string, content: string | Uint8Array): Promise<void> {
  const target = join(folder, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
}

async function writePictures(folder: string, candidates: readonly PublicCandidate[]): Promise<void> {
  const standing = candidates.filter(({ status }) => status === 'active');
  const files = [siteHead.image.slice(1), ...standing.map(({ id }) => `og/${id}.png`)];
  const pictures = await drawCards([siteCard, ...standing.map(cardOf)]);
  await Promise.all(pictures.map((picture, index) => write(folder, files[index] ?? '', picture)));
}

async function candidatesOf(
  backend: Backend,
): Promise<{ candidates: PublicCandidate[]; notice: string | null }> {
  try {
    return { candidates: await readCandidates(backend), notice: null };
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\s+/g, ' ') : String(error);
    const notice = `O backend não respondeu (${reason}): as páginas e imagens de compartilhamento dos candidatos não foram escritas.`;
    return { candidates: [], notice };
  }
}

/** What the build has drawn, by file. */
async function drawnDocuments(folder: string): Promise<ReadonlyMap<string, string>> {
  const built = new Set(await readdir(folder));
  const files = drawnPages.map(({ path }) => fileOf(path)).filter((file) => built.has(file));
  const documents = files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const);
  return new Map(await Promise.all(documents));
}

/**
 * Writes into a built site what needs no script to be read: an HTML file for each page that has an address of its own,
 * with its title, meta and facts; the sharing pictures; sitemap.xml and robots.txt. Returns a sentence for the person
 * when the candidates could not be read, else null; the rest is written all the same.
 */
export async function writePages({ folder, siteUrl, backend }: PagesOptions): Promise<string | null> {
  const { candidates, notice } = await candidatesOf(backend);
  const other = await readFile(join(folder, fallbackFile), 'utf8');
  const drawn = await drawnDocuments(folder);
  await Promise.all(own.map((name) => rm(join(folder, name), { recursive: true, force: true })));
  const pages = staticPages(candidates, siteUrl, dayInBrasilia(Date.now()));
  const ofCandidates = fileOf(candidatePage.pattern);
  const candidateDocument = drawn.get(ofCandidates) ?? other;
  const document = (file: string) =>
    dirname(file) === 'candidato' ? candidateDocument : (drawn.get(file) ?? other);
  await Promise.all(
    pages.map(({ file, head, data }) =>
      write(folder, file, withHead(document(file), headText(head, siteUrl, data))),
    ),
  );
  for (const [file, content] of [[fallbackFile, other] as const, [ofCandidates, candidateDocument] as const])
    await write(folder, file, withHead(content, headText({}, siteUrl)));
  await writePictures(folder, candidates);
  await write(folder, 'robots.txt', robotsText(siteUrl));
  if (siteUrl !== null) {
    const found = pages.flatMap(({ head: { path, isPrivate }, updatedAt }) =>
      path === undefined || isPrivate ? [] : [{ path, updatedAt }],
    );
    await write(folder, 'sitemap.xml', sitemapText(found, siteUrl));
  }
  return notice;
}
