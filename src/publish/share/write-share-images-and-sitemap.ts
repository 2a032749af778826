import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '../../lib/paths.ts';
import { addressesOf, siteMap } from '../../lib/site-map.ts';
import { siteHead } from '../../seo/site-head.ts';
import type { PublicCandidate, PublicRecords } from '../records.ts';
import { writeInto } from '../write-file.ts';
import type { Card } from './share-image-svg.ts';
import { drawCards } from './share-images.ts';
import { robotsText, sitemapText } from './sitemap.ts';

/** Removed before writing. */
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

async function writePictures(folder: string, candidates: readonly PublicCandidate[]): Promise<void> {
  const standing = candidates.filter(({ status }) => status === 'active');
  const files = [siteHead.image.slice(1), ...standing.map(({ id }) => `og/${id}.png`)];
  const pictures = await drawCards([siteCard, ...standing.map(cardOf)]);
  await Promise.all(pictures.map((picture, index) => writeInto(folder, files[index] ?? '', picture)));
}

/** Without `siteUrl` there is no sitemap. */
export async function writeShareImagesAndSitemap(
  folder: string,
  siteUrl: string | null,
  records: PublicRecords,
): Promise<void> {
  await Promise.all(own.map((name) => rm(join(folder, name), { recursive: true, force: true })));
  await writePictures(folder, records.candidates);
  await writeInto(folder, 'robots.txt', robotsText(siteUrl));
  if (siteUrl !== null) {
    const found = [
      ...addressesOf(siteMap.filter(({ robots }) => robots === 'found')).pages.map((path) => ({ path })),
      ...records.candidates.map(({ id, updated_at }) => ({
        path: paths.candidate(id),
        updatedAt: updated_at,
      })),
      ...records.sitting.map(({ id }) => ({ path: paths.deputy(id) })),
      ...records.rollCalls.map(({ id_camara }) => ({ path: paths.vote(id_camara) })),
    ];
    await writeInto(folder, 'sitemap.xml', sitemapText(found, siteUrl));
  }
}
