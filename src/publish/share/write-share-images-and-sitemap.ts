import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { paths } from '../../lib/paths.ts';
import { addressesOf, siteMap } from '../../lib/site-map.ts';
import { siteHead } from '../../seo/site-head.ts';
import { siteUrlFrom } from '../../seo/site-url.ts';
import { type Backend, type PublicCandidate, readCandidates } from '../backend.ts';
import type { Card } from './share-image-svg.ts';
import { drawCards } from './share-images.ts';
import type { PublicRecords } from '../pages/site-pages.ts';
import { readSittingDeputies } from '../sitting-deputies.ts';
import { robotsText, sitemapText } from './sitemap.ts';

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

/** Everything that this step alone writes, taken away first. */
const own = ['og', 'sitemap.xml'];

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

/** The candidates and deputies who have a page, and a sentence for the publisher when they could not be read. */
export async function recordsOf(
  backend: Backend,
): Promise<{ records: PublicRecords; notice: string | null }> {
  try {
    const candidates = await readCandidates(backend);
    return { records: { candidates, sitting: await readSittingDeputies(backend) }, notice: null };
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\s+/g, ' ') : String(error);
    const notice = `O backend não respondeu (${reason}): as páginas dos candidatos e dos deputados e as imagens de compartilhamento não foram escritas.`;
    return { records: { candidates: [], sitting: [] }, notice };
  }
}

/** Writes the sharing pictures, sitemap.xml and robots.txt into a built site. */
export async function writeBesidePages(
  { folder, siteUrl }: PagesOptions,
  records: PublicRecords,
): Promise<void> {
  await Promise.all(own.map((name) => rm(join(folder, name), { recursive: true, force: true })));
  await writePictures(folder, records.candidates);
  await write(folder, 'robots.txt', robotsText(siteUrl));
  if (siteUrl !== null) {
    const found = [
      ...addressesOf(siteMap.filter(({ robots }) => robots === 'found')).pages.map((path) => ({ path })),
      ...records.candidates.map(({ id, updated_at }) => ({
        path: paths.candidate(id),
        updatedAt: updated_at,
      })),
      ...records.sitting.map(({ id }) => ({ path: paths.deputy(id) })),
    ];
    await write(folder, 'sitemap.xml', sitemapText(found, siteUrl));
  }
}
